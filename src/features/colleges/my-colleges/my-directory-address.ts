import { readAsked, type Asked } from '../directory-page/directory-address.ts';

/** The signed-in directory also sorts by how well colleges fit. */
export const sortingsInside = ['relevance', 'match', 'name', 'size', 'state'] as const;

/** Selected colleges in an address: those that fit side by side, and one too many. */
const mostPicked = 5;

/** Colleges named in one value, deduplicated. */
export const readPicked = (value: string | null): readonly string[] =>
  [...new Set((value ?? '').split(',').filter((slug) => /^[a-z0-9-]{1,120}$/.test(slug)))].slice(
    0,
    mostPicked,
  );

/** Reads the options of the signed-in directory from an address. */
export function readMyAsked(params: URLSearchParams): Asked {
  const saved = params.get('saved');
  const query = readAsked(params);
  return {
    ...query,
    sort: params.get('sort') === 'match' ? 'match' : query.sort,
    inside: {
      saved: saved === 'own' || saved === 'student' ? saved : null,
      student: (params.get('student') ?? '').slice(0, 40),
      pick: readPicked(params.get('pick')),
    },
  };
}
