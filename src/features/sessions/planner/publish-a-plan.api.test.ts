import { describe, expect, test } from 'vitest';
import { mailsTo } from '../../../../tests/support/test-mail.server.ts';
import {
  addSessions,
  fine,
  place,
  planServer,
  refused,
  session,
} from '../../../../tests/support/test-plans.server.ts';
import type { PlanOperation } from './plan-shapes.ts';

const plans = await planServer();
const { app, world, admin, make, ann, ben, pool } = plans;
const { change, look, openFair, publish, publishedSlots, slotsOf } = plans;

const told = async (fairId: string, n: number) =>
  (await mailsTo(app, `rep${n}-${fairId}@college.test`)).filter(
    ({ kind }) => kind === 'slot-notice',
  );
const calendarOf = async (fairId: string, n: number) => {
  const { rows } = await pool.query<{ content: string }>(
    `select calendar ->> 'content' as content from mail
     where kind = 'slot-notice' and recipient = $1 order by id desc limit 1`,
    [`rep${n}-${fairId}@college.test`],
  );
  const content = rows[0]?.content ?? '';
  const line = (name: string) => new RegExp(`^${name}[:;](.*?)\\r?$`, 'm').exec(content)?.[1];
  return { uid: line('UID'), sequence: Number(line('SEQUENCE')), method: line('METHOD') };
};

describe('publishing a plan', () => {
  test('makes it the one truth and emails a calendar entry to those whose slot changed, and no one else', async () => {
    const { fairId, ids } = await openFair(3);
    const [one, two, three] = ids;
    fine(await change(ann, fairId, addSessions(1, 2)));
    fine(await change(ann, fairId, place(one, [1, 1])));
    fine(await change(ann, fairId, place(two, [1, 3])));
    expect(await publishedSlots(fairId)).toBeUndefined();
    expect(fine(await publish(ann, fairId)).told).toBe(2);
    await app.jobs.runDue();
    expect(await publishedSlots(fairId)).toEqual([
      [
        { exhibitorId: one, position: 1, startsAtMinute: 1, lengthMinutes: 6 },
        { exhibitorId: two, position: 3, startsAtMinute: 13, lengthMinutes: 6 },
      ],
      [],
    ]);
    expect([await slotsOf(one), await slotsOf(two), await slotsOf(three)]).toEqual([
      [1],
      [1],
      null,
    ]);
    const [first] = await told(fairId, 1);
    expect(first?.subject).toMatch(/^Your session at Fair/);
    expect(first?.text).toContain('Your 6 minutes start at 10:01 AM EST.');
    expect(first?.text).toContain('Please join by 9:50 AM EST.');
    const before = await calendarOf(fairId, 2);
    expect(before).toMatchObject({ uid: `exhibit-${two ?? ''}`, method: 'REQUEST' });

    world.advance(60_000);
    fine(await change(ben, fairId, place(two, [2, 1], [1, 3])));
    fine(await change(ben, fairId, place(three, [2, 2])));
    expect(fine(await publish(ben, fairId)).told).toBe(2);
    await app.jobs.runDue();
    expect(await told(fairId, 1)).toHaveLength(1);
    expect((await told(fairId, 2)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your session at Fair \d+$/),
      expect.stringMatching(/^Your session at Fair \d+ has changed$/),
    ]);
    expect(await told(fairId, 3)).toHaveLength(1);
    const after = await calendarOf(fairId, 2);
    expect(after.uid).toBe(before.uid);
    expect(after.sequence).toBeGreaterThan(before.sequence);

    expect(fine(await publish(ben, fairId)).told).toBe(0);
    await app.jobs.runDue();
    expect(await told(fairId, 2)).toHaveLength(2);
  });

  test('reminds of the attendees of a changed session until an email goes to them', async () => {
    const { fairId, ids } = await openFair(2);
    const untold = async () => {
      const { data } = await ann.call(`{ it: sessionPlan(fair: "${fairId}") { untold } }`);
      return (data?.['it'] as { untold: number[] }).untold;
    };
    fine(await change(ann, fairId, addSessions(1, 2)));
    fine(await change(ann, fairId, place(ids[0], [1, 1])));
    fine(await publish(ann, fairId));
    await make('FairAttendee', { fairId, attending: [1] });
    expect(await untold()).toEqual([]);
    world.advance(60_000);
    fine(await change(ann, fairId, place(ids[1], [1, 2])));
    expect(await untold()).toEqual([]);
    fine(await publish(ann, fairId));
    expect(await untold()).toEqual([1]);
    const email = (sessions: string) =>
      pool.query(
        `insert into campaign
           (id, audience, subject, send_at, send_time, status, created_at, updated_at)
         values (gen_random_uuid(), $1, 'News', $2, 'now', 'sent', $2, $2)`,
        [`FAIR_REGISTERED:${fairId}:S${sessions}`, world.now()],
      );
    await email('2');
    expect(await untold()).toEqual([1]);
    await email('1,2');
    expect(await untold()).toEqual([]);
  });

  test('is refused when someone changed the plan since its differences were looked at', async () => {
    const { fairId } = await openFair();
    expect(refused(await publish(ann, fairId))).toBe('Add a session first.');
    fine(await change(ann, fairId, addSessions(1)));
    const { version } = await look(fairId);
    fine(await change(ben, fairId, addSessions(2)));
    const late = await ann.call(
      `mutation { it: publishSessionPlan(input: { fairId: "${fairId}", version: ${version} }) { told } }`,
    );
    expect(refused(late)).toMatch(/^The plan has changed since you looked\./);
  });

  test('tells no one of a draft fair until the fair is public', async () => {
    const { fairId, ids } = await openFair(1, { publishedAt: null });
    fine(await change(ann, fairId, addSessions(1)));
    fine(await change(ann, fairId, place(ids[0], [1, 1])));
    fine(await publish(ann, fairId));
    await app.jobs.runDue();
    expect(await told(fairId, 1)).toEqual([]);
    fine(await admin.call(`mutation { it: publishFair(fairId: "${fairId}") { id } }`));
    world.advance(60_000);
    await app.jobs.runDue();
    expect(await told(fairId, 1)).toHaveLength(1);
  });
});

