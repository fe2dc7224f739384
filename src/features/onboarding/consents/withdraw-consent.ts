import { consentsMessages as messages } from './consents.messages.ts';
import { withdrawMutation } from './consent-queries.ts';
import { afterPressing, textIn, type ProfileVisit } from '../profile/visit-profile.ts';

/** Withdraws what is shared with a college. */
export async function withdrawConsent(visit: ProfileVisit) {
  const { call, form, t } = visit;
  const answer = await call.ask(withdrawMutation, { collegeId: textIn(form, 'id') });
  const college = answer.data?.withdrawSharing.collegeName ?? '';
  return afterPressing(visit, answer, 'sharing', t(messages.withdrawn, { college }));
}
