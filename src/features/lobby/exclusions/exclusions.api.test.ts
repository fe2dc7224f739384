import { expect, test } from 'vitest';
import { said, testBooth, type TestBooth } from '../../../../tests/support/test-booth.server.ts';
import { callIn, seatIn, testCall } from '../../../../tests/support/test-call.server.ts';
import {
  accept,
  callThem,
  codeOf,
  entryIn,
  finish,
  join,
  joined,
  mine,
  open as openLine,
  queueIn,
  read as readLine,
} from '../../../../tests/support/test-queue.server.ts';
import {
  testServer,
  type Answer,
  type Person,
} from '../../../../tests/support/test-server.server.ts';
import { sent, threadCalls } from '../../../../tests/support/test-threads.server.ts';
import { deleteAccount } from '../../accounts/delete-account.server.ts';
import { exclusionData } from '../personal-data.server.ts';

const app = await testServer();
const { pool } = app.database;
const { write, answer, mine: myThread } = threadCalls;

type Kind = 'MUTED' | 'REMOVED';
interface Excluded {
  readonly id: string;
  readonly kind: Kind;
  readonly reason: string;
  readonly by: string | null;
  readonly person: { readonly id: string; readonly name: string | null };
}
const fields = 'id kind reason by person { id name }';
const exclude = (
  by: Person,
  { fairId }: Pick<TestBooth, 'fairId'>,
  who: Person,
  kind: Kind,
  reason = 'Swears at reps',
) =>
  by.call(
    `mutation ($fair: ID!, $who: ID!, $kind: FairExclusionKind!, $reason: String!) {
      it: excludeFromFair(fairId: $fair, personId: $who, kind: $kind, reason: $reason) { ${fields} } }`,
    { fair: fairId, who: who.id, kind, reason },
  );
const itOf = ({ data, errors }: Answer) => {
  if (data?.['it'] === undefined) throw new Error(JSON.stringify(errors));
  return data['it'];
};
const excluded = async (...all: Parameters<typeof exclude>) =>
  itOf(await exclude(...all)) as Excluded;
const list = async (by: Person, { fairId }: TestBooth) =>
  itOf(await by.call(`{ it: fairExclusions(fairId: "${fairId}") { ${fields} } }`)) as Excluded[];
const lift = (by: Person, id: string) =>
  by.call('mutation ($id: ID!) { it: liftFairExclusion(id: $id) }', { id });
const visit = async (who: Person, { slug }: TestBooth) =>
  itOf(await who.call(`{ it: visitFair(slug: "${slug}") { standing isRemoved } }`));
const voice = (who: Person, { slug, boothId }: TestBooth) =>
  who.call(`{ it: boothVisit(slug: "${slug}", boothId: "${boothId}") { voice } }`);

/** Everything that writes to others, waits for a call or takes part in one, by name. */
async function whatPeopleDo(booth: TestBooth) {
  const student = await booth.attendee();
  await openLine(booth.rep, booth);
  const { threadId } = sent(await write(booth, student, 'Hello'));
  const message = said(await booth.post(student, 'Hello'));
  const call = await testCall(app, booth, [student]);
  const seat = seatIn(callIn(await call.join(student)));
  const repSeat = seatIn(callIn(await call.join(booth.rep)));
  const entry = await joined(student, booth);
  await callThem(booth.rep, booth, [entry.id]);
  const signal = JSON.stringify({ candidate: null });
  return {
    student,
    ofStudents: {
      sayAtBooth: () => booth.post(student, 'Hello'),
      writePrivately: () => write(booth, student, 'Hello'),
      joinQueue: () => join(student, booth),
      acceptCall: () => accept(student, entry.id),
      joinCall: () => call.join(student),
      stayInCall: () => call.stay(student, seat),
      signalCall: () => call.signal(student, seat, repSeat, signal),
    },
    ofReps: {
      sayAtBooth: () => booth.post(booth.rep, 'Hello'),
      answerPrivately: () => answer(threadId, booth.rep, 'Hello'),
      setBoothQueue: () => openLine(booth.rep, booth),
      callFromQueue: () => callThem(booth.rep, booth),
      finishQueueCall: () => finish(booth.rep, entry.id),
      setBoothCallRule: () =>
        booth.rep.call(
          'mutation ($id: ID!) { setBoothCallRule(boothId: $id, twoAdults: false) { twoAdults } }',
          {
            id: booth.boothId,
          },
        ),
      hideBoothMessage: () =>
        booth.rep.call('mutation ($id: ID!) { hideBoothMessage(id: $id) { id } }', {
          id: message.id,
        }),
      claimThread: () =>
        booth.rep.call('mutation ($id: ID!) { claimThread(threadId: $id) { id } }', {
          id: threadId,
        }),
      endCall: () => call.end(booth.rep),
      joinCall: () => call.join(booth.rep),
      stayInCall: () => call.stay(booth.rep, repSeat),
      signalCall: () => call.signal(booth.rep, repSeat, seat, signal),
    },
  };
}

