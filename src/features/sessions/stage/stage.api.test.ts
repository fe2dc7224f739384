import { afterAll, describe, expect, test } from 'vitest';
import { openJanusServer } from '../../../../tests/support/janus-server.server.ts';
import { LiveClient } from '../../../../tests/support/live-client.fixture.server.ts';
import { soundOffer } from '../../../../tests/support/sound-offer.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { testSession, type TestSession } from '../../../../tests/support/test-session.server.ts';
import { JanusClient, type Line } from '../../../platform/media/janus-client.server.ts';
import { eventually } from '../../../platform/testing/eventually.ts';

const server = await openJanusServer();
const settings = { url: server.url, secret: server.secret };
const app = await testServer('2026-11-21T12:00:00Z', {
  env: { JANUS_URL: server.url, JANUS_API_SECRET: server.secret },
});
const { pool } = app.database;

const codeOf = (answer: Answer | undefined) => answer?.errors?.[0]?.extensions.code;
const later = (minutes: number) =>
  app.world.moveTo(new Date(app.world.now().getTime() + minutes * 60_000).toISOString());

const conduct = (who: Person, runId: string, action: string) =>
  who.call(`mutation { conductSession(runId: "${runId}", action: ${action}) { endedAt } }`);

/** A session with a stage in five minutes, which is on if it has started. */
async function stage({ colleges = 2, starts = true, fairType = '6x6' } = {}) {
  const session = await testSession(app, { colleges, fairType, hasStage: true });
  const runId = await session.enter(session.coordinator);
  if (starts) {
    later(5);
    await conduct(session.coordinator, runId, 'START');
  }
  return { session, runId };
}

/** What a page does at the stage. */
function pageOf(who: Person, runId: string) {
  const seat = app.world.newId();
  const ask = (call: string, more: Readonly<Record<string, string>> = {}) =>
    who.call(
      `mutation ($runId: ID!, $seat: ID! ${Object.keys(more)
        .map((name) => `, $${name}: String!`)
        .join('')}) { it: ${call} }`,
      { runId, seat, ...more },
    );
  return {
    seat,
    send: ({ isNew = true, isFirst = true, offer = soundOffer } = {}) =>
      ask(
        `sendStageMedia(runId: $runId, seat: $seat, offer: $offer, isNew: ${isNew}, isFirst: ${isFirst})`,
        { offer },
      ),
    confirm: (microphone = true) =>
      ask(`confirmStageMedia(runId: $runId, seat: $seat, microphone: ${microphone}, camera: true)`),
    receive: (isNew = true) =>
      ask(`receiveStageMedia(runId: $runId, seat: $seat, isNew: ${isNew}) { sdp }`),
    answer: () =>
      ask('answerStageMedia(runId: $runId, seat: $seat, answer: $answer)', { answer: soundOffer }),
    stay: () =>
      ask(
        'stayAtStage(runId: $runId, seat: $seat) { people { name isHost exhibitorIds microphone } iceServers { urls } }',
      ),
    leave: () => ask('leaveStage(runId: $runId, seat: $seat)'),
  };
}

async function lineOf(seat: string): Promise<Line> {
  const { rows } = await pool.query<Line>(
    'select session, handle from stage_media where seat = $1',
    [seat],
  );
  if (!rows[0]) throw new Error('The page has no line.');
  return rows[0];
}

/** Whether Janus still has a line. */
async function isOpen({ session, handle }: Line): Promise<boolean> {
  try {
    await new JanusClient(settings, app.world).ask({ session, handle }, { request: 'list' });
    return true;
  } catch {
    return false;
  }
}

async function roomExists(runId: string): Promise<boolean> {
  const { rows } = await pool.query<{ room: number | null }>(
    'select stage_room as room from session_run where id = $1',
    [runId],
  );
  const janus = new JanusClient(settings, app.world);
  const line = await janus.open();
  const { data } = await janus.ask(line, { request: 'exists', room: rows[0]?.room });
  await janus.close([line]);
  return data['exists'] === true;
}

const repOf = (session: TestSession, place: number): Person => {
  const rep = session.speakers[place]?.rep;
  if (!rep) throw new Error('No one speaks there.');
  return rep;
};

