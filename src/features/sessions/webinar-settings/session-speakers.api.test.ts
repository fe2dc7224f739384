import { expect, test } from 'vitest';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { testSession } from '../../../../tests/support/test-session.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { pool } = app.database;
const admin = await app.person('admin');

const set = (who: Person, fairId: string, exhibitorIds: readonly (string | undefined)[]) =>
  who.call(
    `mutation ($fairId: ID!, $ids: [ID!]!) {
      setSessionSpeakers(fairId: $fairId, session: 1, exhibitorIds: $ids) }`,
    { fairId, ids: exhibitorIds },
  );
const read = async (fairId: string) =>
  (
    await admin.call(
      `{ it: sessionSpeakers(fairId: "${fairId}") { sessions { number speakers }
        exhibitors { name } } }`,
    )
  ).data?.['it'];

test('an admin chooses who speaks in a webinar: they have the same time, and are told of it', async () => {
  const session = await testSession(app, { fairType: 'webinar' });
  const [one, two, three] = session.speakers;
  await set(admin, session.fairId, [three?.exhibitorId, one?.exhibitorId]);
  expect(await read(session.fairId)).toEqual({
    sessions: [{ number: 1, speakers: [three?.exhibitorId, one?.exhibitorId] }],
    exhibitors: [{ name: 'College 1' }, { name: 'College 2' }, { name: 'College 3' }],
  });
  await session.enter(admin);
  expect(await session.room(admin, 'run { steps { kind seconds } }')).toEqual({
    run: {
      steps: [
        { kind: 'INTRO', seconds: 60 },
        { kind: 'TURN', seconds: 960 },
        { kind: 'TURN', seconds: 960 },
        { kind: 'QUESTIONS', seconds: 720 },
      ],
    },
  });
  const { rows } = await pool.query<{ id: string; had: boolean }>(
    'select exhibitor_id as id, had_slot as had from slot_notice where fair_id = $1',
    [session.fairId],
  );
  expect(new Set(rows.map(({ id }) => id))).toEqual(
    new Set([one, two, three].map((speaker) => speaker?.exhibitorId)),
  );
  // Who speaks no longer isn't let in as a speaker.
  expect(await session.enter(two?.rep ?? admin)).toBe('');
  await set(admin, session.fairId, []);
  expect(await read(session.fairId)).toMatchObject({ sessions: [{ speakers: [] }] });
});

test('no one speaks who isn’t at the fair, has withdrawn, or has no minute', async () => {
  const session = await testSession(app, { fairType: 'booth' });
  const elsewhere = await testSession(app, { fairType: 'booth' });
  const [one, two] = session.speakers;
  const codeOf = async (ids: readonly (string | undefined)[]) =>
    (await set(admin, session.fairId, ids)).errors?.[0]?.extensions.code;
  expect(await codeOf([elsewhere.speakers[0]?.exhibitorId])).toBe('BAD_USER_INPUT');
  expect(await codeOf(['nothing'])).toBe('BAD_USER_INPUT');
  await pool.query(
    'update exhibitor_registration set withdrawn_at = now() where exhibitor_id = $1',
    [two?.exhibitorId],
  );
  expect(await codeOf([two?.exhibitorId])).toBe('BAD_USER_INPUT');
  expect(await codeOf([one?.exhibitorId])).toBeUndefined();
  await pool.query(
    `update fair_webinar set details = jsonb_set(details, '{sessions,0,lengthMinutes}', '1')
     where fair_id = $1`,
    [session.fairId],
  );
  expect(await codeOf([one?.exhibitorId, session.speakers[2]?.exhibitorId])).toBe('BAD_USER_INPUT');
});

test('speakers of a 6x6 fair are those of its plan', async () => {
  const session = await testSession(app);
  expect(await read(session.fairId)).toBeNull();
  const { errors } = await set(admin, session.fairId, []);
  expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
});
