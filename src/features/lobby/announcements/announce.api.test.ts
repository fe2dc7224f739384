import { afterAll, describe, expect, test } from 'vitest';
import { LiveClient } from '../../../../tests/support/live-client.fixture.server.ts';
import { testBooth, type TestBooth } from '../../../../tests/support/test-booth.server.ts';
import { recordIn } from '../../../../tests/support/test-records.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';

const app = await testServer();
const { pool } = app.database;
const address = await app.fastify.listen({ port: 0, host: '127.0.0.1' });
const url = `${address.replace('http', 'ws')}/graphql`;
const clients = new Set<LiveClient>();
afterAll(() => clients.forEach((client) => client.close()));

const announce = (who: Person, fairId: string, body: string, audience = 'everyone') =>
  who.call(
    `mutation ($fairId: ID!, $audience: AnnouncementAudience!, $body: String!) {
      it: announce(fairId: $fairId, audience: $audience, body: $body) { id withdrawnAt } }`,
    { fairId, audience, body },
  );
const withdraw = (who: Person, id: unknown) =>
  who.call('mutation ($id: ID!) { it: withdrawAnnouncement(id: $id) { withdrawnAt } }', { id });

/** What a person sees in the lobby. */
async function found(who: Person, { slug }: TestBooth): Promise<readonly string[]> {
  const { data } = await who.call(
    'query ($slug: String!) { it: visitFair(slug: $slug) { announcements { body } } }',
    { slug },
  );
  const visit = data?.['it'] as { announcements: { body: string }[] } | null;
  return (visit?.announcements ?? []).map(({ body }) => body);
}

/** What a person with the page open receives. */
async function follow(who: Person, field: string, more: string) {
  const told: string[] = [];
  const client = new LiveClient(() => url, who.token, [
    {
      query: `subscription ($after: String) { it: ${field}(${more}, after: $after) {
        announcement { body withdrawnAt } } }`,
      next({ it }) {
        const { announcement } = it as {
          announcement: { body: string; withdrawnAt: string | null } | null;
        };
        if (announcement)
          told.push(announcement.withdrawnAt === null ? announcement.body : 'withdrawn');
      },
      resync: () => undefined,
    },
  ]);
  clients.add(client);
  await client.connect();
  return told;
}

describe('What the organizer announces', () => {
  test('is found in the lobby by those it is for, the newest first, until it is withdrawn', async () => {
    const booth = await testBooth(app);
    const { admin } = booth.records;
    const student = await booth.attendee();
    const first = recordIn(await announce(admin, booth.fairId, 'The talk starts at noon.'));
    app.world.advance(60_000);
    await announce(admin, booth.fairId, 'Please check your chat.', 'exhibitors');
    app.world.advance(60_000);
    await announce(admin, booth.fairId, 'Parents: a guide is out.', 'families');
    await expect
      .poll(() => found(student, booth))
      .toEqual(['Parents: a guide is out.', 'The talk starts at noon.']);
    expect(await found(booth.rep, booth)).toEqual([
      'Please check your chat.',
      'The talk starts at noon.',
    ]);
    expect(await found(await app.person('student'), booth)).toEqual([]);
    await withdraw(admin, first['id']);
    await expect.poll(() => found(booth.rep, booth)).toEqual(['Please check your chat.']);
    const all = await admin.call(
      'query ($id: ID!) { it: fairAnnouncements(fairId: $id) { body withdrawnAt } }',
      { id: booth.fairId },
    );
    expect(all.data?.['it']).toHaveLength(3);
  });

  test('reaches people in the lobby or at a booth at once', async () => {
    const booth = await testBooth(app);
    const { admin } = booth.records;
    const { fairId, boothId } = booth;
    await expect
      .poll(async () => {
        const isFair = (await app.fairCards.get()).some(({ id }) => id === fairId);
        return isFair && (await app.lobby.floors.get()).get(fairId)?.length;
      })
      .toBe(1);
    const lobby = await follow(await booth.attendee(), 'onFairPresence', `fairId: "${fairId}"`);
    const atBooth = await follow(await booth.attendee(), 'onBoothNews', `boothId: "${boothId}"`);
    const rep = await follow(booth.rep, 'onBoothNews', `boothId: "${boothId}"`);
    await announce(admin, fairId, 'For reps.', 'exhibitors');
    const made = recordIn(await announce(admin, fairId, 'For families.', 'families'));
    await withdraw(admin, made['id']);
    await expect.poll(() => lobby).toEqual(['For families.', 'withdrawn']);
    await expect.poll(() => atBooth).toEqual(['For families.', 'withdrawn']);
    await expect.poll(() => rep).toEqual(['For reps.']);
  });

  test('is theirs to say who run the fair, is not empty, and leaves a record', async () => {
    const booth = await testBooth(app);
    const { admin } = booth.records;
    const coordinator = await app.person('admin6x6');
    const codes = [
      await announce(coordinator, booth.fairId, 'Hello'),
      await withdraw(admin, 'none'),
      await announce(admin, booth.fairId, ' '),
      await announce(admin, booth.fairId, 'x'.repeat(501)),
    ].map(({ errors }) => errors?.[0]?.extensions.code);
    expect(codes).toEqual(['NOT_FOUND', 'NOT_FOUND', 'BAD_USER_INPUT', 'BAD_USER_INPUT']);
    const { id } = recordIn(await announce(admin, booth.fairId, 'Hello'));
    await withdraw(admin, id);
    await withdraw(admin, id);
    const { rows } = await pool.query(
      'select action from audit_entry where subject_id = $1 order by id',
      [booth.fairId],
    );
    expect(rows.map(({ action }: { action: string }) => action).slice(-2)).toEqual([
      'announce',
      'withdrawAnnouncement',
    ]);
  });
});
