import { readCookie } from '../../../platform/pages/read-cookies.ts';
import { rememberingCookie } from '../../../platform/pages/remember-cookie.ts';

/** Columns that an admin can show or hide; the name is always visible. */
export const collegeColumns = [
  'kinds',
  'status',
  'reps',
  'fairs',
  'unpaid',
  'domain',
  'unitId',
  'updatedAt',
] as const;

export type CollegeColumn = (typeof collegeColumns)[number];

const usual: readonly CollegeColumn[] = ['kinds', 'status', 'reps', 'fairs', 'unpaid'];
const cookieName = 'quad.college-columns';

/** The columns this browser remembers, in their usual order. */
export function readColumns(cookies: string | null): readonly CollegeColumn[] {
  const cookie = readCookie(cookies, cookieName);
  if (cookie === null) return usual;
  const chosen = cookie.split('.');
  return collegeColumns.filter((one) => chosen.includes(one));
}

/** A `Set-Cookie` that remembers columns for a year. */
export const rememberColumns = (chosen: readonly unknown[]): string =>
  rememberingCookie(cookieName, collegeColumns.filter((one) => chosen.includes(one)).join('.'));
