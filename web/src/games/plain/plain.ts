/** The fields that all views share; the page around the board shows them. */
export const SHARED = ['game', 'seat', 'seats', 'waiting', 'prompt', 'choices', 'result'];

/** A name of a field as words. */
export const words = (name: string): string => {
  const text = name.replaceAll(/[_-]/g, ' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
};
