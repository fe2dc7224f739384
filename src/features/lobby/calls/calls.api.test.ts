import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { deleteAccount } from '../../accounts/delete-account.server.ts';
import { LiveClient } from '../../../../tests/support/live-client.fixture.server.ts';
import { testBooth } from '../../../../tests/support/test-booth.server.ts';
import { callIn, seatIn, testCall } from '../../../../tests/support/test-call.server.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { callData } from '../personal-data.server.ts';
import { largestMesh } from './largest-call.ts';

const secret = 'a-secret-of-the-turn-server';
const app = await testServer('2026-11-21T12:00:00Z', {
  env: { TURN_URLS: 'turn:turn.example.org:3478', TURN_SECRET: secret },
});
const { pool } = app.database;
const address = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
await app.events.ready;
const neighbor = await app.neighbor();
const elsewhereAddress = await neighbor.fastify.listen({ port: 0, host: '127.0.0.1' });
const clients: LiveClient[] = [];
afterEach(() => clients.splice(0).forEach((client) => client.close()));

const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;

interface Heard {
  readonly changed: boolean;
  readonly signal: {
    readonly from: string;
    readonly fromSeat: string;
    readonly toSeat: string;
    readonly data: string;
  } | null;
}

/** What a page in the call hears from a cursor on. */
async function listen(callId: string, who: Person, after: string, server = address) {
  const heard: Heard[] = [];
  const following = {
    query: `subscription ($after: String) { it: onCallNews(callId: "${callId}", after: $after) {
      changed signal { from fromSeat toSeat data } } }`,
    next: (data: Readonly<Record<string, unknown>>) => void heard.push(data['it'] as Heard),
    resync: () => undefined,
  };
  const url = () => `${server.replace('http', 'ws')}/graphql`;
  const client = new LiveClient(url, who.token, [following], after);
  clients.push(client);
  await client.connect();
  return {
    client,
    changes: () => heard.filter(({ changed }) => changed).length,
    signals: () => heard.flatMap(({ signal }) => signal ?? []),
  };
}

const hello = JSON.stringify({ media: { microphone: true, camera: false, screen: false } });

/** A rep and a student who are both in a call. */
async function inCall() {
  const booth = await testBooth(app);
  const student = await booth.attendee();
  const call = await testCall(app, booth, [student]);
  const [rep, theirs] = [booth.rep, callIn(await call.join(student))];
  const own = callIn(await call.join(rep));
  return { booth, student, rep, call, theirs, own, seats: [seatIn(own), seatIn(theirs)] as const };
}