const codesOf = async (acts: Readonly<Record<string, () => ReturnType<Person['call']>>>) => {
  const codes: Record<string, unknown> = {};
  for (const [name, act] of Object.entries(acts)) codes[name] = await codeOf(act());
  return codes;
};
const all = (acts: object, code: string) =>
  Object.fromEntries(Object.keys(acts).map((name) => [name, code]));

test.each(['ofStudents', 'ofReps'] as const)(
  'muted people (%s) read, and can do nothing that reaches others until it is lifted',
  async (whose) => {
    const booth = await testBooth(app);
    const { admin } = booth.records;
    const { student, ...acts } = await whatPeopleDo(booth);
    const who = whose === 'ofReps' ? booth.rep : student;
    const { id } = await excluded(admin, booth, who, 'MUTED');
    expect(await codesOf(acts[whose])).toEqual(all(acts[whose], 'FORBIDDEN'));
    const refused = await booth.post(who, 'Hello');
    expect(refused.errors?.[0]?.message).toContain('An organizer has muted you at this fair.');

    await expect.poll(() => visit(who, booth)).toMatchObject({ isRemoved: false });
    expect(itOf(await voice(who, booth))).toEqual({ voice: 'MUTED' });
    expect((await booth.read(who)).errors).toBeUndefined();
    if (whose === 'ofStudents') {
      expect(itOf(await myThread(booth, who))).toMatchObject({ mayWrite: false });
      const save = `mutation { saveCollege(collegeId: "${booth.collegeId}", fairId: "${booth.fairId}") { collegeId } }`;
      expect((await who.call(save)).errors).toBeUndefined();
    }
    // Elsewhere nothing has changed for them.
    if (whose === 'ofStudents') {
      const other = await testBooth(app);
      expect(await codeOf(other.post(await other.attendee(), 'Hello'))).toBeUndefined();
    }
    expect(itOf(await lift(admin, id))).toBe(true);
    expect((await booth.post(who, 'Hello again')).errors).toBeUndefined();
    expect(itOf(await voice(who, booth))).not.toEqual({ voice: 'MUTED' });
  },
);

test.each(['ofStudents', 'ofReps'] as const)(
  'removed people (%s) find no fair until it is lifted',
  async (whose) => {
    const booth = await testBooth(app);
    const { admin } = booth.records;
    const { student, ...acts } = await whatPeopleDo(booth);
    const who = whose === 'ofReps' ? booth.rep : student;
    await expect.poll(() => visit(who, booth)).toMatchObject({ isRemoved: false });
    const before = await visit(who, booth);
    const { id } = await excluded(admin, booth, who, 'REMOVED');
    expect(await codesOf(acts[whose])).toEqual(all(acts[whose], 'NOT_FOUND'));
    await expect.poll(() => visit(who, booth)).toEqual({ standing: null, isRemoved: true });
    expect(await codeOf(voice(who, booth))).toBe('NOT_FOUND');
    expect(await codeOf(booth.read(who))).toBe('NOT_FOUND');
    if (whose === 'ofStudents') {
      const enter = await who.call(`mutation { it: enterFair(slug: "${booth.slug}") }`);
      expect(itOf(enter)).toBeNull();
    }
    expect(itOf(await lift(admin, id))).toBe(true);
    expect(await visit(who, booth)).toEqual(before);
    expect((await booth.post(who, 'Hello again')).errors).toBeUndefined();
  },
);

test('a student who is muted or removed leaves every line and call at once', async () => {
  for (const kind of ['MUTED', 'REMOVED'] as const) {
    const booth = await testBooth(app);
    const { admin } = booth.records;
    const [student, next] = [await booth.attendee(), await booth.attendee()];
    await openLine(booth.rep, booth);
    const entry = await joined(student, booth);
    await joined(next, booth);
    const call = await testCall(app, booth, [student]);
    await call.join(student);
    await call.join(booth.rep);
    await excluded(admin, booth, student, kind);
    expect((await mine(next, booth))[0]).toMatchObject({ place: 1, waiting: 1 });
    expect(queueIn(await readLine(booth.rep, booth)).students?.map(({ id }) => id)).not.toContain(
      entry.id,
    );
    const { people, endedAt } = callIn(await call.look(booth.rep));
    expect(endedAt).toBeNull();
    expect(people.filter(({ isHere }) => isHere).map(({ role }) => role)).toEqual(['REP']);
  }
});

test('the line of a rep without colleagues closes with them, and stays open with a colleague', async () => {
  for (const hasColleague of [false, true]) {
    const booth = await testBooth(app);
    if (hasColleague)
      await booth.records.make('CollegeRep', {
        collegeId: booth.collegeId,
        userId: (await app.person('college')).id,
      });
    await openLine(booth.rep, booth);
    await excluded(booth.records.admin, booth, booth.rep, 'MUTED');
    const student = await booth.attendee();
    expect(queueIn(await readLine(student, booth)).isOpen).toBe(hasColleague);
  }
});

