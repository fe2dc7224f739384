/**
 * The property under which a row carries the records behind a relation asked for as `responseKey`.
 * It cannot meet a field's name, and it fits into a name of the database (63 bytes).
 */
export function relationKey(responseKey: string): string {
  if (responseKey.length <= 60) return `~${responseKey}`;
  let hash = 0x811c9dc5;
  for (let index = 0; index < responseKey.length; index += 1)
    hash = Math.imul(hash ^ responseKey.charCodeAt(index), 0x01000193) >>> 0;
  return `~${responseKey.slice(0, 45)}.${hash.toString(36)}`;
}