describe('a call at a booth', () => {
  test('shows who is who, as the public conversation does, and who is here', async () => {
    const { call, student, rep, seats } = await inCall();
    const seen = callIn(await call.look(student));
    expect(seen).toMatchObject({ role: 'STUDENT', relayOnly: true, waits: false, endedAt: null });
    const people = [
      { name: 'Dana Kowalski', role: 'REP', isHere: true, seat: seats[0] },
      { name: 'Maya R.', role: 'STUDENT', isHere: true, seat: seats[1] },
    ];
    expect(seen.people).toMatchObject(people);
    expect(callIn(await call.look(rep))).toMatchObject({ role: 'REP', relayOnly: false, people });
    expect(JSON.stringify(seen)).not.toContain(student.id);
    expect((await call.leave(student, seats[1])).data).toEqual({ it: true });
    expect(callIn(await call.look(rep)).people[1]).toMatchObject({ isHere: false, seat: null });
  });

  test('is for those who are invited and for reps of its booth, and is not there for others', async () => {
    const { booth, call, student, rep, seats } = await inCall();
    const others = [
      await booth.attendee(),
      await booth.attendee('parent'),
      await booth.exhibitor(),
      booth.records.admin,
      await app.person('student'),
    ];
    for (const who of others) {
      expect((await call.look(who)).data).toEqual({ it: null });
      expect(codeOf(await call.join(who))).toBe('NOT_FOUND');
      expect(codeOf(await call.stay(who, seats[0]))).toBe('NOT_FOUND');
      expect(codeOf(await call.signal(who, seats[0], seats[1], hello))).toBe('NOT_FOUND');
      expect((await call.leave(who, seats[0])).data).toEqual({ it: false });
    }
    expect(codeOf(await call.end(await booth.exhibitor()))).toBe('NOT_FOUND');
    expect(codeOf(await call.end(student))).toBe('FORBIDDEN');
    const colleague = await app.person('college');
    await booth.records.make('CollegeRep', {
      collegeId: booth.collegeId,
      userId: colleague.id,
      firstName: 'Bo',
      lastName: 'Reed',
    });
    expect(callIn(await call.look(colleague)).me).toBeNull();
    expect(callIn(await call.join(colleague)).people).toHaveLength(3);
    expect((await call.end(rep)).data).toEqual({ it: true });
    expect((await call.end(rep)).data).toEqual({ it: false });
  });

  test('ends for someone whose registration is taken back, and for a rep who leaves the college', async () => {
    const { booth, call, student, rep, seats } = await inCall();
    await pool.query('delete from fair_attendee where user_id = $1', [student.id]);
    expect((await call.look(student)).data).toEqual({ it: null });
    expect(codeOf(await call.signal(student, seats[1], seats[0], hello))).toBe('NOT_FOUND');
    await pool.query('delete from college_rep where user_id = $1 and college_id = $2', [
      rep.id,
      booth.collegeId,
    ]);
    expect(codeOf(await call.stay(rep, seats[0]))).toBe('NOT_FOUND');
  });

  test('is not joined once it has ended, the booth is closed, or the fair is over', async () => {
    const first = await inCall();
    await first.call.end(first.rep);
    expect(codeOf(await first.call.join(first.student))).toBe('CONFLICT');
    expect(callIn(await first.call.look(first.student))).toMatchObject({ iceServers: [] });
    const second = await inCall();
    const { boothId, fairId, records } = second.booth;
    await records.admin.call('mutation ($id: ID!) { closeBooth(id: $id) { at } }', { id: boothId });
    expect(codeOf(await second.call.join(second.student))).toBe('CONFLICT');
    expect(codeOf(await second.call.signal(second.rep, ...second.seats, hello))).toBe('CONFLICT');
    await records.admin.call('mutation ($id: ID!) { reopenBooth(id: $id) }', { id: boothId });
    expect(codeOf(await second.call.join(second.student))).toBeUndefined();
    await pool.query(
      `update fair set start_time = '2026-11-01', end_time = '2026-11-02',
         exhibitor_deadline = '2026-10-30' where id = $1`,
      [fairId],
    );
    expect(codeOf(await second.call.join(second.student))).toBe('CONFLICT');
  });

  test('holds as many people as its pages can connect', async () => {
    const booth = await testBooth(app);
    const students = await Promise.all([0, 1, 2, 3].map(() => booth.attendee()));
    await expect(testCall(app, booth, students)).rejects.toMatchObject({ code: 'CONFLICT' });
    const call = await testCall(app, booth, students.slice(1));
    for (const who of [booth.rep, ...students.slice(1)])
      expect(codeOf(await call.join(who))).toBeUndefined();
    const colleague = await app.person('college');
    await booth.records.make('CollegeRep', { collegeId: booth.collegeId, userId: colleague.id });
    expect(codeOf(await call.join(colleague))).toBe('CONFLICT');
    // A page that says nothing for a while gives its place to others.
    app.world.advance(46_000);
    const joined = callIn(await call.join(colleague));
    expect(joined.people.filter(({ isHere }) => isHere)).toHaveLength(1);
    expect(joined.people.length).toBeLessThanOrEqual(largestMesh + 1);
  });

  test('is on one page of a person: the last one joined', async () => {
    const { call, student, rep, seats } = await inCall();
    const again = callIn(await call.join(student));
    expect(seatIn(again)).not.toBe(seats[1]);
    expect(codeOf(await call.signal(student, seats[1], seats[0], hello))).toBe('CONFLICT');
    expect(codeOf(await call.signal(rep, seats[0], seats[1], hello))).toBe('NOT_FOUND');
    expect((await call.leave(student, seats[1])).data).toEqual({ it: false });
    expect(codeOf(await call.signal(student, seatIn(again), seats[0], hello))).toBeUndefined();
  });
});