test('a call without its only rep is over, and students whom they called wait again', async () => {
  const booth = await testBooth(app);
  const [student, next] = [await booth.attendee(), await booth.attendee()];
  await openLine(booth.rep, booth);
  const entry = await joined(student, booth);
  await joined(next, booth);
  await callThem(booth.rep, booth);
  const { callId } = entryIn(await accept(student, entry.id));
  expect(callId).not.toBeNull();
  await callThem(booth.rep, booth);
  expect((await mine(next, booth))[0]?.state).toBe('CALLED');
  await excluded(booth.records.admin, booth, booth.rep, 'REMOVED');
  expect((await mine(next, booth))[0]).toMatchObject({ state: 'WAITING', place: 1 });
  expect((await mine(student, booth))[0]?.state).not.toBe('IN_CALL');
  const { rows } = await pool.query('select ended_at is null as goes from call where id = $1', [
    callId,
  ]);
  expect(rows).toEqual([{ goes: false }]);
});

test('an organizer says why, sees who is out, and never mutes an organizer', async () => {
  const booth = await testBooth(app);
  const { admin } = booth.records;
  const student = await booth.attendee();
  for (const reason of ['', '  ', 'No', 'x'.repeat(301)])
    expect(await codeOf(exclude(admin, booth, student, 'MUTED', reason))).toBe('BAD_USER_INPUT');
  for (const organizer of [admin, await app.person('admin'), await app.person('admin6x6')])
    expect(await codeOf(exclude(admin, booth, organizer, 'REMOVED'))).toBe('CONFLICT');
  expect(await list(admin, booth)).toEqual([]);

  const muted = await excluded(admin, booth, student, 'MUTED', ' Swears at reps ');
  expect(muted).toMatchObject({ reason: 'Swears at reps', by: admin.email, kind: 'MUTED' });
  expect(muted.person).toEqual({ id: student.id, name: 'Maya Rivera' });
  const removed = await excluded(admin, booth, student, 'REMOVED');
  expect(await list(admin, booth)).toEqual([removed]);
  // What was replaced is lifted already.
  expect(itOf(await lift(admin, muted.id))).toBe(false);
  expect(itOf(await lift(admin, removed.id))).toBe(true);
  expect(await list(admin, booth)).toEqual([]);

  const { rows } = await pool.query<{ action: string; by: string; details: unknown }>(
    `select action, account_id as by, details from audit_entry where subject_id = $1
     order by at, id`,
    [student.id],
  );
  const fair = booth.fairId;
  expect(rows).toEqual([
    {
      action: 'excludeFromFair',
      by: admin.id,
      details: { exclusion: muted.id, fair, kind: 'muted' },
    },
    {
      action: 'excludeFromFair',
      by: admin.id,
      details: { exclusion: removed.id, fair, kind: 'removed' },
    },
    { action: 'liftFairExclusion', by: admin.id, details: { exclusion: removed.id, fair } },
  ]);
});

test('coordinators of 6x6 fairs do it at those, and no one else does', async () => {
  const booth = await testBooth(app);
  const [student, coordinator] = [await booth.attendee(), await app.person('admin6x6')];
  const fairId = await booth.records.make('Fair', { fairType: '6x6' });
  // Someone else's students are none of their business.
  expect(await codeOf(exclude(coordinator, { fairId }, student, 'REMOVED'))).toBe('NOT_FOUND');
  await booth.records.make('FairAttendee', { fairId, email: student.email, userId: student.id });
  // Sessions are held elsewhere: there is nothing to mute.
  expect(await codeOf(exclude(coordinator, { fairId }, student, 'MUTED'))).toBe('CONFLICT');
  const { id } = await excluded(coordinator, { fairId }, student, 'REMOVED');
  expect(await codeOf(exclude(coordinator, booth, student, 'MUTED'))).toBe('NOT_FOUND');
  const own = await excluded(booth.records.admin, booth, student, 'MUTED');
  expect(await codeOf(lift(coordinator, own.id))).toBe('NOT_FOUND');
  expect(itOf(await lift(coordinator, id))).toBe(true);
  for (const other of [student, booth.rep, await booth.attendee('parent')]) {
    expect(await codeOf(exclude(other, booth, student, 'MUTED'))).toBe('FORBIDDEN');
    expect(await codeOf(lift(other, own.id))).toBe('FORBIDDEN');
  }
});

test('people get what was written about them, and it goes with their account', async () => {
  const booth = await testBooth(app);
  const [student, admin] = [await booth.attendee(), await app.person('admin')];
  await excluded(admin, booth, student, 'MUTED', 'Asks everyone for phone numbers');
  const told = JSON.stringify((await student.call('{ myData }')).data);
  expect(told).toContain('Asks everyone for phone numbers');
  await deleteAccount(pool, app.world, [exclusionData.erase], admin.id ?? '');
  expect(await list(booth.records.admin, booth)).toMatchObject([{ by: null }]);
  await deleteAccount(pool, app.world, [exclusionData.erase], student.id ?? '');
  expect(await list(booth.records.admin, booth)).toEqual([]);
});
