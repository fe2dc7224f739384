import { stateNames } from '../../../platform/addresses/states.ts';

/** One thing that a school has to be found by: all of its words, or else the other spelling. */
interface Sought {
  readonly words: readonly string[];
  /** Other spellings of it, as a regular expression; null for none. */
  readonly orElse: string | null;
}

/** What stands for the same in names of schools. The federal list abbreviates some of them. */
const sameThing: readonly (readonly string[])[] = [
  ['township', 'twp'],
  ['high school', 'hs', 'h s'],
  ['school', 'sch', 'schl'],
  ['saint', 'st'],
  ['mount', 'mt'],
  ['fort', 'ft'],
  ['senior', 'sr'],
  ['junior', 'jr'],
  ['academy', 'acad'],
  ['center', 'ctr'],
  ['county', 'co'],
  ['community', 'comm'],
  ['regional', 'reg'],
  ['technical', 'tech'],
];

/** From each spelling to the others. */
const others = new Map(
  sameThing.flatMap((group) =>
    group.map((one) => [one, group.filter((other) => other !== one)] as const),
  ),
);
// Half of “high school”, as “hs” has both.
others.set('high', ['hs', 'h s']).set('school', ['sch', 'schl', 'hs', 'h s']);

/** What the federal lists abbreviate, in full; only what can't be anything else. */
const inFull: readonly (readonly [RegExp, string])[] = [
  [/\bH\.? ?S\b\.?/gi, 'High School'],
  [/\bSch\b\.?/g, 'School'],
  [/\bJr\b\.?(?=[\s/-](?:and\s+)?Sr\b|\s+High\b)/g, 'Junior'],
  [/\bSr\b\.?(?=\s+High\b)/g, 'Senior'],
  [/\bTwp\b\.?/g, 'Township'],
  [/\bAcad\b\.?/g, 'Academy'],
  [/\bCtr\b\.?/g, 'Center'],
  [/\bComm\b\.?(?= High\b)/g, 'Community'],
  [/\bIi(i?)\b/g, 'II$1'],
];

/** The name of a listed school as people write it: “Austin H S” is Austin High School. */
export const nameInFull = (listed: string): string =>
  inFull.reduce((name, [short, full]) => name.replace(short, full), listed).replace('IIi', 'III');

const asWords = (spellings: readonly string[]): string => `\\m(${spellings.join('|')})\\M`;

/** The state is at the end of what schools are found by, as its code or as it was typed. */
const states = new Map(
  [...stateNames].flatMap(([code, name]) => [
    [name.toLowerCase(), `\\m${code.toLowerCase()}$`] as const,
    [code.toLowerCase(), `\\m${name.toLowerCase()}$`] as const,
  ]),
);

/** “towns” may become a township. */
const fewestBegun = 4;

/** Longest first: “west virginia” isn’t “virginia”. */
const mostWords = Math.max(...[...states.keys()].map((name) => name.split(' ').length));

/** What a search looks for, with the abbreviations of each word and the codes of states. */
export function soughtIn(words: readonly string[]): readonly Sought[] {
  const sought: Sought[] = [];
  for (let at = 0; at < words.length;) {
    const one = longestKnown(words.slice(at)) ?? wordAlone(words[at] ?? '');
    sought.push(one);
    at += one.words.length;
  }
  return sought;
}

function longestKnown(words: readonly string[]): Sought | null {
  for (let count = Math.min(mostWords, words.length); count > 1; count -= 1) {
    const phrase = words.slice(0, count);
    const orElse = spelledElse(phrase.join(' '));
    if (orElse !== null) return { words: phrase, orElse };
  }
  return null;
}

function wordAlone(typed: string): Sought {
  const word = typed.replace(/\.$/, '');
  const begun =
    word.length >= fewestBegun
      ? [...others.keys()].find((spelling) => spelling.startsWith(word))
      : undefined;
  return { words: [word], orElse: spelledElse(word) ?? spelledElse(begun ?? '') };
}

function spelledElse(said: string): string | null {
  const spellings = others.get(said);
  const found = [spellings && asWords(spellings), states.get(said)].filter(Boolean);
  return found.length === 0 ? null : found.join('|');
}
