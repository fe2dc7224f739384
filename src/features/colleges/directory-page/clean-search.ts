import { stateNames } from '../../../platform/addresses/states.ts';

/**
 * The search part of the directory's address without meaningless values: empty fields of a form
 * sent without a script, and unknown states. Null when nothing remains of it.
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
