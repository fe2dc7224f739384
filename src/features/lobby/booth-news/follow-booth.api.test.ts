import { afterEach, expect, test, vi } from 'vitest';
import {
  boothListeners,
  type News,
} from '../../../../tests/support/booth-listeners.fixture.server.ts';
import { LiveClient } from '../../../../tests/support/live-client.fixture.server.ts';
import { said, testBooth } from '../../../../tests/support/test-booth.server.ts';
import { writing } from '../../../../tests/support/test-records.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';

const app = await testServer();
const { address, follow, close } = await boothListeners(app);
const clients: LiveClient[] = [];
afterEach(() => {
  close();
  clients.splice(0).forEach((client) => client.close());
});

/** Creating the booth may also be news to people who arrived while it was being written. */
const messagesOf = (heard: readonly News[]) => heard.flatMap(({ message }) => message ?? []);

const hide = (who: Person, id: string) =>
  who.call(`mutation { it: hideBoothMessage(id: "${id}") { state } }`);

test('what is said is heard by everyone at the booth, and by no one at another one', async () => {
  const [booth, other] = [await testBooth(app), await testBooth(app)];
  const student = await booth.attendee();
  const here = await follow(booth, await booth.attendee('parent'));
  const there = await follow(other, await other.attendee());
  await booth.post(student, 'Do you have a rowing team?');
  await other.post(other.rep, 'Over here');
  await expect.poll(here.texts).toEqual(['Do you have a rowing team?']);
  await expect.poll(there.texts).toEqual(['Over here']);
  const [first] = messagesOf(here.heard);
  expect(first).toMatchObject({ name: 'Maya R.', isMine: false });
});

test('someone who was cut off hears what was said meanwhile, each thing once, and nothing that was hidden', async () => {
  const booth = await testBooth(app);
  const student = await booth.attendee();
  const listener = await follow(booth, student);
  await booth.post(booth.rep, 'Before');
  await expect.poll(listener.texts).toEqual(['Before']);
  const { cursor } = listener;
  listener.client.close();
  await booth.post(booth.rep, 'While you were away');
  const secret = said(await booth.post(booth.rep, 'A secret that slipped out'));
  await hide(booth.rep, secret.id);
  const back = await follow(booth, student, cursor());
  await booth.post(booth.rep, 'And now');
  await expect.poll(back.texts).toEqual(['While you were away', 'And now']);
  expect(JSON.stringify(back.heard)).not.toContain('slipped out');
  const times = back.heard.filter(({ message }) => message?.text === 'While you were away');
  expect(times).toHaveLength(1);
  expect(back.resyncs()).toBe(0);
});

test('a line that is cut again and again loses nothing', async () => {
  const booth = await testBooth(app);
  const listener = await follow(booth, await booth.attendee());
  const wanted: string[] = [];
  for (let n = 1; n <= 30; n += 1) {
    wanted.push(`Message ${n}`);
    await booth.post(booth.rep, `Message ${n}`);
    if (n % 5 === 0) listener.client.cut();
  }
  await expect.poll(() => listener.texts()).toEqual(wanted);
});

test('what is held reaches its author and the reps at once, and everyone else when it is released', async () => {
  const booth = await testBooth(app);
  const author = await booth.attendee();
  const [own, reader, rep] = [
    await follow(booth, author),
    await follow(booth, await booth.attendee()),
    await follow(booth, booth.rep),
  ];
  const held = said(await booth.post(author, 'Call 413-555-0142'));
  await booth.post(booth.rep, 'A moment, please');
  await expect.poll(own.texts).toEqual(['Call 413-555-0142', 'A moment, please']);
  await expect.poll(rep.texts).toEqual(['Call 413-555-0142', 'A moment, please']);
  await expect.poll(reader.texts).toEqual(['A moment, please']);
  const [first] = messagesOf(own.heard);
  expect(first).toMatchObject({ state: 'HELD', isMine: true });
  await booth.rep.call(`mutation { it: releaseBoothMessage(id: "${held.id}") { state } }`);
  await expect.poll(reader.texts).toEqual(['A moment, please', 'Call 413-555-0142']);
  await hide(booth.rep, held.id);
  for (const one of [own, reader, rep]) await expect.poll(one.texts).toEqual(['A moment, please']);
  expect(reader.heard.at(-1)?.message).toMatchObject({ state: 'HIDDEN', text: null });
});

