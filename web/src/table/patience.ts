/**
 * When to let something pass. Whoever has nothing to use and whoever keeps something back must look the same to the
 * others, so both answer at a moment that was drawn when the question came: mostly soon, and now and then late, so
 * that a long silence tells nothing either. Bots do not watch the clock; among them it goes at once.
 */

const AT_ONCE = 300;

export function patience(watched: boolean, random: () => number = Math.random): number {
  if (!watched) return AT_ONCE;
  return random() < 0.15 ? 5000 + random() * 7000 : 1200 + random() * 2800;
}
