import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { storedRunSql } from '../join/read-entry.server.ts';
import { sessionMoment, type StoredRun } from '../session-timeline.ts';

/** `sessionFigures(...)`: how each session of a fair went. */
export const sessionFigures = operation<'sessionFigures', PeopleServices>({
  kind: 'Query',
  name: 'sessionFigures',
  field: `
  "Returns how each session of a fair went, for its organizers, in the order of the day."
  sessionFigures(fairId: ID!): [SessionFigures!]!`,
  types: `
    "The figures of a session."
    type SessionFigures {
      number: Int!
      title: String!
      "People who chose it when they registered."
      chosen: Int!
      "Of those, who joined it."
      came: Int!
      "Minutes that half of them stayed, or longer. Null: no one was counted there."
      stayed: Int
      "Those who were there in its last two minutes. Null before its end, or if no one was counted."
      toEnd: Int
      "People who asked at least one question there."
      asked: Int!
      questions: Int!
      "Registered people who have watched its recording."
      watched: Int!
    }`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ fairId }, context) {
    const { role } = signedIn(context);
    const { pool } = context.services.database;
    const mine = [fairId, role === 'ADMINS'];
    const { rowCount } = isUuid(fairId)
      ? await pool.query(`select from fair where id = $1 and ($2 or fair_type = '6x6')`, mine)
      : { rowCount: 0 };
    if (rowCount !== 1) throw notFound();
    const ends = await readEnds(pool, fairId, context.world.now());
    return readRows(pool, {
      number: 'number',
      title: 'text',
      chosen: 'number',
      came: 'number',
      stayed: 'number?',
      toEnd: 'number?',
      asked: 'number',
      questions: 'number',
      watched: 'number',
    })(
      `with watched as (
         select k.session, count(*)::int as people from fair_attendee t,
           jsonb_object_keys(t.recording) k(session)
         where t.fair_id = $1 and t.recording is not null group by k.session),
       asked as (
         select r.session, count(distinct q.author_id)::int as people, count(*)::int as questions
         from session_run r join session_question q on q.run_id = r.id
         where r.fair_id = $1 and q.hidden_at is null group by r.session),
       came as (
         select a.session, count(*)::int as people,
           percentile_disc(0.5) within group (order by a.minutes)
             filter (where a.seen_at is not null) as stayed,
           case when count(a.seen_at) > 0 and count(e.at) > 0 then count(*) filter
             (where a.seen_at >= e.at - interval '2 minutes')::int end as to_end
         from session_attendance a
         left join unnest($2::int[], $3::timestamptz[]) e(session, at) using (session)
         where a.fair_id = $1 group by a.session)
       select s.number, s.title, coalesce(k.taken, 0)::int as chosen,
         coalesce(came.people, 0) as came, came.stayed, came.to_end as "toEnd", coalesce(asked.people, 0) as asked,
         coalesce(asked.questions, 0) as questions, coalesce(watched.people, 0) as watched
       from fair_webinar w, jsonb_to_recordset(w.details -> 'sessions')
         as s(number int, title text, "startTime" timestamptz)
       left join seats_taken k on k.fair_id = $1 and k.session = s.number
       left join came on came.session = s.number
       left join asked on asked.session = s.number
       left join watched on watched.session = s.number::text
       where w.fair_id = $1 order by s."startTime", s.number`,
      [fairId, [...ends.keys()], [...ends.values()]],
    );
  },
});

/** When sessions of a fair that are over ended, by their number. */
async function readEnds(
  on: Queryable,
  fairId: string,
  now: Date,
): Promise<ReadonlyMap<number, Date>> {
  const rows = await readRows(on, { session: 'number', run: jsonOf<StoredRun>() })(
    `select r.session, ${storedRunSql('r')} as run from session_run r
     where r.fair_id = $1 and r.started_at is not null`,
    [fairId],
  );
  return new Map(
    rows.flatMap(({ session, run: { steps, ...run } }) => {
      const moment = sessionMoment({ ...run, steps: steps ?? [], plannedEnd: 0 }, now.getTime());
      return moment.phase === 'over' ? [[session, new Date(moment.at)] as const] : [];
    }),
  );
}
