/** Paths with the footer that is copyright and theme only (section 2 of the specification). */
const compactFooter = ['/app', '/fair-', '/register', '/login', '/reset-password'];

/** Whether a path has the compact footer. */
export const hasCompactFooter = (path: string): boolean =>
  compactFooter.some((start) => path.startsWith(start));
