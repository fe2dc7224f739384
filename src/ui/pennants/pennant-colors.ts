import { contrast } from '../brand/contrast.ts';

/** The felts that pennants are cut from. */
export const felts = {
  navy: '#1f2f5c',
  indigo: '#40408f',
  royal: '#064e89',
  teal: '#07514f',
  forest: '#1f5a3c',
  maroon: '#7a1f35',
  russet: '#8f3616',
  plum: '#5d2a66',
  coal: '#2a2824',
  sky: '#8cc4e8',
  lime: '#a9cf5a',
  gold: '#f3bd2f',
  orange: '#ea7a30',
  rose: '#f2a7b0',
  stone: '#d9d4c7',
  cream: '#fbf3df',
} as const;

/** Pairs that can be read and still hurt the eye. */
const ugly: readonly (readonly [keyof typeof felts, keyof typeof felts])[] = [
  ['lime', 'maroon'],
  ['lime', 'plum'],
  ['lime', 'russet'],
  ['lime', 'royal'],
  ['lime', 'indigo'],
  ['rose', 'russet'],
  ['rose', 'forest'],
  ['rose', 'royal'],
  ['orange', 'maroon'],
  ['orange', 'russet'],
  ['orange', 'plum'],
  ['orange', 'forest'],
  ['sky', 'russet'],
  ['sky', 'forest'],
];

/** Felt and letters that are dealt together: all stand 4.5:1 apart. A change deals every college anew. */
export const feltPairs: readonly (readonly [string, string])[] = Object.entries(felts).flatMap(
  ([base, felt]) =>
    Object.entries(felts)
      .filter(
        ([ink, color]) =>
          contrast(felt, color) >= 4.5 &&
          !ugly.some(
            ([one, other]) => (one === base && other === ink) || (one === ink && other === base),
          ),
      )
      .map(([, color]) => [felt, color] as const),
);

/** The pair of a name, today and in ten years: FNV-1a over its letters. */
export function feltPair(name: string): readonly [string, string] {
  let hash = 0x811c9dc5;
  for (const email of name.normalize('NFKC').trim().toLowerCase())
    hash = Math.imul(hash ^ (email.codePointAt(0) ?? 0), 0x01000193);
  // Mixed once more: names that differ in their last letter alone would lie close together.
  hash = Math.imul(hash ^ (hash >>> 15), 0x2c1b3c6d);
  return feltPairs[((hash ^ (hash >>> 13)) >>> 0) % feltPairs.length] ?? [felts.navy, felts.gold];
}
