/** Maximum length of a stranger's name in an email (docs/guides/security.md, rule 17). */
const longestName = 60;
/** What is read of a name at all: beyond that it is an attack on the patterns below. */
const longestRead = 500;

const invisible = /[\p{Cc}\p{Cf}\p{Zl}\p{Zp}]+/gu;
const withScheme = /\b[a-z][a-z0-9+.-]*:\/\/\S*|\b(?:mailto|javascript|data|tel):\S*|\bwww\.\S*/giu;
const dotInsideWord = /(?<=[\p{L}\p{N}])[.\u3002\uff0e\uff61](?=[\p{L}\p{N}]{2})/gu;

/**
 * Makes a name typed by a stranger safe in an email to someone else: removes links, breaks up what
 * an email program would link (`evil.example/x`, `a@b.example`), removes invisible and
 * bidirectional control characters, and cuts to 60 characters at grapheme boundaries. Initials and
 * abbreviations keep their dots (`J. R. Doe`, `St. Olaf`).
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
