import type { PageCall } from '../../platform/pages/page-call.ts';
import { readCookie } from '../../platform/pages/read-cookies.ts';

const name = 'quad.closed';

/**
 * A `Set-Cookie` that blocks registration as a student until the browser is closed: a child who
 * entered a birth date is not asked for another.
 */
export const closeToStudents = ({ publicUrl }: Pick<PageCall, 'publicUrl'>): string =>
  [
    `${name}=1`,
    'Path=/',
    'HttpOnly',
    'SameSite=Lax',
    ...(publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');

/** Whether it is blocked in this browser. */
export const isClosedToStudents = (request: Request): boolean =>
  readCookie(request.headers.get('cookie'), name) !== null;
