import { expect, test } from 'vitest';
import { said, testBooth } from '../../../../tests/support/test-booth.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { recordIn, testRecords } from '../../../../tests/support/test-records.server.ts';

const app = await testServer();
const { admin, make } = await testRecords(app);
const { pool } = app.database;
const coordinator = await app.person('admin6x6');

const ask = (who: Person, fields: string, args = '') =>
  who.call(`{ it: organizerDashboard${args} { ${fields} } }`);
const read = async (who: Person, fields: string, args = '') =>
  recordIn(await ask(who, fields, args));
const tasksOf = async (who: Person) => {
  const { tasks } = await read(who, 'tasks { kind count fair }');
  return (tasks as { kind: string; count: number; fair: string | null }[]).map(
    ({ kind, count, fair }) => [kind, count, fair],
  );
};

const hours = (n: number) => new Date(app.world.now().getTime() + n * 3_600_000).toISOString();
const days = (n: number) => hours(24 * n);
const fairIn = (start: number, more: object = {}) =>
  make('Fair', {
    startTime: days(start),
    endTime: hours(24 * start + 3),
    exhibitorDeadline: hours(24 * start - 1),
    publishedAt: days(-100),
    ...more,
  });

/** Registers a person this many days ago. */
async function register(fairId: string, ago: number) {
  const id = await make('FairAttendee', { fairId });
  await pool.query('update fair_attendee set created_at = $2 where id = $1', [id, days(-ago)]);
}

// In this order: the first test needs an empty site.
test('an organizer of a new site reads the first steps until they are done, a coordinator that nothing waits', async () => {
  const fields =
    'tasks { kind } setUp { kind } registered registeredBefore days { day } fairs { id }';
  const nothing = {
    tasks: [],
    setUp: [],
    registered: 0,
    registeredBefore: 0,
    days: [],
    fairs: [],
  };
  expect(await read(coordinator, fields)).toEqual(nothing);
  const steps = async () => {
    const { setUp } = await read(admin, 'setUp { kind isDone isOptional }');
    return (setUp as { kind: string; isDone: boolean; isOptional: boolean }[]).map(
      ({ kind, isDone, isOptional }) => [kind, isDone, isOptional],
    );
  };
  const open = [
    ['organization', false, false],
    ['brand', false, true],
    ['mailServer', false, false],
    ['prices', false, true],
    ['colleges', false, false],
    ['fair', false, false],
    ['publish', false, false],
  ];
  expect(await steps()).toEqual(open);
  expect(await read(admin, fields)).toEqual({
    ...nothing,
    setUp: open.map(([kind]) => ({ kind })),
  });
  const set = (key: string, value: string | null) =>
    admin.call(
      'mutation ($it: [SiteSettingInput!]!) { it: saveSiteSettings(values: $it) { key } }',
      {
        it: [{ key, value }],
      },
    );
  await set('postalAddress', '1 Main Street, Amherst, MA 01002');
  await set('brandName', 'Our Fairs');
  await make('College');
  await make('Fair', { publishedAt: null });
  const doneNow = async () => (await steps()).filter(([, isDone]) => isDone).map(([kind]) => kind);
  expect(await doneNow()).toEqual(['organization', 'brand', 'colleges', 'fair']);
  await pool.query('update fair set published_at = now()');
  expect(await doneNow()).toContain('publish');
  await pool.query('delete from fair');
  for (const key of ['postalAddress', 'brandName']) await set(key, null);
});

