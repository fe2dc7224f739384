/**
 * The key of a file's main object, or of a smaller picture of it: in two levels of 256 folders by the
 * end of the id, for its beginning is the time and would fill one folder after the other.
 */
export function fileKey(id: string, size?: number): string {
  const main = `${id.slice(-2)}/${id.slice(-4, -2)}/${id}`;
  return size === undefined ? main : `${main}.${size}`;
}

/** The key under which a picture waits until it has been encoded. */
export const draftKey = (id: string): string => `${fileKey(id)}.draft`;

/** The file that an object belongs to, by its key; null for what is none of ours. */
export function idOfKey(key: string): string | null {
  const id = /([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})(?:\.[a-z\d]+)?$/.exec(key)?.[1];
  return id !== undefined && key.startsWith(fileKey(id)) ? id : null;
}
