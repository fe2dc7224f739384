import type { Cue } from '../../../platform/files/read-captions.ts';

interface SearchedSession {
  readonly number: number;
  readonly title: string;
  readonly speakers: readonly { readonly name: string; readonly atSecond: number | null }[];
  /** Its captions; none if it has no captions on this site. */
  readonly cues: readonly Cue[];
}

/** A search result: a position in a recording. */
export interface Found {
  readonly session: number;
  readonly sessionTitle: string;
  readonly second: number;
  /** The college that is speaking there. */
  readonly college: string | null;
  /** The matching caption; null if the college or the session itself matched. */
  readonly text: string | null;
}

/** Maximum results of a search. */
const most = 50;

/** Lowercase without accents and with plain quotes: `beyonce's` finds `Beyoncé’s`. */
const plain = (text: string): string =>
  text.normalize('NFD').replaceAll(/\p{M}/gu, '').replaceAll(/[‘’]/g, "'").toLowerCase();

/** Finds sessions by title, colleges by name, and captions, in the order of the fair. */
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
          ...at,
          second: atSecond ?? 0,
          college: name,
          text: null,
        })),
        ...cues
          .filter(({ text }) => has(text))
          .map(({ start, text }) => ({
            ...at,
            second: start,
            text,
            college: speakerAt(speakers, start),
          })),
      ];
    })
    .slice(0, most);
}

/** The speaker at a second of a recording; null before the first one. */
function speakerAt(speakers: SearchedSession['speakers'], second: number): string | null {
  const begun = speakers
    .filter(({ atSecond }) => atSecond !== null && atSecond <= second)
    .toSorted((one, other) => (other.atSecond ?? 0) - (one.atSecond ?? 0));
  return begun[0]?.name ?? null;
}
