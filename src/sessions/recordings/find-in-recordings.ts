import type { Cue } from '../../platform/files/read-captions.ts';

interface SearchedSession {
  readonly number: number;
  readonly title: string;
  readonly speakers: readonly { readonly name: string; readonly atSecond: number | null }[];
  /** What is said in it; none where it has no captions on this site. */
  readonly cues: readonly Cue[];
}

/** A place in a recording that was looked for. */
export interface Found {
  readonly session: number;
  readonly sessionTitle: string;
  readonly second: number;
  /** The college that speaks there. */
  readonly college: string | null;
  /** What is said there; null where the college or the session itself was found. */
  readonly text: string | null;
}

/** Results of one search; more helps no one. */
const most = 50;

/** Small letters without accents and with plain quotes: `Beyoncé’s` is found by `beyonce's`. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[‘’]/g, "'").toLowerCase();

/** Finds sessions by title, colleges by name, and what is said in them, in the order of the fair. */
export function findInRecordings(
  sessions: readonly SearchedSession[],
  query: string,
): readonly Found[] {
  const words = plain(query).split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const has = (text: string) => {
    const searched = plain(text);
    return words.every((word) => searched.includes(word));
  };
  return sessions
    .flatMap(({ number, title, speakers, cues }) => {
      const at = { session: number, sessionTitle: title };
      const colleges = speakers.filter(({ name }) => has(name));
      return [
        ...(has(title) ? [{ ...at, second: 0, college: null, text: null }] : []),
        ...colleges.map(({ name, atSecond }) => ({
          ...{ ...at, second: atSecond ?? 0, college: name, text: null },
        })),
        ...cues
          .filter(({ text }) => has(text))
          .map(({ start, text }) => ({
            ...{ ...at, second: start, text, college: speakerAt(speakers, start) },
          })),
      ];
    })
    .slice(0, most);
}

/** Who speaks at a second of a recording; null before the first one. */
function speakerAt(speakers: SearchedSession['speakers'], second: number): string | null {
  const begun = speakers
    .filter(({ atSecond }) => atSecond !== null && atSecond <= second)
    .toSorted((one, other) => (other.atSecond ?? 0) - (one.atSecond ?? 0));
  return begun[0]?.name ?? null;
}
