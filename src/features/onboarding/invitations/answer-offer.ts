import { redirect } from 'react-router';
import { flashCookie } from '../../../platform/pages/flash.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { setupPath } from '../setup/setup-path.ts';
import { goOn, textIn, type FormVisit } from '../setup/visit-setup.ts';
import { accept, decline, myInvitations } from './invitation-queries.ts';
import { thenAccept } from './then-accept.ts';
import { invitationsMessages as messages } from './invitations.messages.ts';

/** The forms by which an offer is answered. */
export const isAnswer = (intent: string): boolean => intent === 'accept' || intent === 'decline';

/**
 * Accepts or declines an offer.
 * @param to where someone sees what has come of it; else the setup, where there is one
 */
export async function answerOffer(visit: FormVisit, to = setupOf(visit.call)) {
  const { call, form, intent, t } = visit;
  const id = textIn(form, 'invitationId');
  const accepts = intent === 'accept';
  const answer = accepts ? await call.ask(accept, { id }) : await call.ask(decline, { id });
  const missing = accepts && answer.errors[0] ? await leadToWhatIsMissing(call, id) : null;
  if (missing) return missing;
  const message = t(accepts ? messages.accepted : messages.declined);
  return goOn(visit, answer, to, { type: accepts ? 'success' : 'info', message });
}

/**
 * Of a student whose name or birth date isn’t known yet, the link with a parent can’t be made: leads
 * to the first step of setup, which accepts the invitation once it is saved. Null for everyone else.
 */
export async function leadToWhatIsMissing(call: PageCall, id: string): Promise<Response | null> {
  if (call.viewer?.role !== 'STUDENTS') return null;
  const { me } = await call.query(myInvitations);
  const offer = me.invitations.find((one) => one.id === id);
  if (me.student || offer?.kind !== 'STUDENT_INVITATION') return null;
  const message = translatorFor(call.locale)(messages.tellFirst, { from: offer.from ?? '' });
  return redirect(`${setupPath('about')}&${new URLSearchParams({ [thenAccept]: id })}`, {
    headers: { 'set-cookie': flashCookie({ type: 'info', message }) },
  });
}

const setupOf = ({ viewer }: PageCall): string =>
  viewer?.role === 'COUNSELORS'
    ? '/app'
    : setupPath(viewer?.role === 'STUDENTS' ? 'parents' : undefined);
