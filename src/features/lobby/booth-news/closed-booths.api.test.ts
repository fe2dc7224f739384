import { afterAll, describe, expect, test } from 'vitest';
import { LiveClient } from '../../../../tests/support/live-client.fixture.server.ts';
import {
  conversation,
  said,
  testBooth,
  type TestBooth,
} from '../../../../tests/support/test-booth.server.ts';
import { recordIn } from '../../../../tests/support/test-records.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';

const app = await testServer();
const { pool } = app.database;
const address = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
const clients = new Set<LiveClient>();
afterAll(() => clients.forEach((client) => client.close()));

const close = (who: Person, id: string, reason?: string) =>
  who.call(
    'mutation ($id: ID!, $reason: String) { it: closeBooth(id: $id, reason: $reason) { at reason } }',
    { id, reason: reason ?? null },
  );
const reopen = (who: Person, id: string) =>
  who.call('mutation ($id: ID!) { it: reopenBooth(id: $id) }', { id });

async function visit(who: Person, { slug, boothId }: TestBooth) {
  return recordIn(
    await who.call(
      `query ($slug: String!, $id: ID!) { it: boothVisit(slug: $slug, boothId: $id) {
        voice closed { reason } } }`,
      { slug, id: boothId },
    ),
  );
}

async function inLobby(who: Person, { slug, boothId }: TestBooth) {
  const { data } = await who.call(
    'query ($slug: String!) { it: visitFair(slug: $slug) { floor { booths { id isClosed } } } }',
    { slug },
  );
  const it = data?.['it'] as { floor: { booths: { id: string; isClosed: boolean }[] } } | null;
  return it?.floor.booths.find(({ id }) => id === boothId)?.isClosed;
}

const codeOf = async (answer: ReturnType<Person['call']>) =>
  (await answer).errors?.[0]?.extensions.code;

