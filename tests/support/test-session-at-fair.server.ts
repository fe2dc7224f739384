import type { Person, TestServer } from './test-server.server.ts';

/** Opens the room of a fair’s first session, with a speaker and two questions. */
export async function openSessionAt(
  app: TestServer,
  fairId: string,
  exhibitor: string,
  asker: Person,
) {
  const { pool } = app.database;
  await pool.query(
    `update fair_webinar set details = jsonb_set(details, '{sessions,0,exhibitors}',
       jsonb_build_array(jsonb_build_object('exhibitorId', $2::text, 'position', 1,
         'startsAtMinute', 1, 'lengthMinutes', 6)))
     where fair_id = $1`,
    [fairId, exhibitor],
  );
  await pool.query(
    `insert into session_run (id, fair_id, session) values ($2, $1, 1)
     on conflict (fair_id, session) do nothing`,
    [fairId, app.world.newId()],
  );
  const { rows } = await pool.query<{ run: string; question: string }>(
    `insert into session_question (id, run_id, author_id, client_key, body, created_at)
     select gen_random_uuid(), id, $2, gen_random_uuid(), 'Is there a choir?', now()
     from session_run, generate_series(1, 2) where fair_id = $1
     returning run_id as run, id as question`,
    [fairId, asker.id],
  );
  const [one, other] = rows;
  return {
    run: one?.run ?? '',
    question: one?.question ?? '',
    other: other?.question ?? '',
  };
}