describe('the credentials of the TURN server', () => {
  test('expire within minutes, name no one, and are what coturn computes from the secret', async () => {
    const { call, student } = await inCall();
    const [server] = callIn(await call.look(student)).iceServers;
    expect(server?.urls).toEqual(['turn:turn.example.org:3478']);
    const [expiry = '', opaque = ''] = server?.username.split(':') ?? [];
    expect(Number(expiry) - app.world.now().getTime() / 1000).toBeGreaterThan(0);
    expect(Number(expiry) - app.world.now().getTime() / 1000).toBeLessThanOrEqual(600);
    expect(student.id).not.toContain(opaque);
    expect(server?.credential).toBe(
      createHmac('sha1', secret)
        .update(server?.username ?? '')
        .digest('base64'),
    );
  });
});

describe('what two pages tell each other', () => {
  test('reaches the other page alone, at another process of the server, and is deleted soon', async () => {
    const { booth, call, student, rep, seats, own } = await inCall();
    const third = await booth.attendee();
    const other = await testCall(app, booth, [third]);
    const joined = callIn(await other.join(third));
    const [here, atRep] = [
      await listen(call.callId, student, own.cursor, elsewhereAddress),
      await listen(call.callId, rep, own.cursor),
    ];
    const elsewhere = await listen(other.callId, third, joined.cursor);
    await call.signal(rep, seats[0], seats[1], hello);
    await expect
      .poll(here.signals)
      .toEqual([{ from: own.me, fromSeat: seats[0], toSeat: seats[1], data: hello }]);
    await call.end(rep);
    await expect.poll(here.changes).toBeGreaterThan(0);
    await expect.poll(atRep.changes).toBeGreaterThan(0);
    expect([atRep.signals(), elsewhere.signals()]).toEqual([[], []]);
    const { rowCount } = await pool.query('select from call_signal where call_id = $1', [
      call.callId,
    ]);
    expect(rowCount).toBe(0);
    const { rows } = await pool.query(
      "select from event where topic = 'CallSignal' and body::text like '%microphone%'",
    );
    expect(rows).toEqual([]);
    const late = await listen(call.callId, await booth.attendee(), own.cursor);
    await expect.poll(() => late.client.errors.length).toBe(1);
  });

  test('is a description, candidates or the state of devices, and nothing else', async () => {
    const { call, rep, seats } = await inCall();
    for (const data of ['', 'hi', '[]', '{"description":{"type":"offer"}}', 'x'.repeat(40_001)])
      expect(codeOf(await call.signal(rep, ...seats, data))).toBe('BAD_USER_INPUT');
    expect(codeOf(await call.signal(rep, seats[0], seats[0], hello))).toBe('NOT_FOUND');
    await call.signal(rep, ...seats, JSON.stringify({ ...JSON.parse(hello), text: 'Call me' }));
    const { rows } = await pool.query<{ body: string }>(
      'select body from call_signal where call_id = $1',
      [call.callId],
    );
    expect(rows).toEqual([{ body: hello }]);
  });

  test('holds no address of a student but the relay’s, and all of a rep', async () => {
    const { call, student, rep, seats } = await inCall();
    const line = (address: string, type: string) =>
      `candidate:1 1 udp 2122194687 ${address} 35141 typ ${type}`;
    const from = ' raddr 192.168.1.20 rport 50000 generation 0';
    const sdp = [
      'v=0',
      'o=- 46117 2 IN IP4 192.168.1.20',
      's=-',
      'm=audio 9 UDP/TLS/RTP/SAVPF 111',
      'c=IN IP4 203.0.113.9',
      'a=rtcp:9 IN IP4 203.0.113.9',
      `a=${line('192.168.1.20', 'host')}`,
      `a=${line('203.0.113.9', 'srflx')}${from}`,
      `a=${line('198.51.100.1', 'relay')}${from}`,
      'a=ice-ufrag:abcd',
    ].join('\r\n');
    const candidates = [
      line('192.168.1.20', 'host'),
      line('abc.local', 'host typ relay'),
      `${line('203.0.113.9', 'srflx')}${from}`,
      `${line('198.51.100.1', 'relay')}${from}`,
      '',
    ].map((candidate) => ({ candidate, sdpMid: '0', sdpMLineIndex: 0 }));
    const data = JSON.stringify({ description: { type: 'offer', sdp }, candidates });
    const passed = async (who: Person, [own, to]: readonly [string, string]) => {
      await pool.query('delete from call_signal');
      expect(codeOf(await call.signal(who, own, to, data))).toBeUndefined();
      const { rows } = await pool.query<{ body: string }>('select body from call_signal');
      return rows[0]?.body ?? '';
    };
    const [mine, theirs] = seats;
    const ofStudent = await passed(student, [theirs, mine]);
    expect(ofStudent).not.toMatch(/192\.168|203\.0|local/);
    expect(ofStudent).toContain('198.51.100.1 35141 typ relay raddr 0.0.0.0 rport 0');
    expect(ofStudent).toContain('ice-ufrag:abcd');
    expect(await passed(rep, [mine, theirs])).toContain('192.168.1.20');
  });
});

