import { stateNames } from './states.ts';

/**
 * The search of the directory's address without what says nothing: the empty fields of a form that was
 * sent without a script, and states that there are not. Null when there is nothing of that in it.
 */
export function cleanSearch(params: URLSearchParams): string | null {
  const kept = [...params].filter(
    ([name, value]) =>
      value.trim() !== '' && (name !== 'state' || stateNames.has(value.trim().toUpperCase())),
  );
  if (kept.length === params.size) return null;
  const search = new URLSearchParams(kept).toString();
  return search === '' ? '' : `?${search}`;
}
