/** Where pictures of campaigns are served. */
const prefix = '/api/campaign-pictures/';

const uuid = '[\\da-f]{8}(?:-[\\da-f]{4}){3}-[\\da-f]{12}';
const path = `${prefix}(${uuid})/([\\w-]{22}\\.(?:jpg|png))`;
const whole = new RegExp(`^(?:https?://[^/?#\\s\\\\]+)?(${path})$`);
const within = new RegExp(path, 'g');

/** A picture of a campaign as an address names it. */
export interface NamedPicture {
  readonly id: string;
  /** Its second half, which can’t be guessed. */
  readonly name: string;
}

/** The address of a picture as stored in texts: a path, so that it follows PUBLIC_URL. */
export const picturePath = ({ id, name }: NamedPicture): string => `${prefix}${id}/${name}`;

/**
 * The path of one of our pictures, from its path or its whole address; null for any other address. A
 * host before such a path doesn't count: what it names is looked for here alone.
 */
export const ownPicturePath = (src: string): string | null => whole.exec(src.trim())?.[1] ?? null;

/** The pictures whose addresses a text holds, each once. */
export function picturesIn(html: string): readonly NamedPicture[] {
  const found = new Map<string, NamedPicture>();
  for (const [address, id = '', name = ''] of html.matchAll(within))
    found.set(address, { id, name });
  return [...found.values()];
}

/** The same as a regular expression of PostgreSQL, with the id as its first group. */
export const pictureIdSql = `${prefix}([0-9a-f-]{36})/`;
