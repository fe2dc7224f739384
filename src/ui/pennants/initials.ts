const small = new Set('the of at and in for to a an by on'.split(' '));
/** Skipped inside a name, but not where they begin a place: "El Paso". */
const smallAbroad = new Set('de del la las los el y e du des da do'.split(' '));
const generic =
  /^(?:university|college|colleges|institute|school|academy|universidad|colegio|campus)$/i;
const longest = 4;

/**
 * The one to four letters on a pennant: "University of Texas at El Paso" -> "UTEP". What is an
 * abbreviation already stays one: "SUNY Oswego" -> "SUNY".
 */
export function pennantInitials(name: string): string {
  const clean = name
    .replace(/\([^)]*\)/g, ' ')
    .normalize('NFD')
    .replace(/[\u0300-\u036f'’ʻ.]/g, '')
    .replace(/\b([A-Z]) & ([A-Z])\b/g, '$1&$2');
  // What comes after a comma, or after "University-", is the campus: the first to go without room.
  const [head = '', ...campus] = clean.split(
    /\s*,\s*|\s+[-–—]\s+|(?<=university|college|institute)[-–—]/i,
  );
  const words = wordsOf(head);
  const main = words.map(initialOf).join('');
  const all = main + campus.flatMap(wordsOf).map(initialOf).join('');
  if (all.length <= longest && !all.includes('&')) return all;
  const abbreviation = words.find(isAbbreviation);
  if (abbreviation && main.length > longest) return abbreviation.slice(0, longest);
  // "Lewis & Clark College" is L&C to everyone.
  while (words.length > 2 && generic.test(words.at(-1) ?? '')) {
    if (!main.includes('&') && words.map(initialOf).join('').length <= longest) break;
    words.pop();
  }
  const short = words.map(initialOf).join('');
  return (short.length > longest ? short.replace(/&/g, '') : short).slice(0, longest);
}

const isAbbreviation = (word: string) => /^[A-Z]{2,5}$/.test(word);

/** The words that count; a name in capitals throughout holds no abbreviations. */
function wordsOf(part: string): string[] {
  const all = part.split(/[\s/–—-]+/).filter((word) => /[a-z0-9&]/i.test(word));
  const shouts = all.length > 1 && all.every((word) => word === word.toUpperCase());
  const counting = all.filter(
    (word) =>
      !small.has(word.toLowerCase()) && !smallAbroad.has(shouts ? word.toLowerCase() : word),
  );
  const remainingWords = counting.length > 0 ? counting : all;
  return shouts ? remainingWords.map((word) => word.toLowerCase()) : remainingWords;
}

function initialOf(word: string): string {
  if (isAbbreviation(word)) return word;
  if (word === '&' || /^[A-Z]&[A-Z]$/i.test(word)) return word.toUpperCase();
  return /[a-z0-9]/i.exec(word)?.[0].toUpperCase() ?? '';
}