describe('a booth that wants two reps in every call', () => {
  test('connects no student before a second rep is here, nor after one has left', async () => {
    const { booth, call, student, rep, seats } = await inCall();
    const set = (who: Person, twoAdults: boolean) =>
      who.call(
        `mutation ($b: ID!, $t: Boolean!) { it: setBoothCallRule(boothId: $b, twoAdults: $t) { twoAdults } }`,
        { b: booth.boothId, t: twoAdults },
      );
    const rule = (who: Person) =>
      who.call('query ($b: ID!) { it: boothCallRule(boothId: $b) { twoAdults } }', {
        b: booth.boothId,
      });
    expect(codeOf(await set(await booth.exhibitor(), true))).toBe('FORBIDDEN');
    expect(codeOf(await set(student, true))).toBe('FORBIDDEN');
    expect((await rule(student)).data).toEqual({ it: null });
    expect((await rule(rep)).data).toEqual({ it: { twoAdults: false } });
    expect((await set(rep, true)).data).toEqual({ it: { twoAdults: true } });
    expect((await rule(booth.records.admin)).data).toEqual({ it: { twoAdults: true } });

    expect(callIn(await call.look(student)).waits).toBe(true);
    expect(codeOf(await call.signal(student, seats[1], seats[0], hello))).toBe('CONFLICT');
    expect(codeOf(await call.signal(rep, ...seats, hello))).toBe('CONFLICT');
    const colleague = await app.person('college');
    await booth.records.make('CollegeRep', { collegeId: booth.collegeId, userId: colleague.id });
    const second = seatIn(callIn(await call.join(colleague)));
    expect(callIn(await call.look(student)).waits).toBe(false);
    expect(codeOf(await call.signal(student, seats[1], seats[0], hello))).toBeUndefined();
    await call.leave(colleague, second);
    expect(callIn(await call.look(student)).waits).toBe(true);
    expect(codeOf(await call.signal(rep, ...seats, hello))).toBe('CONFLICT');
  });
});

