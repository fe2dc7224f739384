import { redirect } from 'react-router';
import { joinReady, sessionIn } from '../../fairs/join-session.ts';
import { toCollegeView } from '../../fairs/fair-view.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { entryQuery, joinCall } from '../join/join-queries.ts';
import { sessionQuestionsQuery } from '../session-questions/question-queries.ts';
import { fairSessionsQuery, rollCallQuery, roomQuery, type Room } from './room-queries.ts';

/**
 * Joins a session and loads its room. Those who can’t join it now are led to the page that says why.
 * @throws Response 404 where there is no such session, or it is for coordinators of other fairs
 */
export async function loadRoom(call: PageCall, slug: string, session: string | undefined) {
  const number = sessionIn(session);
  if (number === null) throw new Response(null, { status: 404 });
  const which = { fair: slug, session: number };
  // A page that is fetched ahead is no one’s coming.
  const entry = call.isOpened
    ? (await call.query(joinCall, which)).joinSession?.entry
    : (await call.query(entryQuery, which)).sessionEntry;
  if (!entry) throw new Response(null, { status: 404 });
  const { sessionRoom } = await call.query(roomQuery, which);
  if (!sessionRoom) {
    // Coordinators run 6x6 fairs, and attend none.
    if (call.viewer?.role === 'ADMINS6X6') throw new Response(null, { status: 404 });
    throw redirect(joinReady(slug, number));
  }
  const { runId, role } = sessionRoom;
  const here = role === 'ATTENDEE' ? null : await call.query(rollCallQuery, { runId });
  const { sessionQuestions } = await call.query(sessionQuestionsQuery, { runId });
  return {
    ...sessionRoom,
    following: await findFollowing(call, sessionRoom, entry.mySessions),
    asked: sessionQuestions,
    colleges: sessionRoom.colleges.map(toCollegeView),
    here: here?.sessionRollCall ?? [],
  };
}

/** The next session of someone: an organizer’s is any, as everyone’s is at a fair with booths. */
async function findFollowing(
  call: PageCall,
  { fair, session, role }: Pick<Room, 'fair' | 'session' | 'role'>,
  mine: readonly number[],
) {
  const { fairCard } = await call.query(fairSessionsQuery, { slug: fair.slug });
  const isAny = role === 'HOST' || fair.fairType === 'booth';
  const later = (fairCard?.sessions ?? []).filter(
    ({ number, startTime }) =>
      number !== session.number &&
      Date.parse(startTime) >= Date.parse(session.startTime) &&
      (isAny || mine.includes(number)),
  );
  return (
    later.toSorted((one, other) => Date.parse(one.startTime) - Date.parse(other.startTime))[0] ??
    null
  );
}

/** A session’s room as its page shows it. */
export type RoomView = Awaited<ReturnType<typeof loadRoom>>;
