import { afterAll, describe, expect, test } from 'vitest';
import { LiveClient } from '../../../../tests/support/live-client.fixture.server.ts';
import { eventually } from '../../../platform/testing/eventually.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { testSession, type TestSession } from '../../../../tests/support/test-session.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { pool } = app.database;

const conduct = (who: Person, runId: string, given: object) =>
  who.call(
    `mutation ($runId: ID!, $action: SessionAction!, $from: Int, $seconds: Int, $exhibitorId: ID) {
      it: conductSession(runId: $runId, action: $action, from: $from, seconds: $seconds,
        exhibitorId: $exhibitorId) { startedAt endedAt missing steps { kind exhibitorId seconds } } }`,
    { runId, ...given },
  );
const codeOf = async (answer: ReturnType<Person['call']>) =>
  (await answer).errors?.[0]?.extensions.code;
const later = (minutes: number) =>
  app.world.moveTo(new Date(app.world.now().getTime() + minutes * 60_000).toISOString());

async function opened(options?: Parameters<typeof testSession>[1]) {
  const session = await testSession(app, options);
  const runId = await session.enter(session.coordinator);
  return { session, runId };
}
const runOf = (session: TestSession, who: Person) =>
  session.room(who, 'role run { startedAt missing steps { kind seconds } }');

describe('A host conducts a session', () => {
  test('starts it, moves on, extends a turn, and ends it; everyone in the room reads the same', async () => {
    const { session, runId } = await opened();
    const student = await session.attendee();
    await session.enter(student);
    expect(await runOf(session, student)).toEqual({
      role: 'ATTENDEE',
      run: {
        startedAt: null,
        missing: [],
        steps: [
          { kind: 'INTRO', seconds: 60 },
          { kind: 'TURN', seconds: 360 },
          { kind: 'TURN', seconds: 360 },
          { kind: 'TURN', seconds: 360 },
          { kind: 'QUESTIONS', seconds: 1560 },
        ],
      },
    });
    later(5);
    const startedAt = app.world.now().toISOString();
    await conduct(session.coordinator, runId, { action: 'START' });
    later(2);
    await conduct(session.coordinator, runId, { action: 'EXTEND', from: 1, seconds: 60 });
    later(3);
    await conduct(session.coordinator, runId, { action: 'NEXT', from: 1 });
    expect(await runOf(session, student)).toMatchObject({
      run: { startedAt, steps: [{ seconds: 60 }, { seconds: 240 }, { seconds: 360 }, {}, {}] },
    });
    const { data } = await conduct(session.coordinator, runId, { action: 'END' });
    expect(data?.['it']).toMatchObject({ endedAt: app.world.now().toISOString() });
    expect(await codeOf(conduct(session.coordinator, runId, { action: 'NEXT', from: 2 }))).toBe(
      'CONFLICT',
    );
    const { rows } = await pool.query<{ details: { action: string } }>(
      `select details from audit_entry where action = 'conductSession' and subject_id = $1
       order by at, id`,
      [session.fairId],
    );
    expect(rows.map(({ details }) => details.action)).toEqual(['START', 'EXTEND', 'NEXT', 'END']);
  });

  test('a college that misses the roll call has no turn, and another host takes it in later', async () => {
    const { session, runId } = await opened();
    const [, second] = session.speakers;
    const given = { exhibitorId: second?.exhibitorId };
    await conduct(session.coordinator, runId, { action: 'MISSING', ...given });
    later(5);
    await conduct(session.coordinator, runId, { action: 'START' });
    const admin = await app.person('admin');
    await session.enter(admin);
    expect(await runOf(session, admin)).toMatchObject({
      role: 'HOST',
      run: { missing: [given.exhibitorId], steps: [{}, {}, { seconds: 0 }, {}, {}] },
    });
    later(3);
    await conduct(admin, runId, { action: 'PRESENT', ...given });
    expect(await runOf(session, admin)).toMatchObject({
      run: { missing: [], steps: [{}, {}, { seconds: 360 }, {}, {}] },
    });
  });

  test('of two hosts who press next at once, one moves the session on', async () => {
    const { session, runId } = await opened();
    const other = await app.person('admin');
    later(5);
    await conduct(session.coordinator, runId, { action: 'START' });
    later(2);
    const codes = await Promise.all(
      [session.coordinator, other].map((host) =>
        codeOf(conduct(host, runId, { action: 'NEXT', from: 1 })),
      ),
    );
    expect(codes.toSorted()).toEqual(['CONFLICT', undefined].toSorted());
  });

  test('a session that was started by mistake, or ended, goes back to its roll call', async () => {
    const { session, runId } = await opened({ inMinutes: 40 });
    const { coordinator } = session;
    // A day or an hour before is a mistake.
    expect(await codeOf(conduct(coordinator, runId, { action: 'START' }))).toBe('CONFLICT');
    later(15);
    for (const action of ['START', 'END', 'ROLL_CALL', 'START'])
      expect(await codeOf(conduct(coordinator, runId, { action }))).toBeUndefined();
    expect(await session.room(coordinator, 'run { startedAt endedAt }')).toEqual({
      run: { startedAt: app.world.now().toISOString(), endedAt: null },
    });
  });

  test('a session that goes on past its time keeps its room, and closes when it ends', async () => {
    const { session, runId } = await opened();
    const student = await session.attendee();
    await session.enter(student);
    // It starts 20 minutes late.
    later(25);
    await conduct(session.coordinator, runId, { action: 'START' });
    later(41);
    expect(await session.enter(student)).toBe(runId);
    await conduct(session.coordinator, runId, { action: 'END' });
    expect(await session.enter(student)).toBe('');
  });

  test('no one else does, nor with what is incomplete', async () => {
    const { session, runId } = await opened();
    const student = await session.attendee();
    await session.enter(student);
    for (const who of [student, session.speakers[0]?.rep ?? student])
      expect(await codeOf(conduct(who, runId, { action: 'START' }))).toBe('FORBIDDEN');
    const { coordinator } = session;
    expect(await codeOf(conduct(coordinator, runId, { action: 'NEXT' }))).toBe('BAD_USER_INPUT');
    expect(
      await codeOf(conduct(coordinator, runId, { action: 'EXTEND', from: 0, seconds: 5 })),
    ).toBe('BAD_USER_INPUT');
    expect(await codeOf(conduct(coordinator, runId, { action: 'NEXT', from: 0 }))).toBe('CONFLICT');
    expect(await codeOf(conduct(coordinator, app.world.newId(), { action: 'START' }))).toBe(
      'NOT_FOUND',
    );
    // Coordinators run 6x6 fairs alone.
    const other = await opened({ fairType: 'webinar' });
    expect(await codeOf(conduct(coordinator, other.runId, { action: 'START' }))).toBe('NOT_FOUND');
  });
});