test('what is hidden and shown again comes back to everyone, and only reps hear who did it', async () => {
  const booth = await testBooth(app);
  const author = await booth.attendee();
  const [own, reader, rep] = [
    await follow(booth, author),
    await follow(booth, await booth.attendee()),
    await follow(booth, booth.rep),
  ];
  const { id } = said(await booth.post(author, 'Is this on?'));
  const last = (one: typeof own) => one.heard.findLast(({ message }) => message)?.message;
  await expect.poll(rep.desk).toEqual({ toAnswer: 1, hidden: 0 });
  await hide(booth.rep, id);
  await expect
    .poll(() => last(rep))
    .toMatchObject({ text: 'Is this on?', hidden: { by: 'Dana Kowalski' } });
  for (const one of [own, reader])
    await expect.poll(() => last(one)).toMatchObject({ state: 'HIDDEN', text: null, hidden: null });
  await expect.poll(rep.desk).toEqual({ toAnswer: 0, hidden: 1 });
  await booth.rep.call(`mutation { it: showBoothMessage(id: "${id}") { state } }`);
  for (const one of [own, reader, rep]) await expect.poll(one.texts).toEqual(['Is this on?']);
  await expect.poll(rep.desk).toEqual({ toAnswer: 1, hidden: 0 });
  expect(reader.desk()).toBeUndefined();
});

test('a question is answered for everyone who follows, and is not when its answer is hidden', async () => {
  const booth = await testBooth(app);
  const [reader, rep] = [
    await follow(booth, await booth.attendee()),
    await follow(booth, booth.rep),
  ];
  const { id } = said(await booth.post(await booth.attendee(), 'Rowing?'));
  const isAnswered = () =>
    reader.heard.findLast(({ message }) => message?.id === id)?.message?.isAnswered;
  await expect.poll(isAnswered).toBe(false);
  const answer = said(await booth.post(booth.rep, 'On the lake', { answers: id }));
  await expect.poll(isAnswered).toBe(true);
  await expect.poll(rep.desk).toMatchObject({ toAnswer: 0 });
  await hide(booth.rep, answer.id);
  await expect.poll(isAnswered).toBe(false);
  await expect.poll(rep.desk).toMatchObject({ toAnswer: 1 });
  await booth.rep.call(`mutation { it: closeBoothQuestion(id: "${id}") { id } }`);
  await expect.poll(rep.desk).toMatchObject({ toAnswer: 0 });
});

test('what is held and hidden never reaches another visitor', async () => {
  const booth = await testBooth(app);
  const reader = await follow(booth, await booth.attendee());
  const held = said(await booth.post(await booth.attendee(), 'www.essays.example'));
  await hide(booth.records.admin, held.id);
  await booth.post(booth.rep, 'The end');
  await expect.poll(reader.texts).toEqual(['The end']);
  expect(messagesOf(reader.heard)).toMatchObject([{ text: 'The end' }]);
});

