import { describe, expect, test } from 'vitest';
import {
  testQueues,
  accept,
  callThem,
  codeOf,
  entryIn,
  finish,
  joinCall,
  leaveCall,
  listFields,
  mine,
  queueIn,
  read,
  seatIn,
} from '../../../../tests/support/test-queue.server.ts';
import { recordIn } from '../../../../tests/support/test-records.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { openQueue, colleague } = testQueues(app);

describe('A rep', () => {
  test('calls the next student, who accepts, and later ends the call', async () => {
    const { booth, id, who, placeOf } = await openQueue(2);
    const { students } = queueIn(await callThem(booth.rep, booth));
    expect(students).toMatchObject([
      { id: id(0), state: 'CALLED', place: null, rep: { name: 'Dana Kowalski' } },
      { id: id(1), state: 'WAITING', place: 1 },
    ]);
    expect((await mine(who(0), booth))[0]).toMatchObject({
      state: 'CALLED',
      callUntil: new Date(app.world.now().getTime() + 60_000).toISOString(),
    });
    const accepted = entryIn(await accept(who(0), id(0)));
    expect(accepted).toMatchObject({ state: 'IN_CALL', callUntil: null });
    expect(accepted.callId).not.toBeNull();
    expect(await placeOf(1)).toBe(1);
    expect(await codeOf(finish(await booth.exhibitor(), id(0)))).toBe('FORBIDDEN');
    app.world.advance(120_000);
    expect((await finish(booth.rep, id(0))).data?.['it']).toBe(true);
    expect((await finish(booth.rep, id(0))).data?.['it']).toBe(false);
    expect(await mine(who(0), booth)).toMatchObject([{ state: 'DONE' }]);
    // The wait follows the length of the last calls.
    expect((await mine(who(1), booth))[0]).toMatchObject({ minutes: 2 });
  });

  test('and a colleague who call at once never call the same student', async () => {
    const { booth } = await openQueue(4);
    const { person } = await colleague(booth);
    const answers = await Promise.all([
      callThem(booth.rep, booth),
      callThem(person, booth),
      callThem(booth.rep, booth),
      callThem(person, booth),
    ]);
    expect(answers.map(({ errors }) => errors)).toEqual([
      undefined,
      undefined,
      undefined,
      undefined,
    ]);
    const { students } = queueIn(await read(booth.rep, booth));
    expect(students?.map(({ state }) => state)).toEqual(['CALLED', 'CALLED', 'CALLED', 'CALLED']);
    expect(await codeOf(callThem(person, booth))).toBe('CONFLICT');
  });

  test('and a colleague who choose the same student: the second is told', async () => {
    const { booth, id } = await openQueue(2);
    const { person } = await colleague(booth);
    const codes = await Promise.all([
      codeOf(callThem(booth.rep, booth, [id(1)])),
      codeOf(callThem(person, booth, [id(1)])),
    ]);
    expect([...codes].sort()).toEqual(['CONFLICT', undefined]);
  });

  test('calls up to three students into one call, which is over for all of them when it ends', async () => {
    const { booth, id, who } = await openQueue(4);
    const all = [0, 1, 2, 3].map(id);
    expect(await codeOf(callThem(booth.rep, booth, all))).toBe('CONFLICT');
    await callThem(booth.rep, booth, all.slice(0, 3));
    const calls = [entryIn(await accept(who(2), id(2))), entryIn(await accept(who(0), id(0)))];
    expect(calls[0]?.callId).toBe(calls[1]?.callId);
    expect((await finish(booth.rep, id(2))).data?.['it']).toBe(true);
    expect(await mine(who(0), booth)).toMatchObject([{ state: 'DONE' }]);
    expect((await mine(who(3), booth))[0]).toMatchObject({ place: 1 });
    expect(await codeOf(joinCall(who(0), calls[1]?.callId ?? ''))).toBe('CONFLICT');
  });

  test('meets the student on the call’s page; who leaves it for good is out of the line', async () => {
    const { booth, id, who } = await openQueue(2);
    await callThem(booth.rep, booth, [id(0), id(1)]);
    const { callId } = entryIn(await accept(who(0), id(0)));
    await accept(who(1), id(1));
    const inCall = { state: 'IN_CALL', callId };
    expect(queueIn(await read(booth.rep, booth)).students).toMatchObject([inCall, inCall]);
    const [student, rep] = [who(0), booth.rep];
    const seat = await seatIn(student, callId ?? '');
    await seatIn(rep, callId ?? '');
    expect((await leaveCall(student, callId, seat, false)).data?.['it']).toBe(true);
    // A page that was closed may come back.
    expect(await mine(student, booth)).toMatchObject([{ state: 'IN_CALL' }]);
    const again = await seatIn(student, callId ?? '');
    expect((await leaveCall(student, callId, again, true)).data?.['it']).toBe(true);
    expect(await mine(student, booth)).toMatchObject([{ state: 'DONE' }]);
    expect(await mine(who(1), booth)).toMatchObject([{ state: 'IN_CALL' }]);
    const end = 'mutation ($id: ID!) { it: endCall(callId: $id) }';
    expect((await rep.call(end, { id: callId })).data?.['it']).toBe(true);
    expect(await mine(who(1), booth)).toMatchObject([{ state: 'DONE' }]);
  });

  test('leaves a student to a colleague, whose next call it is', async () => {
    const { booth, id } = await openQueue(2);
    const { person, repId } = await colleague(booth);
    const handOff = (to: string) =>
      booth.rep.call(
        `mutation ($id: ID!, $to: ID) {
          it: handOffQueueEntry(entryId: $id, repId: $to) { ${listFields} } }`,
        { id: id(0), to },
      );
    expect(queueIn(await handOff(repId)).students?.[0]).toMatchObject({
      place: 1,
      rep: { name: 'Lee Ortiz' },
    });
    expect(await codeOf(handOff(booth.boothId))).toBe('CONFLICT');
    expect(queueIn(await callThem(booth.rep, booth)).students).toMatchObject([
      { id: id(0), state: 'WAITING' },
      { id: id(1), state: 'CALLED' },
    ]);
    expect(queueIn(await callThem(person, booth)).students?.[0]).toMatchObject({
      id: id(0),
      state: 'CALLED',
    });
  });

  test('removes a student, who reads the reason', async () => {
    const { booth, id, who, placeOf } = await openQueue(2);
    const remove = (by: Person, reason: string) =>
      by.call(
        `mutation ($id: ID!, $reason: String) {
          it: removeFromQueue(entryId: $id, reason: $reason) { waiting } }`,
        { id: id(0), reason },
      );
    expect(await codeOf(remove(await booth.exhibitor(), ''))).toBe('FORBIDDEN');
    expect(await codeOf(remove(booth.rep, 'x'.repeat(201)))).toBe('BAD_USER_INPUT');
    expect(recordIn(await remove(booth.rep, ' We spoke already. '))).toEqual({ waiting: 1 });
    expect(await mine(who(0), booth)).toMatchObject([
      { state: 'LEFT', reason: 'We spoke already.' },
    ]);
    expect(await placeOf(1)).toBe(1);
  });
});