describe('a fair that changes under its plan', () => {
  test('is moved with its plan, and no one gets a second email about the slot', async () => {
    const { fairId, ids } = await openFair(1);
    fine(await change(ann, fairId, addSessions(1)));
    fine(await change(ann, fairId, place(ids[0], [1, 1])));
    fine(await publish(ann, fairId));
    fine(
      await change(ann, fairId, { ...addSessions(2), sessions: [session(2, 16)] } as PlanOperation),
    );
    fine(
      await admin.call(
        `mutation { it: moveFair(input: { fairId: "${fairId}", startTime: "2027-01-11T16:00:00Z" }) { id } }`,
      ),
    );
    const { plan } = await look(fairId);
    expect(plan.sessions.map(({ startTime }) => startTime)).toEqual([
      '2027-01-11T16:00:00.000Z',
      '2027-01-11T17:00:00.000Z',
    ]);
    fine(await change(ann, fairId, { kind: 'removeSessions', numbers: [2] }));
    expect(fine(await publish(ann, fairId)).told).toBe(0);
  });

  test('follows the webinar form, which tells the colleges of a session with another time', async () => {
    const { fairId, ids } = await openFair(1);
    fine(await change(ann, fairId, addSessions(1)));
    fine(await change(ann, fairId, place(ids[0], [1, 2])));
    fine(await publish(ann, fairId));
    await app.jobs.runDue();
    const save = (sessions: object[]) =>
      admin.call('mutation ($input: FairSessionsInput!) { it: setFairSessions(input: $input) }', {
        input: { fairId, sessions },
      });
    const kept = { number: 1, title: 'Session 1', lengthMinutes: 45 };
    world.advance(60_000);
    fine(await save([{ ...kept, startTime: '2027-01-10T16:00:00Z' }]));
    await app.jobs.runDue();
    world.advance(60_000);
    await app.jobs.runDue();
    expect((await look(fairId)).plan).toMatchObject({
      sessions: [{ startTime: '2027-01-10T16:00:00Z' }],
      placements: [{ session: 1, place: 2 }],
    });
    const mails = await mailsTo(app, `rep1-${fairId}@college.test`);
    expect(mails.filter(({ kind }) => kind === 'slot-notice')).toHaveLength(2);
    expect(
      (await save([{ ...kept, number: 2, startTime: '2027-01-10T16:00:00Z' }])).errors?.[0],
    ).toMatchObject({
      extensions: {
        fields: {
          sessions:
            'Colleges speak in session 1. Remove it in the 6x6 plan of this fair and publish the plan.',
        },
      },
    });
  });

  test('loses a college that withdraws from what is published and from the plan, which says so', async () => {
    const { fairId, ids } = await openFair(2);
    const [one, two] = ids;
    fine(await change(ann, fairId, addSessions(1)));
    fine(await change(ann, fairId, place(one, [1, 1])));
    fine(await change(ann, fairId, place(two, [1, 2])));
    fine(await publish(ann, fairId));
    await pool.query(
      `insert into exhibitor_registration (exhibitor_id, created_at, withdrawn_at)
       values ($1, now(), now())
       on conflict (exhibitor_id) do update set withdrawn_at = now()`,
      [one],
    );
    expect(await publishedSlots(fairId)).toEqual([[expect.objectContaining({ exhibitorId: two })]]);
    expect(await slotsOf(one)).toBeNull();
    const { plan } = await look(fairId);
    expect(plan.placements.map(({ exhibitorId }) => exhibitorId)).toEqual([two]);
    expect(plan.left).toEqual([{ name: 'College 1', session: 1, place: 1 }]);
    await pool.query('delete from fair_exhibitor where id = $1', [two]);
    expect((await look(fairId)).plan.left.map(({ name }) => name)).toEqual([
      'College 1',
      'College 2',
    ]);
    expect(await publishedSlots(fairId)).toEqual([[]]);
    expect(refused(await change(ann, fairId, place(one, [1, 3])))).toBeDefined();
  });

  test('tells a college that leaves its session, and takes it off the calendar', async () => {
    const { fairId, ids } = await openFair(3);
    const [one, two, three] = ids;
    fine(await change(ann, fairId, addSessions(1)));
    fine(await change(ann, fairId, place(one, [1, 1])));
    fine(await change(ann, fairId, place(two, [1, 2])));
    fine(await publish(ann, fairId));
    await app.jobs.runDue();
    const before = await calendarOf(fairId, 1);
    fine(await admin.call(`mutation { it: removeExhibitor(id: "${one ?? ''}") }`));
    await pool.query(`update fair_exhibitor set payment_status = 'refunded' where id = $1`, [two]);
    fine(await admin.call(`mutation { it: removeExhibitor(id: "${three ?? ''}") }`));
    world.advance(60_000);
    await app.jobs.runDue();
    const [, email, ...more] = await told(fairId, 1);
    expect(more).toEqual([]);
    expect(email?.subject).toMatch(/^Your session at Fair \d+ is canceled$/);
    expect(email?.text).toContain('This registration of College 1 for Fair');
    const after = await calendarOf(fairId, 1);
    expect(after).toMatchObject({ uid: before.uid, method: 'CANCEL' });
    expect(after.sequence).toBeGreaterThan(before.sequence);
    expect((await told(fairId, 2)).map(({ subject }) => subject)).toEqual([
      expect.stringMatching(/^Your session at Fair \d+$/),
      expect.stringMatching(/^Your session at Fair \d+ is canceled$/),
    ]);
    expect(await told(fairId, 3)).toEqual([]);
    const { rows } = await pool.query('select from canceled_slot');
    expect(rows).toEqual([]);
  });

  test('is not published without a session, and says where to add one', async () => {
    const bring = async (fairType: string) => {
      const fairId = await make('Fair', { fairType, publishedAt: null });
      return refused(await admin.call(`mutation { publishFair(fairId: "${fairId}") { id } }`));
    };
    expect(await bring('6x6')).toMatch(/Add sessions in its 6x6 plan, publish the plan/);
    expect(await bring('webinar')).toMatch(/Add one under Webinar/);
    expect(await bring('booth')).toBeUndefined();
  });
});
