import { redirect } from 'react-router';
import { flashCookie, type Flash } from './flash.ts';

/** Redirects to another page, which says what was done. */
export const leadTo = (to: string, flash: Flash) =>
  redirect(to, { headers: { 'set-cookie': flashCookie(flash) } });
