/** What stands in the box when something refused comes back into it: before what is being typed. */
export const putBefore = (refused: string, typed: string): string =>
  typed.trim() === '' ? refused : `${refused}\n${typed}`;
