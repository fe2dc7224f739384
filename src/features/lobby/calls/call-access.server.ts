import { closingMessages } from '../../booths/closing.messages.ts';
import type { SignedIn } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { nullable, readRows, textOf } from '../../../platform/database/read-rows.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { conflict, notFound } from '../../../platform/model/refusal.ts';
import { openBooth, type OpenBooth } from '../booth-page/open-booth.server.ts';
import { refuseMuted } from '../refuse-muted.server.ts';
import { callRefusals as messages } from './call-refusals.messages.ts';

export type CallRole = 'student' | 'rep';

/** A call, as someone may take part in it. */
export interface AccessibleCall {
  readonly id: string;
  readonly booth: OpenBooth;
  readonly startedAt: Date;
  readonly endedAt: Date | null;
  readonly maxPeople: number;
  /** Its number at Janus; null: each page sends to each other one. */
  readonly room: number | null;
  /** The caller's role in it. */
  readonly as: CallRole;
  /** The caller's entry; null for a rep of the booth who hasn't joined yet. */
  readonly personId: string | null;
}

/** Milliseconds after the end of a fair in which its calls may come to an end. */
const afterEnd = 30 * 60_000;

/**
 * Finds a call for someone who was invited, or represents its college. They can still enter the
 * fair.
 *
 * @throws Refusal NOT_FOUND for everyone else
 */
export async function accessCall(
  on: Queryable,
  by: SignedIn,
  callId: string,
): Promise<AccessibleCall> {
  const [found] = isUuid(callId)
    ? await readRows(on, {
        id: 'text',
        boothId: 'text',
        startedAt: 'timestamp',
        endedAt: 'timestamp?',
        maxPeople: 'number',
        room: 'number?',
        personId: 'text?',
        as: nullable(textOf<CallRole>()),
      })({
        name: 'access-call',
        text: `select k.id, k.booth_id as "boothId", k.started_at as "startedAt",
            k.ended_at as "endedAt", k.max_people as "maxPeople", k.room, p.id as "personId", p."as"
          from call k left join call_person p on p.call_id = k.id and p.account_id = $2
          where k.id = $1`,
        values: [callId, by.id],
      })
    : [];
  if (!found) throw notFound();
  const { boothId, as, ...call } = found;
  const booth = await openBooth(on, by, boothId);
  const { standing } = booth;
  // Those who have left the college are no longer its reps here.
  if (standing.as === 'rep' && standing.collegeId === booth.collegeId)
    return { ...call, booth, as: 'rep' };
  if (as !== 'student' || standing.as === 'rep' || standing.as === 'admin') throw notFound();
  return { ...call, booth, as };
}

/**
 * Refuses what connects people when the call, the booth or the fair is over, and those who are muted.
 * @throws Refusal CONFLICT or FORBIDDEN
 */
export function refuseOver(call: AccessibleCall, now: Date): void {
  const { booth } = call;
  refuseMuted(booth);
  if (booth.closed) throw conflict(apiSentence(closingMessages.refused));
  refuseEnded(call);
  if (now.getTime() > booth.fair.endTime.getTime() + afterEnd)
    throw conflict(apiSentence(messages.over));
}

/**
 * Refuses what someone in a call does when it has ended, and those who are muted.
 * @throws Refusal CONFLICT or FORBIDDEN
 */
export function refuseEnded({ booth, endedAt }: AccessibleCall): void {
  refuseMuted(booth);
  if (endedAt || booth.fair.cancelledAt) throw conflict(apiSentence(messages.over));
}
