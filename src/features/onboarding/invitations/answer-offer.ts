import type { Role } from '../../../platform/model/viewer.ts';
import { setupPath } from '../setup/setup-path.ts';
import { goOn, textIn, type FormVisit } from '../setup/visit-setup.ts';
import { accept, decline } from './invitation-queries.ts';
import { invitationsMessages as messages } from './invitations.messages.ts';

/** The forms by which an offer is answered. */
export const isAnswer = (intent: string): boolean => intent === 'accept' || intent === 'decline';

/** Accepts or declines an offer; the setup follows where there is one. */
export async function answerOffer(visit: FormVisit) {
  const { call, form, intent, t } = visit;
  const id = textIn(form, 'invitationId');
  const accepts = intent === 'accept';
  const answer = accepts ? await call.ask(accept, { id }) : await call.ask(decline, { id });
  const message = t(accepts ? messages.accepted : messages.declined);
  return goOn(visit, answer, pageAfter(call.viewer?.role), {
    type: accepts ? 'success' : 'info',
    message,
  });
}

/** Where someone sees what has come of it. */
const pageAfter = (role: Role | 'guests' | undefined): string =>
  role === 'COUNSELORS' ? '/app' : setupPath(role === 'STUDENTS' ? 'parents' : undefined);
