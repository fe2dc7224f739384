import { redirect } from 'react-router';
import { joinReady, sessionIn } from '../../fairs/join-session.ts';
import { toCollegeView } from '../../fairs/fair-view.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { joinCall } from '../join/join-queries.ts';
import { sessionQuestionsQuery } from '../session-questions/question-queries.ts';
import { rollCallQuery, roomQuery } from './room-queries.ts';

/**
 * Joins a session and loads its room. Those who can’t join it now are led to the page that says why.
 * @throws Response 404 where there is no such session, or it is for coordinators of other fairs
 */
export async function loadRoom(call: PageCall, slug: string, session: string | undefined) {
  const number = sessionIn(session);
  if (number === null) throw new Response(null, { status: 404 });
  const which = { fair: slug, session: number };
  const { joinSession } = await call.query(joinCall, which);
  if (!joinSession) throw new Response(null, { status: 404 });
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
    asked: sessionQuestions,
    colleges: sessionRoom.colleges.map(toCollegeView),
    here: here?.sessionRollCall ?? [],
  };
}

/** A session’s room as its page shows it. */
export type RoomView = Awaited<ReturnType<typeof loadRoom>>;
