/**
 * Where someone without an account joins the fair that a path is inside of; null for other paths.
 *
 * @param back a page of our own, as `ownPath` gives it
 */
export function joinPath(back: string | null): string | null {
  const slug = /^\/app\/fairs\/visit\/([a-z\d]+(?:-[a-z\d]+)*)(?:[/?#]|$)/.exec(back ?? '')?.[1];
  return slug === undefined ? null : `/fair-${slug}/register`;
}
