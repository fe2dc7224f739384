import { redirect } from 'react-router';
import { flashCookie, type Flash } from '../../../platform/pages/flash.ts';
import { mostAtOnce } from './failed-states.ts';

/** The rows selected in a form. */
export const idsOf = (form: FormData): string[] =>
  form
    .getAll('id')
    .filter((one) => typeof one === 'string')
    .slice(0, mostAtOnce);

/** Redirects back to the list, with a message about the result. */
export const leadBack = (url: URL, flash: Flash) =>
  redirect(`${url.pathname}${url.search}`, { headers: { 'set-cookie': flashCookie(flash) } });
