import { stateNames } from '../../../platform/addresses/states.ts';

/**
 * The search part of the directory's address without meaningless values: empty fields of a form
 * sent without a script, and unknown states. Null when nothing remains of it.
 */
export function cleanSearch(params: URLSearchParams): string | null {
  const remaining = [...params].filter(
    ([name, value]) =>
      value.trim() !== '' && (name !== 'state' || stateNames.has(value.trim().toUpperCase())),
  );
  if (remaining.length === params.size) return null;
  const search = new URLSearchParams(remaining).toString();
  return search === '' ? '' : `?${search}`;
}
