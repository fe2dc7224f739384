/** Longest name of a stranger that a mail repeats (docs/guides/security.md, rule 17). */
const longestName = 60;
/** What is read of a name at all: beyond that it is an attack on the patterns below. */
const longestRead = 500;

const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const withScheme = /\b[a-z][a-z0-9+.-]*:\/\/\S*|\b(?:mailto|javascript|data|tel):\S*|\bwww\.\S*/giu;
const dotInsideWord = /(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=[\p{L}\p{N}]{2})/gu;

/**
 * Makes a name that a stranger has typed safe to repeat in somebody else's mail: links are taken
 * out, what a mail program would turn into one (`evil.example/x`, `a@b.example`) is broken up,
 * invisible and direction-changing characters go, and 60 characters are left at most, cut between
 * characters as a reader sees them. Initials and saints keep their dots (`J. R. Doe`, `St. Olaf`).
 */
export function cleanName(name: string): string {
  const plain = name
    .slice(0, longestRead)
    .replace(invisible, ' ')
    .replace(withScheme, ' ')
    .replace(dotInsideWord, ' ')
    .replace(/[@<>/\\]+/g, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  return cutText(plain, longestName);
}

function cutText(text: string, longest: number): string {
  if (text.length <= longest) return text;
  const graphemes = new Intl.Segmenter('en', { granularity: 'grapheme' });
  let cut = '';
  for (const { segment } of graphemes.segment(text)) {
    if (cut.length + segment.length > longest) break;
    cut += segment;
  }
  return cut.trimEnd();
}
