import { redirect } from 'react-router';
import { changeCall, mineQuery } from '../../attendees/registration-queries.ts';
import { joinReady } from '../../fairs/fair-phase.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { refusalData, type FormProblem } from '../../../ui/forms/form-problem.ts';
import { joinPageMessages as messages } from './join.messages.ts';

/** Adds a session to the caller's registration for a fair, and redirects to its join page. */
export async function chooseByForm(
  call: PageCall,
  form: FormData,
  slug: string,
  session: number,
): Promise<Response | FormProblem> {
  const back = joinReady(slug, session);
  const { me } = await call.query(mineQuery);
  const own = me.registrations.find(({ fair }) => fair.slug === slug);
  if (!own) return redirect(back);
  const attending = [...new Set([...(own.attending ?? []), session])];
  const { errors } = await call.ask(changeCall, { input: { id: own.id, attending } });
  if (errors[0]) {
    const { fields: _, ...refused } = errors[0];
    return refusalData(refused, form);
  }
  const message = translatorFor(call.locale)(messages.chosen, { number: session });
  return redirect(back, { headers: { 'set-cookie': flashCookie({ type: 'success', message }) } });
}