describe('The room of a session', () => {
  test('is there for those who may join it, once someone has', async () => {
    const session = await testSession(app, { inMinutes: 20 });
    const student = await session.attendee();
    const rep = session.speakers[0]?.rep ?? student;
    expect(await session.room(session.coordinator, 'runId')).toBeNull();
    const runId = await session.enter(rep);
    expect(runId).not.toBe('');
    // Speakers come half an hour before, students ten minutes.
    expect(await session.enter(student)).toBe('');
    later(11);
    expect(await session.enter(student)).toBe(runId);
    expect(
      await session.room(rep, 'role speaksFor colleges { name } picture { kind url }'),
    ).toEqual({
      role: 'SPEAKER',
      speaksFor: [session.speakers[0]?.exhibitorId],
      colleges: [{ name: 'College 1' }, { name: 'College 2' }, { name: 'College 3' }],
      picture: { kind: 'MEETING', url: null },
    });
    expect(await session.room(await app.person('student'), 'runId')).toBeNull();
  });

  test('of a booth fair is for everyone who is registered, without a choice', async () => {
    const { session, runId } = await opened({ fairType: 'booth', link: null });
    const student = await session.attendee();
    expect(await session.enter(student)).toBe(runId);
    expect(await session.room(student, 'picture { kind }')).toEqual({ picture: { kind: 'NONE' } });
  });

  test.each([
    ['https://www.youtube.com/watch?v=dQw4w9WgXcQ', 'STREAM'],
    ['https://vimeo.com/76979871', 'STREAM'],
  ])('shows what plays in it: %s', async (link, kind) => {
    const { session } = await opened({ link });
    const student = await session.attendee();
    await session.enter(student);
    expect(await session.room(student, 'picture { kind url }')).toEqual({
      picture: { kind, url: link },
    });
  });

  test('shows its hosts and speakers who is there, and whether they can be seen and heard', async () => {
    const { session, runId } = await opened();
    const [one, two] = session.speakers;
    const student = await session.attendee();
    const checkIn = (who: Person | undefined, given: string) =>
      who?.call(`mutation { it: checkInToSession(runId: "${runId}"${given}) }`);
    const rollCall = `{ it: sessionRollCall(runId: "${runId}") {
      exhibitorIds name camera microphone } }`;
    await checkIn(one?.rep, ', camera: true, microphone: false');
    later(0.25);
    await checkIn(two?.rep, '');
    // A host is no speaker.
    await checkIn(session.coordinator, '');
    const { data } = await session.coordinator.call(rollCall);
    expect(data?.['it']).toEqual([
      { exhibitorIds: [one?.exhibitorId], name: 'Rae R1', camera: true, microphone: false },
      { exhibitorIds: [two?.exhibitorId], name: 'Rae R2', camera: null, microphone: null },
    ]);
    later(0.4);
    const { data: now } = (await one?.rep.call(rollCall)) ?? {};
    expect(now?.['it']).toMatchObject([{ name: 'Rae R2' }]);
    await session.enter(student);
    expect((await student.call(rollCall)).errors?.[0]?.extensions.code).toBe('FORBIDDEN');
    expect((await checkIn(student, ''))?.errors?.[0]?.extensions.code).toBe('FORBIDDEN');
  });
});

