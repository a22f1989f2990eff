/** Every seat has a colour and a shape of its own, so that nobody needs the colour to tell seats apart. */
export const SEATS = [
  { colour: '#5b8fd0', path: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18z' },
  { colour: '#d9698b', path: 'M12 3l10 18H2z' },
  { colour: '#46ab9f', path: 'M4 4h16v16H4z' },
  { colour: '#c99a3f', path: 'M12 1.5L22.5 12 12 22.5 1.5 12z' },
  { colour: '#a083d6', path: 'M12 1.5l3 7 7.5.6-5.7 5 1.8 7.4-6.6-4-6.6 4 1.8-7.4-5.7-5 7.5-.6z' },
  { colour: '#98a0aa', path: 'M7 3h10l5.5 9L17 21H7l-5.5-9z' },
];

export const seatStyle = (seat: number) => SEATS[seat % SEATS.length]!;
