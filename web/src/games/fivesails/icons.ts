/** Small signs of this game, in a box of 24. `fill` shapes are solid, `line` shapes are strokes. */

export const ICONS = {
  combat: { line: 'M4 3l10 11M20 3L10 14M6 14l4 4M18 14l-4 4M3.5 20.5L7.5 17M20.5 20.5L16.5 17' },
  finesse: { line: 'M4 21C7 11 12 6 20 3c0 8-5 12-12 13M4 21l8-9' },
  influence: { fill: 'M3 7l5 5 4-8 4 8 5-5-2.5 10h-13zM5.5 19h13v2h-13z' },
  resolve: { fill: 'M12 21C5 15.500 2.500 12 2.500 8.300A4.700 4.700 0 0 1 12 6.500a4.700 4.700 0 0 1 9.500 1.800C21.500 12 19 15.500 12 21z' },
  riposte: { line: 'M20 6C11 4 5 9 5 18M5 19l-3-5M5 19l5-3' },
  parry: { fill: 'M12 2l8.500 3c0 9-3 13.500-8.500 17C6.500 18.500 3.500 14 3.500 5z' },
  thrust: { fill: 'M2 11h12V6.500L22 12l-8 5.500V13H2z' },
  lasting: { line: 'M6 3h12M6 21h12M7.5 3v3.5L12 12l4.500-5.500V3M7.500 21v-3.500L12 12l4.500 5.500V21' },
  renown: { fill: 'M12 2l3 6.700 7.200.7-5.400 4.900 1.600 7.200L12 17.800l-6.400 3.700 1.600-7.200L1.800 9.400 9 8.700z' },
  threat: { fill: 'M10.500 2h3v3H18v2.500h-4V17l-2 5-2-5V7.500H6V5h4.500z' },
  wound: { fill: 'M12 2.500c4.500 6 6.500 9 6.500 12.500a6.500 6.500 0 0 1-13 0c0-3.500 2-6.500 6.500-12.500z' },
  coin: { fill: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zm0 3.500l-1.600 3.700-4 .4 3 2.700-.9 3.900 3.500-2 3.500 2-.9-3.900 3-2.700-4-.4z' },
  hand: { line: 'M5 8.500l8-3 4.500 12-8 3zM9.500 6.500L8 4.500l-5 3 4 9' },
  deck: { line: 'M6 4h12v16H6zM9 4V2h12v16h-3' },
  discard: { line: 'M5 5h14v14H5zM9 9l6 6M15 9l-6 6' },
  flag: { fill: 'M5 2h2.500v20H5zM8 3h12l-3.500 4.500L20 12H8z' },
  first: { fill: 'M12 2a10 10 0 1 1 0 20 10 10 0 0 1 0-20zm-1.500 5v1.800l1.300-.6V17h2V6.500h-1.400z' },
  home: { fill: 'M12 3L2 12h3v9h5v-6h4v6h5v-9h3z' },
  engaged: { line: 'M19 12a7 7 0 1 1-3-5.700M16 2v5h-5' },
  skull: { fill: 'M12 2.500c5 0 9 3.600 9 8.300 0 2.900-1.500 5-3.500 6.300V21h-11v-3.900C4.500 15.800 3 13.700 3 10.800c0-4.700 4-8.300 9-8.300zM8.500 9.500a2 2 0 1 0 0 4 2 2 0 0 0 0-4zm7 0a2 2 0 1 0 0 4 2 2 0 0 0 0-4zM11 15l-1 2.500h4L13 15z' },
  leader: { fill: 'M2 8l5 3.500L12 3l5 8.500L22 8l-2.500 12h-15z' },
  character: { fill: 'M12 2.500a5 5 0 1 1 0 10 5 5 0 0 1 0-10zM3 22c.5-5.500 4-8 9-8s8.500 2.500 9 8z' },
  scheme: { line: 'M6 3h11l3 3v15H6zM9.500 9h7M9.500 13h7M9.500 17h4' },
  attachment: { line: 'M14 4l6 6-9.500 9.500a3.800 3.800 0 0 1-5.500-5.500L14 5' },
  risk: { line: 'M4 4l9 10M8 15l-4 4M11 18l-5-5M20 4l-7 8' },
  event: { line: 'M12 3v4M12 17v4M3 12h4M17 12h4M6 6l2.500 2.500M15.500 15.500L18 18M18 6l-2.500 2.500M8.500 15.500L6 18' },
  buried: { line: 'M6 4h12v16H6zM9 8l6 8M15 8l-6 8' },
} satisfies Record<string, { fill?: string; line?: string }>;

export type IconName = keyof typeof ICONS;