describe('Everyone in a session', () => {
  const clients = new Set<LiveClient>();
  afterAll(() => clients.forEach((client) => client.close()));

  test('hears at once what a host does, until they may no longer be there', async () => {
    const { session, runId } = await opened();
    const first = await session.attendee();
    await session.enter(first);
    const student = await session.attendee();
    await session.enter(student);
    const address = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
    // Of all who follow with one document, the first stands for the others.
    const query = `subscription ($after: String) { onSessionNews(runId: "${runId}", after: $after) {
      run { startedAt } people } }`;
    const heard: { run: { startedAt: string | null } | null; people: number | null }[] = [];
    const follow = async ({ token }: Person, next: (news: unknown) => void) => {
      const client = new LiveClient(() => `${address.replace('http', 'ws')}/graphql`, token, [
        { query, next: ({ onSessionNews: news }) => next(news), resync: () => undefined },
      ]);
      clients.add(client);
      await client.connect();
      return client;
    };
    await follow(first, () => undefined);
    const client = await follow(student, (news) => heard.push(news as (typeof heard)[number]));
    later(5);
    const startedAt = app.world.now().toISOString();
    await conduct(session.coordinator, runId, { action: 'START' });
    await eventually(() =>
      expect(heard).toContainEqual(expect.objectContaining({ run: { startedAt } })),
    );
    await eventually(() => expect(heard).toContainEqual({ run: null, people: 2 }));
    // Someone else who has lost the session takes no one with them.
    await pool.query(
      "update fair_attendee set attending = '{}' where fair_id = $1 and email = $2",
      [session.fairId, first.email],
    );
    later(2);
    const runs = () => heard.filter(({ run }) => run !== null).length;
    const before = runs();
    await conduct(session.coordinator, runId, { action: 'NEXT', from: 1 });
    await eventually(() => expect(runs()).toBe(before + 1));
    expect(client.errors).toEqual([]);
    await pool.query('delete from fair_attendee where fair_id = $1', [session.fairId]);
    await eventually(() => expect(client.errors).not.toEqual([]));
    expect(JSON.stringify(client.errors)).toContain('FORBIDDEN');
    const told = heard.length;
    await conduct(session.coordinator, runId, { action: 'END' });
    expect(await session.room(session.coordinator, 'run { endedAt }')).toMatchObject({ run: {} });
    expect(heard).toHaveLength(told);
  });
});
