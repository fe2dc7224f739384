import { data } from 'react-router';
import { inBatches } from '../../../platform/pages/in-batches.ts';
import { idsIn } from '../../../platform/pages/matching-ids.ts';
import { leadTo } from '../../../platform/pages/lead-to.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { refusalData } from '../../../ui/forms/form-problem.ts';
import { selectMatchingMessages as matching } from '../../../ui/tables/select-matching.messages.ts';
import { cancelCall, resendCall } from './attendee-queries.ts';
import { attendeeMessages as messages } from './attendee.messages.ts';

/** Maximum registrations per bulk action, over all pages of the table. */
export const mostAttendees = 5_000;

/** Cancels registrations, and emails the people if the box is checked. */
export async function cancelByForm(
  call: PageCall,
  form: FormData,
  to: string,
  ids: readonly string[] = idsIn(form.getAll('id')),
) {
  const t = translatorFor(call.locale);
  const tell = form.getAll('tell').includes('true');
  let count = 0;
  const { error, acted } = await inBatches(ids, async (part) => {
    const { data: done, errors } = await call.ask(cancelCall, { ids: part, tell });
    count += done?.cancelAttendees ?? 0;
    return errors[0];
  });
  if (error && acted === 0) return data(refusalData(error, form), 400);
  return leadTo(to, {
    type: error ? 'warning' : 'success',
    message: t(messages.canceled, { count }),
    ...(error ? { detail: t(matching.stopped, { problem: error.message }) } : {}),
  });
}

/** Resends people's confirmation emails. */
export async function resendByForm(
  call: PageCall,
  form: FormData,
  to: string,
  ids: readonly string[] = idsIn(form.getAll('id')),
) {
  const t = translatorFor(call.locale);
  if (ids.length === 0) return leadTo(to, { type: 'info', message: t(messages.chooseFirst) });
  let count = 0;
  let left = 0;
  const { error, acted } = await inBatches(ids, async (part) => {
    const { data: done, errors } = await call.ask(resendCall, { ids: part });
    const { sent = 0, skipped = 0 } = done?.resendConfirmations ?? {};
    count += sent;
    left += skipped;
    return errors[0];
  });
  if (error && acted === 0) return data(refusalData(error, form), 400);
  const detail = error
    ? t(matching.stopped, { problem: error.message })
    : left > 0 && t(messages.skipped, { count: left });
  return leadTo(to, {
    type: detail ? 'warning' : 'success',
    message: t(messages.resent, { count }),
    ...(detail ? { detail } : {}),
  });
}
