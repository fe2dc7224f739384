import { data, redirect } from 'react-router';
import { flashCookie, type Flash } from '../../platform/pages/flash.ts';
import { matchingIds } from '../../platform/pages/matching-ids.ts';
import type { PageCall, PageError } from '../../platform/pages/page-call.ts';
import { speak } from '../../platform/words/speak.ts';
import { refusalData } from '../../ui/form-problem.ts';
import { cancelCall, resendCall } from './attendee-queries.ts';
import { attendeeWords as said } from './attendee.words.ts';

/** Registrations that a form names. */
export const idsIn = (values: Iterable<FormDataEntryValue>): string[] =>
  [...values].filter((one) => typeof one === 'string').slice(0, 200);

export const leadTo = (to: string, flash: Flash) =>
  redirect(to, { headers: { 'set-cookie': flashCookie(flash) } });

/** Registrations that are acted on at once, over all pages of the table. */
export const mostAttendees = 5_000;

/** Registrations of one call. */
const batch = 200;

/** The registrations that a form names, or all that match if they are as many as it says. */
export async function chosenIn(form: FormData, read: Parameters<typeof matchingIds>[0]) {
  const all = form.get('all');
  return all === null
    ? { ids: idsIn(form.getAll('id')) }
    : matchingIds(read, Number(all), mostAttendees);
}

/** Acts on registrations a batch at a time, until one is refused. */
async function inBatches(
  ids: readonly string[],
  act: (part: readonly string[]) => Promise<PageError | undefined>,
): Promise<{ readonly error?: PageError; readonly acted: number }> {
  for (let start = 0; start < ids.length; start += batch) {
    const error = await act(ids.slice(start, start + batch));
    if (error) return { error, acted: start };
  }
  return { acted: ids.length };
}

/** Cancels registrations, and emails their people where the box is checked. */
export async function cancelByForm(
  call: PageCall,
  form: FormData,
  to: string,
  ids: readonly string[] = idsIn(form.getAll('id')),
) {
  const say = speak(call.locale);
  const tell = form.getAll('tell').includes('true');
  let count = 0;
  const { error, acted } = await inBatches(ids, async (part) => {
    const { data: done, errors } = await call.ask(cancelCall, { ids: [...part], tell });
    count += done?.cancelAttendees ?? 0;
    return errors[0];
  });
  if (error && acted === 0) return data(refusalData(error, form), 400);
  return leadTo(to, {
    type: error ? 'warning' : 'success',
    message: say(said.canceled, { count }),
    ...(error ? { detail: say(said.stopped, { problem: error.message }) } : {}),
  });
}

/** Emails people their confirmation again. */
export async function resendByForm(
  call: PageCall,
  form: FormData,
  to: string,
  ids: readonly string[] = idsIn(form.getAll('id')),
) {
  const say = speak(call.locale);
  if (ids.length === 0) return leadTo(to, { type: 'info', message: say(said.chooseFirst) });
  let count = 0;
  let left = 0;
  const { error, acted } = await inBatches(ids, async (part) => {
    const { data: done, errors } = await call.ask(resendCall, { ids: [...part] });
    const { sent = 0, skipped = 0 } = done?.resendConfirmations ?? {};
    count += sent;
    left += skipped;
    return errors[0];
  });
  if (error && acted === 0) return data(refusalData(error, form), 400);
  const detail = error
    ? say(said.stopped, { problem: error.message })
    : left > 0 && say(said.skipped, { count: left });
  return leadTo(to, {
    type: detail ? 'warning' : 'success',
    message: say(said.resent, { count }),
    ...(detail ? { detail } : {}),
  });
}