describe('The stage of a session', () => {
  test('takes what its speakers and hosts send, and shows everyone in the room who is on it', async () => {
    const { session, runId } = await stage();
    const student = await session.attendee();
    expect(await session.room(student, 'picture { kind url }')).toEqual({
      picture: { kind: 'STAGE', url: null },
    });
    const [rep, host, seen] = [
      pageOf(repOf(session, 0), runId),
      pageOf(session.coordinator, runId),
      pageOf(student, runId),
    ];
    expect(codeOf(await rep.confirm())).toBe('CONFLICT');
    expect((await rep.send()).data?.['it']).toContain('a=recvonly');
    expect((await host.send()).data?.['it']).toContain('a=recvonly');
    expect((await seen.stay()).data?.['it']).toMatchObject({ people: [] });
    await rep.confirm(false);
    await host.confirm();
    expect((await seen.stay()).data?.['it']).toEqual({
      people: [
        {
          name: 'Rae R1',
          isHost: false,
          exhibitorIds: [session.speakers[0]?.exhibitorId],
          microphone: false,
        },
        expect.objectContaining({ isHost: true, exhibitorIds: [], microphone: true }),
      ],
      iceServers: [],
    });
    // As pages would that only say so: no one loses anything by it.
    expect((await seen.receive()).data).toEqual({ it: null });
    expect(codeOf(await seen.receive(false))).toBe('CONFLICT');
    expect(codeOf(await rep.send({ isNew: false }))).toBeUndefined();
    expect(codeOf(await rep.send({ offer: 'not a description' }))).toBe('CONFLICT');
    await rep.leave();
    expect((await seen.stay()).data?.['it']).toMatchObject({ people: [{ isHost: true }] });
  });

  test('takes nothing from students, reps of other colleges and those who aren’t in the room', async () => {
    const { session, runId } = await stage();
    const student = await session.attendee();
    const listener = pageOf(student, runId);
    expect(codeOf(await listener.send())).toBe('FORBIDDEN');
    expect(codeOf(await listener.receive())).toBeUndefined();
    const stranger = pageOf(await app.person('student'), runId);
    const other = pageOf(repOf((await stage()).session, 0), runId);
    for (const page of [stranger, other])
      for (const asked of [page.send(), page.receive(), page.answer(), page.stay()])
        expect(codeOf(await asked)).toBe('NOT_FOUND');
  });

  test('is there for speakers from the roll call, and for students from the start', async () => {
    const { session, runId } = await stage({ starts: false });
    const rep = pageOf(repOf(session, 0), runId);
    const listener = pageOf(await session.attendee(), runId);
    expect(codeOf(await rep.send())).toBeUndefined();
    expect(codeOf(await listener.receive())).toBe('CONFLICT');
    expect(codeOf(await listener.stay())).toBe('CONFLICT');
    later(5);
    await conduct(session.coordinator, runId, 'START');
    expect(codeOf(await listener.receive())).toBeUndefined();
  });

  test('is no place for a session that has a link', async () => {
    const session = await testSession(app);
    const runId = await session.enter(session.coordinator);
    expect(codeOf(await pageOf(repOf(session, 0), runId).send())).toBe('CONFLICT');
  });

  test('ends with the session: what is open ends, and nothing is opened', async () => {
    const { session, runId } = await stage();
    const rep = pageOf(repOf(session, 0), runId);
    await rep.send();
    const line = await lineOf(rep.seat);
    expect(await isOpen(line)).toBe(true);
    expect(await roomExists(runId)).toBe(true);
    await conduct(session.coordinator, runId, 'END');
    expect(await isOpen(line)).toBe(false);
    expect(await roomExists(runId)).toBe(false);
    expect(codeOf(await rep.send())).toMatch(/^(?:CONFLICT|NOT_FOUND)$/);
  });

  test('is left by a speaker who no longer speaks, is removed from the fair, or has fallen silent', async () => {
    const { session, runId } = await stage({ colleges: 4, fairType: 'webinar' });
    const reps = [0, 1, 2, 3].map((place) => pageOf(repOf(session, place), runId));
    for (const rep of reps) await rep.send();
    const [gone, removed, silent, stays] = await Promise.all(reps.map(({ seat }) => lineOf(seat)));
    const tended = () => reps[3]?.stay();
    const { coordinator: admin, speakers, fairId } = session;
    const left = speakers.slice(1).map(({ exhibitorId }) => exhibitorId);
    const { errors } = await admin.call(
      'mutation ($fairId: ID!, $ids: [ID!]!) { setSessionSpeakers(fairId: $fairId, session: 1, exhibitorIds: $ids) }',
      { fairId, ids: left },
    );
    expect(errors).toBeUndefined();
    await tended();
    expect(await isOpen(gone!)).toBe(false);
    expect(await isOpen(removed!)).toBe(true);
    await admin.call(
      `mutation ($fairId: ID!, $personId: ID!) { excludeFromFair(fairId: $fairId, personId: $personId, kind: REMOVED, reason: "Rude") { id } }`,
      { fairId, personId: repOf(session, 1).id },
    );
    await tended();
    expect(await isOpen(removed!)).toBe(false);
    expect(codeOf(await reps[1]?.send())).toBe('NOT_FOUND');
    later(0.6);
    await tended();
    later(0.6);
    await tended();
    expect(await isOpen(silent!)).toBe(false);
    expect(await isOpen(stays!)).toBe(true);
  });

  test('is cleared within a minute after all pages have vanished at once', async () => {
    const { session, runId } = await stage();
    const rep = pageOf(repOf(session, 0), runId);
    await rep.send();
    const line = await lineOf(rep.seat);
    await app.jobs.runDue();
    expect(await isOpen(line)).toBe(true);
    later(1);
    await app.jobs.runDue();
    expect(await isOpen(line)).toBe(false);
    expect(await roomExists(runId)).toBe(false);
  });

  test('loses what a student receives when they unregister, with their page’s next report', async () => {
    const { session, runId } = await stage();
    const student = await session.attendee();
    const listener = pageOf(student, runId);
    await listener.receive();
    await pool.query('delete from fair_attendee where fair_id = $1', [session.fairId]);
    expect(codeOf(await listener.stay())).toBe('NOT_FOUND');
    expect(codeOf(await listener.receive())).toBe('NOT_FOUND');
  });

  test('holds six speakers and two hosts, each with one page', async () => {
    const { session, runId } = await stage({ colleges: 7 });
    const pages = session.speakers.map(({ rep }) => pageOf(rep, runId));
    for (const page of pages.slice(0, 6)) expect(codeOf(await page.send())).toBeUndefined();
    expect(codeOf(await pages[6]?.send())).toBe('CONFLICT');
    const hosts = [session.coordinator, await app.person('admin'), await app.person('admin')];
    const codes = [];
    for (const host of hosts) codes.push(codeOf(await pageOf(host, runId).send()));
    expect(codes).toEqual([undefined, undefined, 'CONFLICT']);
    // Another page of the same rep takes the place of the first, which doesn't take it back.
    const again = pageOf(repOf(session, 0), runId);
    const line = await lineOf(pages[0]?.seat ?? '');
    expect(codeOf(await again.send())).toBeUndefined();
    expect(await isOpen(line)).toBe(false);
    expect(codeOf(await pages[0]?.send({ isFirst: false }))).toBe('CONFLICT');
    expect(await isOpen(await lineOf(again.seat))).toBe(true);
  });
});

describe('Everyone in the room', () => {
  const clients = new Set<LiveClient>();
  afterAll(() => clients.forEach((client) => client.close()));

  test('hears who comes to the stage and leaves it', async () => {
    const { session, runId } = await stage();
    const student = await session.attendee();
    const address = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
    const heard: unknown[] = [];
    const query = `subscription ($after: String) {
      onSessionNews(runId: "${runId}", after: $after) { stage { name } } }`;
    const client = new LiveClient(() => `${address.replace('http', 'ws')}/graphql`, student.token, [
      {
        query,
        next: ({ onSessionNews: news }) => heard.push(news),
        resync: () => undefined,
      },
    ]);
    clients.add(client);
    await client.connect();
    const rep = pageOf(repOf(session, 0), runId);
    await rep.send();
    await rep.confirm();
    await eventually(() => expect(heard).toContainEqual({ stage: [{ name: 'Rae R1' }] }));
    await rep.leave();
    await eventually(() => expect(heard).toContainEqual({ stage: [] }));
    expect(client.errors).toEqual([]);
  });
});
