/**
 * The Flesch-Kincaid grade level of English prose: 0.39 times words per sentence, plus 11.8 times
 * syllables per word, minus 15.59. J. P. Kincaid, R. P. Fishburne, R. L. Rogers and B. S. Chissom,
 * "Derivation of New Readability Formulas for Navy Enlisted Personnel", Research Branch Report 8-75,
 * Naval Technical Training Command, 1975.
 */
export function readingGrade(pieces: readonly string[]): number {
  const sentences = pieces.flatMap(sentencesOf);
  const words = sentences.flat();
  const syllables = words.reduce((sum, word) => sum + syllablesOf(word), 0);
  return 0.39 * (words.length / sentences.length) + 11.8 * (syllables / words.length) - 15.59;
}

/** The words of each sentence of a piece; the end of a piece ends a sentence too. */
const sentencesOf = (piece: string): string[][] =>
  piece
    .split(/[.!?]+[”’)]*(?:\s+|$)/)
    .map((sentence) => sentence.split(/[\s/–-]+/).filter((word) => /[\p{L}\p{N}]/u.test(word)))
    .filter((words) => words.length > 0);

/**
 * Syllables by the usual rule of thumb: runs of vowels, without a silent e at the end. Capitals alone
 * are spelled (a syllable a letter), digits read as one each.
 */
function syllablesOf(word: string): number {
  const bare = word.replace(/[^\p{L}\p{N}]/gu, '');
  if (/^[A-Z]{2,5}$/.test(bare) && !sayable.has(bare)) return bare.length;
  const lower = bare.toLowerCase();
  const digits = lower.replace(/\D/g, '').length;
  const letters = lower
    .replace(/\d/g, '')
    .replace(/(?:[^laeiouy]es|[^aeiouytd]ed|[^laeiouy]e|(?<=[aeiouy])les?)$/, (end) => end[0] ?? '')
    .replace(/^y/, '');
  const vowels = letters.match(/[aeiouy]+/g)?.length ?? 0;
  const apart =
    letters.match(/ia(?!l)|io(?!n|us)|eo|uou|iu|ua(?!r)|creat(?!u)|being/g)?.length ?? 0;
  return Math.max(1, vowels + apart + digits);
}

/** Short names that are said as a word. */
const sayable = new Set(['FAFSA', 'CLEP', 'PLUS', 'SNAP', 'PSAT', 'CSS']);