test('someone who can’t enter the fair can’t follow, and someone who no longer can is unsubscribed', async () => {
  const booth = await testBooth(app);
  const { admin } = booth.records;
  const query = `subscription { onBoothNews(boothId: "${booth.boothId}") { contents } }`;
  const asStream = async ({ token }: Person) => {
    const answer = await app.fastify.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${token ?? ''}`, accept: 'text/event-stream' },
      payload: { query },
    });
    return answer.body;
  };
  expect(await asStream(await app.person('student'))).toContain('NOT_FOUND');
  expect(await asStream(app.guest())).toContain('UNAUTHENTICATED');

  const [leaver, stayer] = [await booth.attendee(), await booth.attendee()];
  const leaving = await follow(booth, leaver);
  const staying = await follow(booth, stayer);
  const { rows } = await app.database.pool.query<{ id: string }>(
    'select id from fair_attendee where user_id = $1',
    [leaver.id],
  );
  await leaver.call('mutation ($id: ID!) { cancelMyRegistration(id: $id) }', { id: rows[0]!.id });
  await expect.poll(leaving.isOver).toBe(true);
  const rep = await follow(booth, booth.rep);
  await booth.post(booth.rep, 'Still here?');
  await expect.poll(staying.texts).toEqual(['Still here?']);
  expect(leaving.texts()).toEqual([]);

  // A rep is removed, and a booth is unpublished.
  const { rows: reps } = await app.database.pool.query<{ id: string }>(
    'select id from college_rep where user_id = $1',
    [booth.rep.id],
  );
  await admin.call(writing('delete', 'CollegeRep'), { input: { id: reps[0]!.id } });
  await expect.poll(rep.isOver).toBe(true);
  await admin.call(writing('update', 'FairBooth'), {
    input: { id: booth.boothId, boothSent: false },
  });
  await expect.poll(staying.isOver).toBe(true);
});

test('who stands at a booth is told when the college changes it', async () => {
  const booth = await testBooth(app);
  const reader = await follow(booth, await booth.attendee());
  await booth.post(booth.rep, 'Welcome');
  await expect.poll(reader.texts).toEqual(['Welcome']);
  const before = reader.heard.length;
  const input = { id: booth.boothId, about: 'By the sea.' };
  const { errors } = await booth.rep.call(writing('update', 'FairBooth'), { input });
  expect(errors).toBeUndefined();
  await expect
    .poll(() => reader.heard.slice(before))
    .toEqual([{ message: null, gone: null, desk: null, contents: true }]);
});

test('who stands at a booth is told when the times of the fair change, and asked for nothing', async () => {
  const booth = await testBooth(app);
  const { admin } = booth.records;
  const readers = [
    await follow(booth, await booth.attendee()),
    await follow(booth, await booth.attendee()),
    await follow(booth, booth.rep),
  ];
  await booth.post(booth.rep, 'Welcome');
  for (const { texts } of readers) await expect.poll(texts).toEqual(['Welcome']);
  const before = readers.map(({ heard }) => heard.length);
  const asked = vi.spyOn(app.database.pool, 'query');
  const update = async (said: object) => {
    const input = { id: booth.fairId, ...said };
    expect((await admin.call(writing('update', 'Fair'), { input })).errors).toBeUndefined();
  };
  await update({ description: 'Now with a band.' });
  await update({ endTime: '2026-11-21T15:10:00.000Z' });
  for (const [place, { heard }] of readers.entries())
    await expect
      .poll(() => heard.slice(before[place]))
      .toEqual([{ message: null, gone: null, desk: null, contents: true }]);
  const judged = asked.mock.calls.filter(([said]) => JSON.stringify(said).includes('open-booth'));
  asked.mockRestore();
  expect(judged).toEqual([]);

  await update({ cancelledAt: '2026-11-21T12:00:00.000Z' });
  for (const { isOver } of readers) await expect.poll(isOver).toBe(true);
});

test('what happens elsewhere at the fair is no work for those at a booth', async () => {
  const booth = await testBooth(app);
  const { make } = booth.records;
  const reader = await follow(booth, await booth.attendee());
  await booth.post(booth.rep, 'Welcome');
  await expect.poll(reader.texts).toEqual(['Welcome']);
  const other = await make('FairBooth', {
    fairId: booth.fairId,
    collegeId: await make('College'),
    boothSent: true,
  });
  // Its own creation may have been news to the reader, too.
  const before = reader.heard.length;
  const asked = vi.spyOn(app.database.pool, 'query');
  const { admin } = booth.records;
  const input = { id: other, about: 'By the sea.' };
  await admin.call(writing('update', 'FairBooth'), { input });
  // A person's entry affects no one's access.
  await app.database.pool.query(
    'update fair_attendee set entered_at = created_at where fair_id = $1',
    [booth.fairId],
  );
  await admin.call(writing('delete', 'FairBooth'), { input: { id: other } });
  await booth.post(booth.rep, 'Still here');
  await expect.poll(reader.texts).toEqual(['Welcome', 'Still here']);
  expect(messagesOf(reader.heard)).toHaveLength(2);
  expect(reader.heard.slice(before).some(({ contents }) => contents)).toBe(false);
  const judged = asked.mock.calls.filter(([said]) => JSON.stringify(said).includes('open-booth'));
  asked.mockRestore();
  // The author.
  expect(judged).toHaveLength(1);
});

test('those who are told to read a booth again are given time to, the more of them there are', async () => {
  const booth = await testBooth(app);
  const { token } = await booth.attendee();
  const told: unknown[] = [];
  const query = `subscription ($after: String) {
    it: onBoothNews(boothId: "${booth.boothId}", after: $after) { contents readOver } }`;
  const client = new LiveClient(() => `${address.replace('http', 'ws')}/graphql`, token, [
    { query, next: ({ it }) => told.push(it), resync: () => undefined },
  ]);
  clients.push(client);
  await client.connect();
  const hearOf = async (about: string) => {
    const input = { id: booth.boothId, about };
    expect(
      (await booth.rep.call(writing('update', 'FairBooth'), { input })).errors,
    ).toBeUndefined();
  };
  await hearOf('By the sea.');
  await expect.poll(() => told).toContainEqual({ contents: true, readOver: 3_000 });
  const crowd = { id: booth.boothId, fairId: booth.fairId, people: 1_000, reps: [], waiting: null };
  const present = vi.spyOn(app.lobby, 'present').mockResolvedValue(crowd);
  await hearOf('By the sea, and in the hills.');
  await expect.poll(() => told).toContainEqual({ contents: true, readOver: 10_000 });
  present.mockRestore();
});
