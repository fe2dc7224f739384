import { describe, expect, test } from 'vitest';
import { openJanusServer } from '../../../../../tests/support/janus-server.server.ts';
import { testBooth, type TestBooth } from '../../../../../tests/support/test-booth.server.ts';
import { callIn, seatIn, testCall } from '../../../../../tests/support/test-call.server.ts';
import { soundOffer as offer } from '../../../../../tests/support/sound-offer.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../../tests/support/test-server.server.ts';
import { JanusClient, type Line } from '../../../../platform/media/janus-client.server.ts';

const server = await openJanusServer();
const settings = { url: server.url, secret: server.secret };
const app = await testServer('2026-11-21T12:00:00Z', {
  env: { JANUS_URL: server.url, JANUS_API_SECRET: server.secret },
});
const { pool } = app.database;
const neighbor = await app.neighbor();

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;

const sendAgain = `mutation ($callId: ID!, $seat: ID!, $offer: String!) {
  it: sendCallMedia(callId: $callId, seat: $seat, offer: $offer, isNew: false) }`;

/** What a page in a call does with its media. */
function mediaOf(who: Person, callId: string, seat: string) {
  const ask = (call: string, more: Readonly<Record<string, string>> = {}) =>
    who.call(
      `mutation ($callId: ID!, $seat: ID! ${Object.keys(more)
        .map((name) => `, $${name}: String!`)
        .join('')}) { it: ${call} }`,
      { callId, seat, ...more },
    );
  return {
    send: (isNew = true, sdp = offer) =>
      ask(`sendCallMedia(callId: $callId, seat: $seat, offer: $offer, isNew: ${isNew})`, {
        offer: sdp,
      }),
    confirm: () => ask('confirmCallMedia(callId: $callId, seat: $seat)'),
    receive: (isNew = true) =>
      ask(`receiveCallMedia(callId: $callId, seat: $seat, isNew: ${isNew}) { sdp }`),
    answer: (answer: string) =>
      ask('answerCallMedia(callId: $callId, seat: $seat, answer: $answer)', { answer }),
  };
}

