import { readAsked, type Asked } from './directory-address.ts';

/** Inside, colleges are also sorted by how well they fit. */
export const sortingsInside = ['relevance', 'match', 'name', 'size', 'state'] as const;

/** Picked colleges that an address may name: those that fit side by side, and one too many. */
const mostPicked = 5;

/** Colleges named in one value, once each. */
export const readPicked = (value: string | null): readonly string[] =>
  [...new Set((value ?? '').split(',').filter((slug) => /^[a-z0-9-]{1,120}$/.test(slug)))].slice(
    0,
    mostPicked,
  );

/** Reads what an address of the directory inside asks. */
export function readMyAsked(params: URLSearchParams): Asked {
  const saved = params.get('saved');
  const asked = readAsked(params);
  return {
    ...asked,
    sort: params.get('sort') === 'match' ? 'match' : asked.sort,
    inside: {
      saved: saved === 'own' || saved === 'student' ? saved : null,
      student: (params.get('student') ?? '').slice(0, 40),
      pick: readPicked(params.get('pick')),
    },
  };
}