describe('someone who reports a call', () => {
  test('is read by admins alone, who leave a record of it, once for each reason, and see before how many there are', async () => {
    const { booth, call, student, rep, own } = await inCall();
    const report = (who: Person, about: string | null) =>
      who.call(
        `mutation ($c: ID!, $about: ID) { it: reportCall(callId: $c, reason: contact, about: $about) }`,
        { c: call.callId, about },
      );
    expect(codeOf(await report(await booth.attendee(), null))).toBe('NOT_FOUND');
    expect(codeOf(await report(student, booth.boothId))).toBe('NOT_FOUND');
    for (const about of [own.me, own.me])
      expect((await report(student, about)).errors).toBe(undefined);
    const read = (who: Person) =>
      who.call(
        `mutation ($f: ID!) { it: readCallReports(fairId: $f) { reason reportedBy about aboutRole } }`,
        { f: booth.fairId },
      );
    for (const who of [rep, student, await app.person('admin6x6')])
      expect(codeOf(await read(who))).toBe('FORBIDDEN');
    const count = ({ fairId }: { readonly fairId: string }) =>
      booth.records.admin.call(`{ it: fairMonitor(fairId: "${fairId}") { reportedCalls } }`);
    expect((await count(booth)).data).toEqual({ it: { reportedCalls: 1 } });
    expect((await count(await testBooth(app))).data).toEqual({ it: { reportedCalls: 0 } });
    expect((await read(booth.records.admin)).data).toEqual({
      it: [{ reason: 'contact', reportedBy: student.email, about: rep.email, aboutRole: 'REP' }],
    });
    const { rows } = await pool.query(
      `select action, details from audit_entry where action = 'readCallReports' and subject_id = $1`,
      [booth.fairId],
    );
    expect(rows).toEqual([{ action: 'readCallReports', details: { count: 1 } }]);
  });

  test('is answered by an admin who closes the report; it can be reported again', async () => {
    const { booth, call, student, rep } = await inCall();
    const { admin } = booth.records;
    const report = () =>
      student.call(`mutation { it: reportCall(callId: "${call.callId}", reason: other) }`);
    const read = async () => {
      const { data } = await admin.call(
        `mutation { it: readCallReports(fairId: "${booth.fairId}") { id people { email isRep } } }`,
      );
      return data?.['it'] as readonly { readonly id: string; readonly people: unknown }[];
    };
    const close = (who: Person, id: string) =>
      who.call(`mutation { it: closeCallReport(reportId: "${id}") }`);
    await report();
    const [open] = await read();
    // Of the call as a whole: everyone who was in it but the one who reports it.
    expect(open?.people).toEqual([{ email: rep.email, isRep: true }]);
    const id = open?.id ?? '';
    for (const who of [rep, student, await app.person('admin6x6')])
      expect(codeOf(await close(who, id))).toBe('FORBIDDEN');
    expect((await close(admin, id)).data).toEqual({ it: true });
    expect(codeOf(await close(admin, id))).toBe('NOT_FOUND');
    expect(await read()).toEqual([]);
    const { rows } = await pool.query(
      `select account_id as by from audit_entry where action = 'closeCallReport' and subject_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ by: admin.id }]);
    await report();
    expect(await read()).toHaveLength(1);
  });
});

test('someone reads their calls in their data, and leaves none of it behind', async () => {
  const { call, student, rep } = await inCall();
  await student.call(`mutation { reportCall(callId: "${call.callId}", reason: other) }`);
  const { data } = await student.call('{ myData }');
  expect(data?.['myData']).toMatchObject({
    call_person: [{ as: 'student', left_at: null }],
    call_report: [{ reason: 'other' }],
  });
  const traces = async (who: Person) => {
    const { rows } = await pool.query<{ n: number }>(
      `select (select count(*) from call_person where account_id = $1)::int
        + (select count(*) from call where started_by = $1)::int
        + (select count(*) from call_report where reported_by = $1)::int as n`,
      [who.id],
    );
    return rows[0]?.n;
  };
  expect([await traces(student), await traces(rep)]).toEqual([2, 2]);
  for (const who of [student, rep])
    await deleteAccount(pool, app.world, [callData.erase], who.id ?? '');
  expect([await traces(student), await traces(rep)]).toEqual([0, 0]);
});
