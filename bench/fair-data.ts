import { signSessionToken } from '../src/features/accounts/callers/session-token.server.ts';
import { turnOf } from '../src/features/lobby/entry/turn.server.ts';
import type { Queryable } from '../src/platform/database/queryable.ts';
import { realWorld } from '../src/platform/real-world.server.ts';
import { benchSecret, signedIn } from './fixture.ts';

/** A public fair that opens in so many minutes (or has opened, below zero), with so many booths. */
export async function makeFair(
  pool: Queryable,
  slug: string,
  booths: number,
  opensIn: number,
): Promise<{ readonly fairId: string; readonly boothIds: readonly string[] }> {
  const fairId = realWorld.newId();
  await pool.query(
    `insert into fair (id, name, slug, start_time, end_time, exhibitor_deadline, fair_type, published_at)
     values ($1, 'A full fair', $2, now() + make_interval(secs => $3::float8 * 60), now() + interval '5 hours',
       now() - interval '1 day', 'booth', now())`,
    [fairId, slug, opensIn],
  );
  const { rows } = await pool.query<{ id: string }>(
    `insert into fair_booth (id, fair_id, college_id, booth_sent)
     select gen_random_uuid(), $1, id, true from (select id from college order by id limit $2) c
     returning id`,
    [fairId, booths],
  );
  return { fairId, boothIds: rows.map(({ id }) => id) };
}

/** The types of attendees. */
export const attendeeTypes = ['student', 'parent', 'counselor'] as const;

/** So many who have registered for a fair, with a session each; answers its signed tokens. */
export async function makeAttendees(
  pool: Queryable,
  fairId: string,
  count: number,
  type: (typeof attendeeTypes)[number] = 'student',
): Promise<string[]> {
  const ids = Array.from({ length: count }, () => realWorld.newId());
  const tokens = ids.map(() => Buffer.from(realWorld.randomBytes(24)).toString('base64url'));
  await pool.query(
    `insert into account (id, email, email_verified, name, user_type)
     select id, id || '@fair.test', true, 'Bench', $2 from unnest($1::uuid[]) id`,
    [ids, type],
  );
  await pool.query(
    `insert into session (account_id, token, expires_at, updated_at)
     select id, token, now() + interval '7 days', now() from unnest($1::uuid[], $2::text[]) p (id, token)`,
    [ids, tokens],
  );
  await pool.query(
    `insert into fair_attendee (id, fair_id, attendee_type, first_name, last_name, email, user_id, owner, consent)
     select gen_random_uuid(), $1, $3, 'Maya', 'Reyes', id || '@fair.test', id, id, true
     from unnest($2::uuid[]) id`,
    [fairId, ids, type],
  );
  return tokens.map((token) => signSessionToken(benchSecret, token));
}

/**
 * When each of those who have registered may come in, in milliseconds since 1970.
 *
 * @param tokens signed, of everyone who has
 */
export async function turnsOf(
  pool: Queryable,
  id: string,
  tokens: readonly string[],
): Promise<number[]> {
  const { rows } = await pool.query<{ token: string; account: string; startTime: Date }>(
    `select s.token, s.account_id as account, f.start_time as "startTime"
     from fair_attendee t join session s on s.account_id = t.user_id join fair f on f.id = t.fair_id
     where f.id = $1`,
    [id],
  );
  const found = new Map(
    rows.map(({ token, account, startTime }) => [
      token,
      turnOf({ id, startTime }, account, tokens.length).getTime(),
    ]),
  );
  return tokens.map((token) => found.get(token.split('.')[0] ?? '') ?? NaN);
}

/** A confirmed rep for each booth, with a session; answers their signed tokens, in the same order. */
export async function makeReps(pool: Queryable, boothIds: readonly string[]): Promise<string[]> {
  const people = await Promise.all(boothIds.map(() => signedIn(pool, 'college')));
  await pool.query(
    `insert into college_rep (id, college_id, user_id, first_name, last_name, email, confirmed_at)
     select gen_random_uuid(), b.college_id, p.account, 'Dana', 'Kowalski', 'dana@fair.test', now()
     from unnest($1::uuid[], $2::uuid[]) p (booth, account) join fair_booth b on b.id = p.booth`,
    [boothIds, people.map(({ id }) => id)],
  );
  return people.map(({ token }) => token);
}
