import { describe, expect, test } from 'vitest';
import { said, testBooth } from '../../../../tests/support/test-booth.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { recordIn, testRecords } from '../../../../tests/support/test-records.server.ts';

const app = await testServer();
const { admin, make } = await testRecords(app);
const { pool } = app.database;

const ask = (who: Person, fairId: string, fields: string) =>
  who.call(`query ($id: ID!) { it: fairFigures(fairId: $id) { ${fields} } }`, { id: fairId });
const figures = async (fairId: string, fields: string) =>
  recordIn(await ask(admin, fairId, fields));

/** Registers a person on a day, who attends or doesn't. */
async function attendee(fairId: string, more: object, day: string, enteredAt: string | null) {
  const id = await make('FairAttendee', { fairId, ...more });
  await pool.query('update fair_attendee set created_at = $2, entered_at = $3 where id = $1', [
    id,
    day,
    enteredAt,
  ]);
}

describe('The figures of a fair', () => {
  test('say who registered, when, and who of them came', async () => {
    const fairId = await make('Fair', { timeZone: 'America/New_York' });
    const came = '2026-11-21T12:00:00Z';
    const [one, other] = ['2026-11-02T03:30:00Z', '2026-11-02T12:00:00Z'];
    const student = { attendeeType: 'student', dob: '2009-05-01', schoolGrade: '11th' };
    const ma = { address1: '1 Elm St', city: 'Amherst', state: 'MA', postalCode: '01002' };
    const history = ['History, General'];
    await attendee(fairId, { ...student, ...ma, majors: history }, one, came);
    await attendee(fairId, { ...student, demographics: { heardFrom: 'A friend' } }, other, null);
    await attendee(fairId, { attendeeType: 'parent', ...ma }, other, came);
    const all = await figures(
      fairId,
      'registered came days { day registered } groups { by others rows { label registered came } }',
    );
    expect(all).toMatchObject({
      registered: 3,
      came: 2,
      // The evening before in the fair's time zone.
      days: [
        { day: '2026-11-01', registered: 1 },
        { day: '2026-11-02', registered: 2 },
      ],
    });
    const groups = new Map(
      (all['groups'] as { by: string; rows: object[] }[]).map(({ by, rows }) => [by, rows]),
    );
    expect(groups.get('attendeeType')).toEqual([
      { label: 'student', registered: 2, came: 1 },
      { label: 'parent', registered: 1, came: 1 },
    ]);
    expect(groups.get('state')).toEqual([
      { label: 'MA', registered: 2, came: 2 },
      { label: null, registered: 1, came: 0 },
    ]);
    expect(groups.get('schoolGrade')?.[0]).toEqual({ label: '11th', registered: 2, came: 1 });
    expect(groups.get('heardFrom')).toContainEqual({ label: 'A friend', registered: 1, came: 0 });
    expect(groups.get('majors')).toContainEqual({ label: history[0], registered: 1, came: 1 });
  });

  test('list the most frequent answers and count the others', async () => {
    const fairId = await make('Fair');
    for (let n = 0; n < 23; n += 1) await make('FairAttendee', { fairId, schoolName: `High ${n}` });
    await make('FairAttendee', { fairId, schoolName: 'High 22' });
    const { groups } = await figures(fairId, 'groups { by others rows { label registered } }');
    const schools = (groups as { by: string; others: number; rows: object[] }[]).find(
      ({ by }) => by === 'schoolName',
    );
    expect(schools?.rows).toHaveLength(20);
    expect(schools?.rows[0]).toEqual({ label: 'High 22', registered: 2 });
    expect(schools?.others).toBe(3);
  });

  test('say of each booth what was asked there, how soon it was answered, and who saved it', async () => {
    const booth = await testBooth(app);
    const { fairId, boothId, collegeId } = booth;
    const student = await booth.attendee();
    const first = said(await booth.post(student, 'Is there a hiking club?'));
    said(await booth.post(student, 'What does it cost?'));
    app.world.advance(120_000);
    await booth.post(booth.rep, 'Every weekend', { answers: first.id });
    await student.call(
      'mutation ($c: ID!, $f: ID) { saveCollege(collegeId: $c, fairId: $f) { collegeId } }',
      { c: collegeId, f: fairId },
    );
    await pool.query('insert into booth_visit (booth_id, account_id) values ($1, $2)', [
      boothId,
      student.id,
    ]);
    expect(
      await figures(
        fairId,
        'booths { boothId visits questions answered medianAnswerSeconds saves documents documentsOpened leads }',
      ),
    ).toEqual({
      booths: [
        {
          boothId,
          visits: 1,
          questions: 2,
          answered: 1,
          medianAnswerSeconds: 120,
          saves: 1,
          documents: 0,
          documentsOpened: 0,
          leads: 0,
        },
      ],
    });
    // People who leave still count.
    await pool.query('update booth_visit set account_id = null where booth_id = $1', [boothId]);
    expect(await figures(fairId, 'booths { visits }')).toEqual({ booths: [{ visits: 1 }] });
  });

  test('count what is ready and what is paid; a payment for two fairs counts half for each', async () => {
    const fairId = await make('Fair');
    const other = await make('Fair');
    const collegeId = await make('College');
    const paid = { paymentType: 'invoice', paymentStatus: 'paid' };
    const paymentData = { amountCents: 50_000, currency: 'usd' };
    const exhibitor = (more: object) => make('FairExhibitor', { fairId, ...more });
    await exhibitor({ ...paid, paymentData: { ...paymentData, amountCents: 20_000 } });
    await exhibitor({
      paymentType: 'check',
      paymentStatus: 'pending',
      paymentData: { ...paymentData, amountCents: 30_000 },
    });
    const shared = await exhibitor({ ...paid, collegeId });
    const paymentId = await make('CollegePayment', {
      ...paid,
      collegeId,
      paymentData,
      fairIds: [fairId, other],
    });
    await pool.query(
      `insert into exhibitor_registration (exhibitor_id, payment_id, created_at)
       values ($1, $2, now())
       on conflict (exhibitor_id) do update set payment_id = excluded.payment_id`,
      [shared, paymentId],
    );
    await make('FairBooth', { fairId });
    expect(
      await figures(
        fairId,
        `exhibitors exhibitorsSettled boothsToPublish boothsNotReady boothsPublished
         money { receivedCents openCents open refundedCents credits currency }`,
      ),
    ).toEqual({
      exhibitors: 3,
      exhibitorsSettled: 2,
      boothsToPublish: 0,
      boothsNotReady: 1,
      boothsPublished: 0,
      money: {
        receivedCents: 45_000,
        openCents: 30_000,
        open: 1,
        refundedCents: 0,
        credits: 0,
        currency: 'usd',
      },
    });
  });

  test('are for coordinators those of 6x6 fairs, without the money', async () => {
    const coordinator = await app.person('admin6x6');
    const theirs = await make('Fair', { fairType: '6x6' });
    const answer = await ask(coordinator, theirs, 'registered money { open }');
    expect(recordIn(answer)).toEqual({ registered: 0, money: null });
    for (const id of [await make('Fair'), 'none'])
      expect((await ask(coordinator, id, 'registered')).errors?.[0]?.extensions.code).toBe(
        'NOT_FOUND',
      );
  });
});