test('an admin reads registrations over all fairs, a coordinator those of 6x6 fairs', async () => {
  const [booths, sessions] = [await fairIn(30), await fairIn(40, { fairType: '6x6' })];
  for (const ago of [0, 2, 2, 29, 31, 59, 61]) await register(booths, ago);
  for (const ago of [2, 31]) await register(sessions, ago);
  const fields = 'registered registeredBefore first last days { day registered }';
  const day = (ago: number) => days(-ago).slice(0, 10);
  expect(await read(admin, fields)).toEqual({
    registered: 5,
    registeredBefore: 3,
    first: day(29),
    last: day(0),
    days: [
      { day: day(29), registered: 1 },
      { day: day(2), registered: 3 },
      { day: day(0), registered: 1 },
    ],
  });
  expect(await read(admin, 'registered registeredBefore', '(days: 90)')).toEqual({
    registered: 9,
    registeredBefore: 0,
  });
  expect(await read(coordinator, 'registered registeredBefore days { registered }')).toEqual({
    registered: 1,
    registeredBefore: 1,
    days: [{ registered: 1 }],
  });
  const fairs = 'fairs { id registered newlyRegistered }';
  expect(await read(admin, fairs)).toEqual({
    fairs: [
      { id: booths, registered: 7, newlyRegistered: 4 },
      { id: sessions, registered: 2, newlyRegistered: 1 },
    ],
  });
  expect(await read(coordinator, fairs)).toEqual({
    fairs: [{ id: sessions, registered: 2, newlyRegistered: 1 }],
  });
});

test('days are those of the zone that is asked for', async () => {
  const fairId = await fairIn(50);
  const id = await make('FairAttendee', { fairId });
  // The evening before in Honolulu.
  await pool.query('update fair_attendee set created_at = $2 where id = $1', [
    id,
    `${days(-5).slice(0, 10)}T03:00:00Z`,
  ]);
  const { days: found } = await read(
    admin,
    'days { day registered }',
    '(timeZone: "Pacific/Honolulu")',
  );
  expect(found).toContainEqual({ day: days(-6).slice(0, 10), registered: 1 });
  for (const args of ['(timeZone: "Nowhere")', '(days: 31)'])
    expect((await ask(admin, 'registered', args)).errors?.[0]?.extensions.code).toBe(
      'BAD_USER_INPUT',
    );
});

test('what waits is listed with its fair, for coordinators that of 6x6 fairs', async () => {
  const near = await fairIn(5, { name: 'Near Fair' });
  const later = await fairIn(20, { name: 'Later Fair' });
  const planned = await fairIn(6, { name: 'Near 6x6', fairType: '6x6' });
  await fairIn(60, { name: 'Plain Draft', publishedAt: null });
  await fairIn(70, { name: 'Draft 6x6', publishedAt: null, fairType: '6x6' });
  await fairIn(70, { name: 'Draft Webinar', publishedAt: null, fairType: 'webinar' });
  await fairIn(-3, { name: 'Old Draft', publishedAt: null });
  for (const fairId of [near, later, planned]) await make('FairBooth', { fairId });
  const readyBooth = await make('FairBooth', { fairId: near });
  await pool.query(
    `update fair_booth set paid = true, booth_ready = true, questions_answered = true,
       chat_ready = true where id = $1`,
    [readyBooth],
  );
  expect(await tasksOf(admin)).toEqual([
    ['boothsNotReady', 1, 'Near Fair'],
    ['boothsNotReady', 1, 'Near 6x6'],
    ['boothsToPublish', 1, 'Near Fair'],
    ['cannotPublish', 1, 'Draft 6x6'],
    ['cannotPublish', 1, 'Draft Webinar'],
    ['drafts', 1, null],
  ]);
  expect(await tasksOf(coordinator)).toEqual([
    ['boothsNotReady', 1, 'Near 6x6'],
    ['cannotPublish', 1, 'Draft 6x6'],
  ]);
});

test('a held message waits until someone has looked at it', async () => {
  const booth = await testBooth(app);
  const student = await booth.attendee();
  said(await booth.post(student, 'Write to me: maya@people.test'));
  const held = async () => (await tasksOf(admin)).filter(([kind]) => kind === 'heldMessages');
  expect(await held()).toMatchObject([['heldMessages', 1, expect.any(String)]]);
  await pool.query('update booth_message set released_at = now() where booth_id = $1', [
    booth.boothId,
  ]);
  expect(await held()).toEqual([]);
});