/** Lines of a page that Janus knows. */
async function openLines(seat: string): Promise<number> {
  const { rows } = await pool.query<Line>(
    'select session, handle from call_media where seat = $1',
    [seat],
  );
  return rows.length;
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

async function lineOf(seat: string, way: string): Promise<Line> {
  const { rows } = await pool.query<Line>(
    'select session, handle from call_media where seat = $1 and way = $2',
    [seat, way],
  );
  if (!rows[0]) throw new Error('The page has no such line.');
  return rows[0];
}

async function roomExists(callId: string): Promise<boolean> {
  const { rows } = await pool.query<{ room: number }>('select room from call where id = $1', [
    callId,
  ]);
  const janus = new JanusClient(settings, app.world);
  const line = await janus.open();
  const { data } = await janus.ask(line, { request: 'exists', room: rows[0]?.room });
  await janus.close([line]);
  return data['exists'] === true;
}

/** A rep and three students, all in a call. */
async function groupCall() {
  const booth = await testBooth(app);
  const students = await Promise.all([0, 1, 2].map(() => booth.attendee()));
  const call = await testCall(app, booth, students, true);
  const page = async (who: Person) => {
    const seat = seatIn(callIn(await call.join(who)));
    return { who, seat, ...mediaOf(who, call.callId, seat) };
  };
  const [rep, first, second] = [
    await page(booth.rep),
    await page(students[0]!),
    await page(students[1]!),
  ];
  return { booth, call, rep, first, second, page };
}

const needTwoReps = (booth: TestBooth, twoAdults: boolean) =>
  booth.rep.call(
    `mutation ($boothId: ID!) { setBoothCallRule(boothId: $boothId, twoAdults: ${twoAdults}) { twoAdults } }`,
    { boothId: booth.boothId },
  );

describe('a call through Janus', () => {
  test('begins with three students, and holds five and two reps', async () => {
    const booth = await testBooth(app);
    const students = await Promise.all([0, 1, 2, 3, 4, 5].map(() => booth.attendee()));
    await expect(testCall(app, booth, students, true)).rejects.toMatchObject({ code: 'CONFLICT' });
    const roomOf = async (some: readonly Person[]) => {
      const { callId } = await testCall(app, booth, some, true);
      const { rows } = await pool.query<{ room: number | null; max_people: number }>(
        'select room, max_people from call where id = $1',
        [callId],
      );
      return rows[0];
    };
    expect(await roomOf(students.slice(4))).toEqual({ room: null, max_people: 4 });
    expect(await roomOf(students.slice(1))).toEqual({ room: expect.any(Number), max_people: 7 });
  });

  test('takes what pages send, at any process, and offers nothing of it before it arrives', async () => {
    const { call, rep, first, second } = await groupCall();
    expect(callIn(await call.look(rep.who))).toMatchObject({ relayOnly: false });
    expect((await rep.receive()).data).toEqual({ it: null });
    expect(codeOf(await first.confirm())).toBe('CONFLICT');
    expect((await first.send()).data?.['it']).toContain('a=recvonly');
    expect((await first.confirm()).data).toEqual({ it: true });
    // As a page would that only says so: no one else loses anything by it.
    expect((await rep.receive()).data).toEqual({ it: null });
    expect(codeOf(await rep.receive(false))).toBe('CONFLICT');
    expect(codeOf(await rep.answer(offer))).toBe('CONFLICT');
    const again = { query: sendAgain, variables: { callId: call.callId, seat: first.seat, offer } };
    const elsewhere = await neighbor.fastify.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${first.who.token ?? ''}` },
      payload: again,
    });
    expect(elsewhere.json()).toMatchObject({ data: { it: expect.stringContaining('a=recvonly') } });
    expect(codeOf(await second.send(false))).toBe('CONFLICT');
    expect(codeOf(await second.send(true, 'not a description'))).toBe('CONFLICT');
    expect(codeOf(await second.send(true, 'v'.repeat(100_001)))).toBe('BAD_USER_INPUT');
  });

  test('ends at Janus for someone who leaves, joins on another page, is muted, or is gone', async () => {
    const { booth, call, rep, first, second, page } = await groupCall();
    await first.send();
    await second.send();
    await rep.send();
    const line = await lineOf(first.seat, 'send');
    expect(await isOpen(line)).toBe(true);
    await call.leave(first.who, first.seat);
    expect(await isOpen(line)).toBe(false);
    const other = await lineOf(second.seat, 'send');
    const again = await page(second.who);
    expect(await isOpen(other)).toBe(false);
    expect(codeOf(await second.send())).toBe('CONFLICT');
    await again.send();
    const last = await lineOf(again.seat, 'send');
    const { admin } = booth.records;
    await admin.call(
      `mutation ($fairId: ID!, $personId: ID!) { excludeFromFair(fairId: $fairId, personId: $personId, kind: MUTED, reason: "Rude") { id } }`,
      { fairId: booth.fairId, personId: second.who.id },
    );
    expect(await isOpen(last)).toBe(false);
    expect(codeOf(await again.send())).toBe('FORBIDDEN');
    const own = await lineOf(rep.seat, 'send');
    app.world.advance(46_000);
    // Any page of any call sees to it.
    const elsewhere = await groupCall();
    await elsewhere.call.stay(elsewhere.rep.who, elsewhere.rep.seat);
    expect(await isOpen(own)).toBe(false);
  });

  test('has its room while someone is connected, and not once it has ended', async () => {
    const { call, rep, first } = await groupCall();
    expect(await roomExists(call.callId)).toBe(false);
    await rep.send();
    await first.send();
    expect(await roomExists(call.callId)).toBe(true);
    await call.end(rep.who);
    expect(await roomExists(call.callId)).toBe(false);
    expect(await openLines(rep.seat)).toBe(0);
    expect(codeOf(await first.send())).toBe('CONFLICT');
  });

  test('leaves no room behind where a connection came to nothing', async () => {
    const { call, rep } = await groupCall();
    expect(codeOf(await rep.send(true, 'not a description'))).toBe('CONFLICT');
    expect(await roomExists(call.callId)).toBe(true);
    await call.end(rep.who);
    expect(await roomExists(call.callId)).toBe(false);
  });

  test('goes on when its booth closes, and is joined by no one then', async () => {
    const { booth, call, rep, first } = await groupCall();
    await first.send();
    await booth.records.admin.call(`mutation { it: closeBooth(id: "${booth.boothId}") { at } }`);
    expect(codeOf(await first.send(false))).toBeUndefined();
    expect(codeOf(await first.confirm())).toBeUndefined();
    expect(codeOf(await rep.send())).toBeUndefined();
    expect(codeOf(await call.join(rep.who))).toBe('CONFLICT');
  });

  test('connects students only while two reps are in it, where the booth asks for that', async () => {
    const { booth, rep, first } = await groupCall();
    await rep.send();
    await first.send();
    const line = await lineOf(first.seat, 'send');
    await needTwoReps(booth, true);
    expect(await isOpen(line)).toBe(false);
    expect(await isOpen(await lineOf(rep.seat, 'send'))).toBe(true);
    expect(codeOf(await first.send())).toBe('CONFLICT');
    expect(codeOf(await first.receive())).toBe('CONFLICT');
    await needTwoReps(booth, false);
    expect(codeOf(await first.send())).toBeUndefined();
  });

  test('passes no addresses from page to page, and is not there for others', async () => {
    const { booth, call, rep, first } = await groupCall();
    const media = JSON.stringify({ media: { microphone: true, camera: true, screen: false } });
    const candidates = JSON.stringify({ candidates: [{ candidate: '' }] });
    expect(codeOf(await call.signal(first.who, first.seat, rep.seat, media))).toBeUndefined();
    expect(codeOf(await call.signal(first.who, first.seat, rep.seat, candidates))).toBe(
      'BAD_USER_INPUT',
    );
    const stranger = mediaOf(await booth.attendee(), call.callId, first.seat);
    for (const asked of [stranger.send(), stranger.receive(), stranger.answer(offer)])
      expect(codeOf(await asked)).toBe('NOT_FOUND');
    const thief = mediaOf(rep.who, call.callId, first.seat);
    for (const asked of [thief.send(), thief.receive(), thief.answer(offer)])
      expect(codeOf(await asked)).toBe('CONFLICT');
  });

  test('says so while Janus is away, and continues with new connections when it is back', async () => {
    const { call, rep, first, second } = await groupCall();
    await rep.send();
    await second.send();
    await server.stop();
    expect(codeOf(await first.send())).toBe('SERVICE_UNAVAILABLE');
    expect(codeOf(await call.stay(rep.who, rep.seat))).toBeUndefined();
    await call.leave(second.who, second.seat);
    expect(await openLines(second.seat)).toBe(1);
    await server.start();
    await call.stay(rep.who, rep.seat);
    expect(await openLines(second.seat)).toBe(0);
    const { errors } = await rep.send(false);
    expect(errors?.[0]?.extensions).toMatchObject({ code: 'CONFLICT', fields: { line: /./ } });
    expect(codeOf(await rep.send())).toBeUndefined();
  });
});
