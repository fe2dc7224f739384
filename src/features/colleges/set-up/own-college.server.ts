import type { SignedIn } from '../../accounts/people-services.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { conflict } from '../../../platform/model/refusal.ts';
import { setupProblems } from '../college-refusals.messages.ts';

/**
 * The college that someone represents by a confirmed link.
 * @throws Refusal CONFLICT when there is none yet
 */
export function ownCollege({ holds }: SignedIn): string {
  const [collegeId] = holds['college'] ?? [];
  if (collegeId === undefined) throw conflict(apiSentence(setupProblems.findFirst));
  return collegeId;
}
