/** The text after a rejected message returns to the box: before what is being typed. */
export const putBefore = (refused: string, typed: string): string =>
  typed.trim() === '' ? refused : `${refused}\n${typed}`;
