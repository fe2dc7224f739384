import { describe, expect, test } from 'vitest';
import { said, testBooth } from '../../../../tests/support/test-booth.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { recordIn } from '../../../../tests/support/test-records.server.ts';

const app = await testServer();
const { pool } = app.database;

const ask = (who: Person, fairId: string, fields: string) =>
  who.call(`query ($id: ID!) { it: fairMonitor(fairId: $id) { ${fields} } }`, { id: fairId });

describe('An admin on the day of a fair', () => {
  test('sees over all booths what waits, for how long, and which have no rep', async () => {
    const booth = await testBooth(app);
    const { admin } = booth.records;
    const student = await booth.attendee();
    const other = await booth.exhibitor();
    const asked = said(await booth.post(student, 'Is there a hiking club?'));
    await booth.post(student, 'What does it cost?');
    const answer = recordIn(
      await ask(
        admin,
        booth.fairId,
        'registered booths { id waiting waitingSince reps { name } people } email { waiting } failedJobs',
      ),
    );
    expect(answer).toMatchObject({ registered: 1, failedJobs: 0 });
    const booths = answer['booths'] as { id: string }[];
    expect(booths).toHaveLength(2);
    expect(booths[0]).toEqual({
      id: booth.boothId,
      waiting: 2,
      waitingSince: asked.createdAt,
      reps: [],
      people: 0,
    });
    expect(other.id).toBeTruthy();
  });

  test('sees every held message, shows one and hides another', async () => {
    const booth = await testBooth(app);
    const { admin } = booth.records;
    const student = await booth.attendee();
    const one = said(await booth.post(student, 'Look at www.my-frogs.example'));
    const other = said(await booth.post(student, 'Call me: 413-555-0100'));
    const held = async () =>
      (
        recordIn(await ask(admin, booth.fairId, 'held { id heldFor text boothId }'))['held'] as {
          id: string;
          heldFor: string;
        }[]
      ).map(({ id, heldFor }) => ({ id, heldFor }));
    expect(await held()).toEqual([
      { id: one.id, heldFor: 'link' },
      { id: other.id, heldFor: 'phone' },
    ]);
    await admin.call('mutation ($id: ID!) { releaseBoothMessage(id: $id) { id } }', { id: one.id });
    await admin.call('mutation ($id: ID!) { hideBoothMessage(id: $id) { id } }', { id: other.id });
    expect(await held()).toEqual([]);
  });

  test('sees who came, by ten minutes', async () => {
    const booth = await testBooth(app);
    for (let n = 0; n < 3; n += 1) await booth.attendee();
    await pool.query(
      `update fair_attendee set entered_at = timestamptz '2026-11-21T11:03:00Z'
         + (row_number * interval '6 minutes')
       from (select id as one, row_number() over () from fair_attendee where fair_id = $1) n
       where id = n.one and row_number < 3`,
      [booth.fairId],
    );
    expect(
      recordIn(await ask(booth.records.admin, booth.fairId, 'came arrivals { at count }')),
    ).toEqual({
      came: 2,
      arrivals: [
        { at: '2026-11-21T11:00:00.000Z', count: 1 },
        { at: '2026-11-21T11:10:00.000Z', count: 1 },
      ],
    });
  });

  test('is alone with it: coordinators find nothing of a fair of booths', async () => {
    const booth = await testBooth(app);
    const coordinator = await app.person('admin6x6');
    const { errors } = await ask(coordinator, booth.fairId, 'people');
    expect(errors?.[0]?.extensions.code).toBe('NOT_FOUND');
  });
});