test('requests of colleges wait for admins until they are decided', async () => {
  const rep = await app.person('college');
  const collegeId = await make('College', { domain: 'people.test', status: 'active' });
  const { id } = recordIn(
    await rep.call('mutation ($id: ID!) { it: claimCollege(collegeId: $id) { id } }', {
      id: collegeId,
    }),
  );
  const draft = await make('College', { status: 'draft' });
  const kinds = async (who: Person) => (await tasksOf(who)).map(([kind, count]) => [kind, count]);
  expect(await kinds(admin)).toContainEqual(['claims', 1]);
  expect(await kinds(admin)).toContainEqual(['draftColleges', 1]);
  expect(await kinds(coordinator)).not.toContainEqual(['claims', 1]);
  await rep.call('mutation ($id: ID!) { withdrawClaim(claimId: $id) { id } }', { id });
  await pool.query(`update college set status = 'active' where id = $1`, [draft]);
  const left = (await kinds(admin)).map(([kind]) => kind);
  expect(left).not.toContain('claims');
  expect(left).not.toContain('draftColleges');
});

test('an invoice is overdue after 30 days, once for all its fairs, until it is paid', async () => {
  const collegeId = await make('College');
  const [one, two] = [await fairIn(80), await fairIn(90)];
  const unpaid = { paymentType: 'invoice', paymentStatus: 'pending' };
  const paymentData = { amountCents: 40_000, currency: 'usd' };
  const paymentId = await make('CollegePayment', {
    collegeId,
    fairIds: [one, two],
    ...unpaid,
    paymentData,
  });
  for (const fairId of [one, two]) {
    const exhibitor = await make('FairExhibitor', { collegeId, fairId, ...unpaid });
    await pool.query(
      `insert into exhibitor_registration (exhibitor_id, payment_id, created_at)
       values ($1, $2, now())
       on conflict (exhibitor_id) do update set payment_id = excluded.payment_id`,
      [exhibitor, paymentId],
    );
  }
  const overdue = async () => (await tasksOf(admin)).find(([kind]) => kind === 'overdue');
  expect(await overdue()).toBeUndefined();
  await pool.query('update college_payment set created_at = $2 where id = $1', [
    paymentId,
    days(-31),
  ]);
  expect(await overdue()).toEqual(['overdue', 1, null]);
  const money = 'money { receivedCents openCents open } fairs { id money { openCents } }';
  const found = await read(admin, money);
  expect(found['money']).toEqual({ receivedCents: 0, openCents: 40_000, open: 2 });
  expect(found['fairs']).toContainEqual({ id: one, money: { openCents: 20_000 } });
  expect(await read(coordinator, 'money { open } email { sent }')).toEqual({
    money: null,
    email: null,
  });
  await pool.query(`update college_payment set payment_status = 'paid' where id = $1`, [paymentId]);
  expect(await overdue()).toBeUndefined();
});

test('failed emails and jobs wait for admins, and email is counted in the range', async () => {
  const mail = (status: string, ago: number, address: string) =>
    pool.query(
      `insert into mail (id, kind, recipient, subject, text, status, next_attempt_at, message_id,
         created_at, ended_at)
       values (gen_random_uuid(), 'test', $1, 'A', 'A', $2, $3, $1, $3, $3)`,
      [address, status, days(-ago)],
    );
  await mail('sent', 1, 'one@people.test');
  await mail('sent', 40, 'two@people.test');
  await mail('failed', 2, 'three@people.test');
  await mail('failed', 20, 'four@people.test');
  await pool.query(
    `insert into mail_suppression (address, scope, reason, created_at)
     values ('three@people.test', 'all', 'hard-bounce', $1), ('x@people.test', 'all', 'by-hand', $1)`,
    [days(-2)],
  );
  expect((await tasksOf(admin)).filter(([kind]) => kind === 'failedEmail')).toEqual([
    ['failedEmail', 1, null],
  ]);
  expect((await tasksOf(coordinator)).map(([kind]) => kind)).not.toContain('failedEmail');
  const { email } = await read(admin, 'email { sent failed bounced }');
  expect(email).toMatchObject({ failed: 2, bounced: 1 });
  const { email: longer } = await read(admin, 'email { sent failed }', '(days: 90)');
  const sent = (found: unknown) => (found as { sent: number }).sent;
  expect(sent(longer) - sent(email)).toBe(1);
});
