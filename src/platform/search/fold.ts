/**
 * Normalizes a text for comparison: no accents, case or apostrophes, initials joined (U.C.L.A. is
 * ucla), everything else that is no letter or digit a blank.
 */
export function fold(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/\p{M}|['‘’ʻ`]/gu, '')
    .toLowerCase()
    .replace(/(?<![\p{L}\d])(?:\p{L}\.){2,}\p{L}?/gu, (initials) => initials.replaceAll('.', ''))
    .replace(/[^\p{L}\d]+/gu, ' ')
    .trim();
}