describe('A booth that an admin closes on the day', () => {
  test('can be read, shows the reason, and nothing is said at it until it is opened again', async () => {
    const booth = await testBooth(app);
    const { admin } = booth.records;
    const student = await booth.attendee();
    const asked = said(await booth.post(student, 'Is there a hiking club?'));
    await close(admin, booth.boothId, ' Back at noon. ');
    expect(await visit(student, booth)).toEqual({
      voice: 'NEVER',
      closed: { reason: 'Back at noon.' },
    });
    expect(conversation(await booth.read(student)).messages.map(({ id }) => id)).toEqual([
      asked.id,
    ]);
    expect(await codeOf(booth.post(student, 'Hello?'))).toBe('CONFLICT');
    expect(await codeOf(booth.post(booth.rep, 'Yes.', { answers: asked.id }))).toBe('CONFLICT');
    await expect.poll(() => inLobby(student, booth)).toBe(true);

    expect((await reopen(admin, booth.boothId)).data?.['it']).toBe(true);
    expect((await reopen(admin, booth.boothId)).data?.['it']).toBe(false);
    expect(await visit(student, booth)).toEqual({ voice: 'WHILE_LIVE', closed: null });
    expect(await codeOf(booth.post(booth.rep, 'Yes.', { answers: asked.id }))).toBeUndefined();
    await expect.poll(() => inLobby(student, booth)).toBe(false);
  });

  test('is read again at once by those who are at it, and by no one at another booth', async () => {
    const booth = await testBooth(app);
    const [student, other] = [await booth.attendee(), await booth.exhibitor()];
    const told: string[] = [];
    const elsewhere = await pool.query<{ id: string }>(
      'select id from fair_booth where fair_id = $1 and id <> $2',
      [booth.fairId, booth.boothId],
    );
    const follow = async (who: Person, id: string, name: string) => {
      const client = new LiveClient(() => `${address.replace('http', 'ws')}/graphql`, who.token, [
        {
          query: `subscription ($after: String) { it: onBoothNews(boothId: "${id}", after: $after) {
            contents } }`,
          next: ({ it }) => {
            if ((it as { contents: boolean }).contents) told.push(name);
          },
          resync: () => undefined,
        },
      ]);
      clients.add(client);
      await client.connect();
    };
    await follow(student, booth.boothId, 'visitor');
    await follow(other, elsewhere.rows[0]?.id ?? '', 'elsewhere');
    const { admin } = booth.records;
    const heard = (name: string) => told.filter((one) => one === name).length;
    const isSeenAs = (isClosed: boolean) =>
      expect.poll(() => inLobby(student, booth)).toBe(isClosed);
    // By the time this arrives, the events of creating the booths have been delivered.
    await close(admin, booth.boothId);
    await isSeenAs(true);
    await expect.poll(() => heard('visitor')).toBeGreaterThan(0);
    const [before, beforeElsewhere] = [heard('visitor'), heard('elsewhere')];
    await reopen(admin, booth.boothId);
    await isSeenAs(false);
    await expect.poll(() => heard('visitor')).toBeGreaterThan(before);
    await close(admin, booth.boothId);
    await expect.poll(() => heard('visitor')).toBeGreaterThan(before + 1);
    expect(heard('elsewhere')).toBe(beforeElsewhere);
  });

  test('is shown as closed at once to those in the lobby, and to no one at another fair', async () => {
    const [booth, another] = [await testBooth(app), await testBooth(app)];
    const [here, there] = [await booth.attendee(), await another.attendee()];
    const told: (readonly [string, string, boolean])[] = [];
    for (const [who, { fairId }, name] of [
      [here, booth, 'here'],
      [there, another, 'there'],
    ] as const) {
      const client = new LiveClient(() => `${address.replace('http', 'ws')}/graphql`, who.token, [
        {
          query: `subscription ($after: String) {
            it: onFairPresence(fairId: "${fairId}", after: $after) { id isClosed } }`,
          next({ it }) {
            const { id, isClosed } = it as { id: string; isClosed: boolean | null };
            if (isClosed !== null) told.push([name, id, isClosed]);
          },
          resync: () => undefined,
        },
      ]);
      clients.add(client);
      await expect.poll(() => inLobby(who, name === 'here' ? booth : another)).toBe(false);
      await client.connect();
    }
    const { admin } = booth.records;
    const closed = ['here', booth.boothId, true] as const;
    await close(admin, booth.boothId);
    await expect.poll(() => told).toEqual([closed]);
    await reopen(admin, booth.boothId);
    await expect.poll(() => told).toEqual([closed, ['here', booth.boothId, false]]);
  });

  test('is closed by admins alone, leaves a record of it, and stands in the monitor', async () => {
    const booth = await testBooth(app);
    const { admin } = booth.records;
    for (const who of [booth.rep, await booth.attendee(), await app.person('admin6x6')])
      for (const act of [close, reopen])
        expect(await codeOf(act(who, booth.boothId))).toBe('FORBIDDEN');
    expect(await codeOf(close(admin, booth.fairId))).toBe('NOT_FOUND');
    expect(await codeOf(close(admin, booth.boothId, 'x'.repeat(301)))).toBe('BAD_USER_INPUT');
    await close(admin, booth.boothId);
    await close(admin, booth.boothId, 'Another reason');
    const monitor = recordIn(
      await admin.call(
        'query ($id: ID!) { it: fairMonitor(fairId: $id) { booths { isClosed } } }',
        {
          id: booth.fairId,
        },
      ),
    );
    expect(monitor).toEqual({ booths: [{ isClosed: true }] });
    await reopen(admin, booth.boothId);
    const { rows } = await pool.query<{ action: string }>(
      `select action from audit_entry where subject_id = $1 and action in ('closeBooth', 'reopenBooth')
       order by id`,
      [booth.boothId],
    );
    expect(rows.map(({ action }) => action)).toEqual(['closeBooth', 'closeBooth', 'reopenBooth']);
  });

  test('says what was sent in the same moment before it closes, or refuses it', async () => {
    const booth = await testBooth(app);
    const student = await booth.attendee();
    const [answer] = await Promise.all([
      booth.post(student, 'Wait for me'),
      close(booth.records.admin, booth.boothId),
    ]);
    const { messages } = conversation(await booth.read(student));
    expect(messages).toHaveLength(answer.errors ? 0 : 1);
  });
});
