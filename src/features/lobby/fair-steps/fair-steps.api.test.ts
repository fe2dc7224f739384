import { expect, test } from 'vitest';
import { said, testBooth } from '../../../../tests/support/test-booth.server.ts';
import { testServer, type Person } from '../../../../tests/support/test-server.server.ts';
import { recordIn } from '../../../../tests/support/test-records.server.ts';
import { sharing } from '../../../../tests/support/test-sharing.server.ts';

const app = await testServer();
const { admin, make, college, student, share } = await sharing(app);
const { pool } = app.database;
const coordinator = await app.person('admin6x6');

interface Step {
  readonly kind: string;
  readonly part: string;
  readonly state: string;
  readonly detail: string;
  readonly isOptional: boolean;
  readonly count: number;
  readonly of: number;
}

const ask = (who: Person, fairId: string) =>
  who.call(
    `query ($id: ID!) { it: fairFigures(fairId: $id) {
       steps { kind part state detail isOptional count of } } }`,
    { id: fairId },
  );
const stepsOf = async (fairId: string, who = admin) =>
  recordIn(await ask(who, fairId))['steps'] as readonly Step[];
/** Each step on a line: its status, its variant, and its count. */
const lines = async (fairId: string, who = admin) =>
  (await stepsOf(fairId, who)).map(
    ({ kind, state, detail, isOptional, count, of }) =>
      `${kind}: ${state}${isOptional ? '?' : ''}${detail && ` ${detail}`}${count > 0 ? ` ${count}` : ''}${of > 0 ? `/${of}` : ''}`,
  );
const line = async (fairId: string, kind: string, who = admin) =>
  (await lines(fairId, who)).find((one) => one.startsWith(`${kind}: `));

const hours = (n: number) => new Date(app.world.now().getTime() + n * 3_600_000).toISOString();
const fairIn = (start: number, more: object = {}) =>
  make('Fair', {
    startTime: hours(start),
    endTime: hours(start + 3),
    exhibitorDeadline: hours(start - 1),
    publishedAt: hours(-500),
    ...more,
  });
const session = (number: number, start: number, host?: string) => ({
  number,
  title: `Session ${number}`,
  startTime: hours(start),
  lengthMinutes: 45,
  exhibitors: [],
  ...(host === undefined ? {} : { host }),
});
/** A time this many hours from now, as SQL. */
const at = (n: number) => `'${hours(n)}'`;
const ended = `start_time = ${at(-48)}, end_time = ${at(-24)}`;
const change = (fairId: string, sets: string) =>
  pool.query(`update fair set ${sets} where id = $1`, [fairId]);

const draft = { publishedAt: null };
const later = 'exhibitors: waiting publishFirst';
const noServer = 'sender: open? noServer';

test('the draft of a booth fair waits for words, and is then published', async () => {
  const fairId = await fairIn(500, draft);
  expect(await lines(fairId)).toEqual(['about: open', noServer, 'publish: open', later]);
  await change(fairId, `description = 'Forty colleges of the valley.'`);
  expect(await line(fairId, 'about')).toBe('about: done');
  await admin.call('mutation ($id: ID!) { it: publishFair(fairId: $id) { id } }', { id: fairId });
  expect(await lines(fairId)).toEqual([
    'about: done',
    noServer,
    'publish: done',
    'emails: open? none',
    'exhibitors: open none',
    'boothsReady: waiting none',
  ]);
  await change(fairId, 'description = null');
  expect(await line(fairId, 'about')).toBe('about: open?');
});

test('a draft whose date has passed is moved first, and a canceled fair has no steps', async () => {
  const fairId = await fairIn(500, draft);
  await change(fairId, ended);
  expect(await line(fairId, 'publish')).toBe('publish: open over');
  await change(fairId, `published_at = ${at(-500)}, cancelled_at = ${at(-1)}`);
  expect(await lines(fairId)).toEqual([]);
  // Unpaid amounts remain due.
  await make('FairExhibitor', { fairId, paymentType: 'check', paymentStatus: 'pending' });
  expect(await lines(fairId)).toEqual(['payments: open 1']);
});

test('a test email counts where the server has a mail server', async () => {
  const served = await testServer(undefined, {
    env: { SMTP_URL: 'smtp://mail.test', MAIL_FROM: 'Fairs <fairs@mail.test>' },
  });
  const office = await sharing(served);
  const id = await office.make('Fair', draft);
  const sender = async () => {
    const steps = recordIn(await ask(office.admin, id))['steps'] as readonly Step[];
    const { state, detail } = steps.find(({ kind }) => kind === 'sender') ?? {};
    return [state, detail];
  };
  expect(await sender()).toEqual(['open', '']);
  await office.admin.call('mutation { sendSettingsTest }');
  expect(await sender()).toEqual(['done', '']);
});

test('booths of a fair are made ready, then published, and what is owed is listed', async () => {
  const fairId = await fairIn(500);
  const exhibitor = { fairId, paymentType: 'invoice', paymentStatus: 'pending' };
  const owing = await make('FairExhibitor', exhibitor);
  const booths = [await make('FairBooth', { fairId }), await make('FairBooth', { fairId })];
  const stand = async () => (await lines(fairId)).slice(4);
  expect(await stand()).toEqual([
    'exhibitors: done 1',
    'boothsReady: open 2/2',
    'boothsPublished: waiting/2',
    'payments: open 1',
  ]);
  await pool.query(`update fair_exhibitor set payment_status = 'paid' where id = $1`, [owing]);
  await pool.query(`alter table fair_booth disable trigger user`);
  const set = (sets: string, id: string | undefined) =>
    pool.query(`update fair_booth set ${sets} where id = $1`, [id]);
  const ready = 'paid = true, booth_ready = true, questions_answered = true, chat_ready = true';
  await set(ready, booths[0]);
  expect(await stand()).toEqual([
    'exhibitors: done 1',
    'boothsReady: open 1/2',
    'boothsPublished: open 1/2',
    'payments: done',
  ]);
  await set('booth_sent = true', booths[0]);
  expect(await line(fairId, 'boothsPublished')).toBe('boothsPublished: waiting 1/2');
  await set(`${ready}, booth_sent = true`, booths[1]);
  await pool.query('alter table fair_booth enable trigger user');
  expect((await stand()).slice(1, 3)).toEqual(['boothsReady: done 2', 'boothsPublished: done 2']);
});

test('who withdrew is no exhibitor, and after the deadline an admin adds one', async () => {
  const fairId = await fairIn(500);
  const exhibitor = await make('FairExhibitor', { fairId, paymentStatus: 'paid' });
  expect(await line(fairId, 'exhibitors')).toBe('exhibitors: done 1');
  await pool.query(
    `insert into exhibitor_registration (exhibitor_id, withdrawn_at, created_at)
     values ($1, now(), now()) on conflict (exhibitor_id) do update set withdrawn_at = now()`,
    [exhibitor],
  );
  expect(await line(fairId, 'exhibitors')).toBe('exhibitors: open none');
  await change(fairId, `exhibitor_deadline = ${at(-1)}`);
  expect(await line(fairId, 'exhibitors')).toBe('exhibitors: open closed');
});

test('a 6x6 fair is planned and published, then its exhibitors are placed, with hosts and links', async () => {
  const fairId = await fairIn(500, { ...draft, fairType: '6x6' });
  const first = ['about: open', noServer, 'sessions: open none'];
  const second = ['publish: waiting sessionsFirst', later];
  expect(await lines(fairId)).toEqual([...first, ...second]);
  await pool.query(
    `insert into session_plan (fair_id, version, plan, base, updated_at)
     values ($1, 1, $2, '{"sessions": []}', now())`,
    [fairId, JSON.stringify({ sessions: [{ number: 1 }, { number: 2 }] })],
  );
  expect(await line(fairId, 'sessions')).toBe('sessions: open planned 2');
  const webinar = await make('FairWebinar', {
    fairId,
    webinarStatus: 'draft',
    details: { sessions: [session(1, 500, 'Ada'), session(2, 501)] },
  });
  expect(await line(fairId, 'sessions')).toBe('sessions: open hidden 2');
  expect(await line(fairId, 'publish')).toBe('publish: open');
  expect(await line(fairId, 'publish', coordinator)).toBe('publish: waiting byAdmin');
  const set = (sets: string) =>
    pool.query(`update fair_webinar set ${sets} where id = $1`, [webinar]);
  await set(`webinar_status = 'scheduled'`);
  await change(fairId, `published_at = ${at(-500)}`);
  const rest = ['hosts: open? 1/2', 'links: open 2/2'];
  expect((await lines(fairId)).slice(2)).toEqual([
    'sessions: done 2',
    'publish: done',
    'emails: open? none',
    'exhibitors: open none',
    'slots: waiting',
    ...rest,
  ]);
  const exhibitor = await make('FairExhibitor', { fairId, paymentStatus: 'paid' });
  expect(await line(fairId, 'slots')).toBe('slots: open 1/1');
  await pool.query(`update fair_exhibitor set time_slots = '{1}' where id = $1`, [exhibitor]);
  await set(`webinar_links = '{"1": {"join": "https://meet.test/1"}}'`);
  expect(await line(fairId, 'slots')).toBe('slots: done 1');
  expect(await line(fairId, 'links')).toBe('links: open 1/2');
  await set(
    `webinar_links = '{"1": {"join": "https://meet.test/1"}, "2": {"join": "https://meet.test/2"}}',
     details = jsonb_set(details, '{sessions,1,host}', '"Bo"')`,
  );
  expect(await line(fairId, 'links')).toBe('links: done 2');
  expect(await line(fairId, 'hosts')).toBe('hosts: done 2');
  // A coordinator sees their own steps: no settings, no money.
  expect(await lines(fairId, coordinator)).toEqual([
    'sessions: done 2',
    'publish: done',
    'emails: open? none',
    'exhibitors: done 1',
    'slots: done 1',
    'hosts: done 2',
    'links: done 2',
  ]);
});

test('a webinar needs sessions and links, exhibitors if it likes', async () => {
  const fairId = await fairIn(500, { ...draft, fairType: 'webinar' });
  expect(await line(fairId, 'sessions')).toBe('sessions: open none');
  expect(await line(fairId, 'publish')).toBe('publish: waiting sessionsFirst');
  await make('FairWebinar', { fairId, details: { sessions: [session(1, 500)] } });
  expect(await line(fairId, 'publish')).toBe('publish: open');
  await change(fairId, `published_at = ${at(-500)}`);
  expect((await lines(fairId)).slice(2)).toEqual([
    'sessions: done 1',
    'publish: done',
    'emails: open? none',
    'exhibitors: open? none',
    'links: open 1/1',
  ]);
});

test('emails are about the fair to whose people they go, or to whose page they link', async () => {
  const slug = 'valley';
  const fairId = await fairIn(500, { slug, fairType: '6x6' });
  const other = await fairIn(500, { slug: 'valley-north', fairType: '6x6' });
  const save = (who: Person, audience: string, htmlBody: string) =>
    who.call(
      'mutation ($it: SaveCampaignDraftInput!) { it: saveCampaignDraft(input: $it) { id } }',
      {
        it: { audience, subject: 'Come', htmlBody },
      },
    );
  const link = (to: string) => `<p><a href="https://quad.test/fair-${to}">Come</a></p>`;
  await save(admin, 'STUDENTS', link('valley-north'));
  expect(await line(fairId, 'emails')).toBe('emails: open? none');
  expect(await line(other, 'emails')).toBe('emails: open? draft 1');
  await save(admin, 'STUDENTS', link(slug));
  expect(await line(fairId, 'emails')).toBe('emails: open? draft 1');
  // A coordinator sees only their own drafts.
  expect(await line(fairId, 'emails', coordinator)).toBe('emails: open? none');
  await save(coordinator, `FAIR_REGISTERED:${fairId}`, '<p>Hello</p>');
  expect(await line(fairId, 'emails', coordinator)).toBe('emails: open? draft 1');
  await pool.query(
    `insert into campaign (id, audience, subject, send_at, send_time, status, created_by,
       created_at, updated_at)
     values (gen_random_uuid(), $1, 'A', now(), '', 'scheduled', $2, $3, $3)`,
    [`FAIR_EXHIBITORS:${fairId}`, admin.id, app.world.now()],
  );
  expect(await line(fairId, 'emails')).toBe('emails: done 1');
  expect(await line(fairId, 'emails', coordinator)).toBe('emails: open? draft 1');
  await pool.query(`update campaign set status = 'cancelled'`);
  expect(await line(fairId, 'emails')).toBe('emails: open? draft 2');
});

test('the steps of the day come a day before, with what is asked at booths', async () => {
  const fairId = await fairIn(25);
  const day = async (id: string) => {
    const steps = await stepsOf(id);
    const kinds = new Set(steps.filter(({ part }) => part === 'day').map(({ kind }) => kind));
    return (await lines(id)).filter((one) => kinds.has(one.split(':')[0] ?? ''));
  };
  expect(await day(fairId)).toEqual([]);
  await change(fairId, `start_time = start_time - interval '2 hours'`);
  expect(await day(fairId)).toEqual(['live: waiting', 'announcements: open?']);
  const booth = await testBooth(app);
  expect(await day(booth.fairId)).toEqual(['live: open', 'announcements: open?']);
  // The steps of the day come first, and optional ones are left out.
  expect((await lines(booth.fairId))[0]).toBe('live: open');
  expect(await line(booth.fairId, 'emails')).toBeUndefined();
  const student = await booth.attendee();
  said(await booth.post(student, 'Is there a hiking club?'));
  await admin.call(
    'mutation ($id: ID!) { it: announce(fairId: $id, audience: everyone, body: "Hello") { id } }',
    { id: booth.fairId },
  );
  expect(await day(booth.fairId)).toEqual([
    'live: open',
    'questions: open 1',
    'announcements: done 1',
  ]);
});

test('once a fair is over, recordings are put up, told of, and lists are handed out', async () => {
  const fairId = await fairIn(500, { fairType: 'webinar' });
  await make('FairExhibitor', { fairId, paymentStatus: 'paid' });
  const webinar = await make('FairWebinar', { fairId, details: { sessions: [session(1, 500)] } });
  await change(fairId, ended);
  expect(await lines(fairId)).toEqual(['recordings: open? none', 'payments: done']);
  const set = (sets: string) =>
    pool.query(`update fair_webinar set ${sets} where id = $1`, [webinar]);
  await set(
    `recording_links = '{"1": {"url": "https://video.test/1", "chapters": []}}', webinar_status = 'ended'`,
  );
  expect(await line(fairId, 'recordings')).toBe('recordings: open hidden 1');
  await set(`webinar_status = 'published'`);
  expect(await lines(fairId)).toEqual([
    'recordings: done 1',
    'recordingsEmail: open?',
    'payments: done',
  ]);
  await pool.query(
    `insert into recordings_email (id, fair_id, sessions, asked_at)
     values (gen_random_uuid(), $1, '{1}', now())`,
    [fairId],
  );
  expect(await line(fairId, 'recordingsEmail')).toBe('recordingsEmail: done');
});

test('a list of students waits until an organizer or the college takes it', async () => {
  const fairId = await fairIn(500, { fairType: '6x6' });
  const two = [await college({ name: 'Elm' }), await college({ name: 'Oak' })];
  const someone = await student();
  const attendee = await make('FairAttendee', {
    fairId,
    attendeeType: 'student',
    dob: '2009-05-04',
    email: someone.email,
  });
  await pool.query('update fair_attendee set user_id = $2, confirmed_at = now() where id = $1', [
    attendee,
    someone.id,
  ]);
  for (const { id: collegeId } of two) {
    await make('FairExhibitor', { fairId, collegeId, paymentStatus: 'paid' });
    await share(someone, collegeId);
  }
  await change(fairId, ended);
  expect(await line(fairId, 'lists')).toBe('lists: open 2/2');
  await coordinator.call(
    'mutation ($f: ID!, $c: ID!) { it: exportSharedStudentsAtFair(fairId: $f, collegeId: $c) { id } }',
    { f: fairId, c: two[0]?.id },
  );
  expect(await line(fairId, 'lists', coordinator)).toBe('lists: open 1/2');
  await two[1]?.rep.call('mutation { it: exportSharedStudents { id } }');
  expect(await line(fairId, 'lists')).toBe('lists: done 2');
});

test('a student and a coordinator of another kind of fair get nothing', async () => {
  const [booth, six] = [await fairIn(500), await fairIn(500, { fairType: '6x6' })];
  for (const [who, fairId, code] of [
    [await app.person('student'), six, 'FORBIDDEN'],
    [await app.person('college'), six, 'FORBIDDEN'],
    [coordinator, booth, 'NOT_FOUND'],
    [coordinator, 'none', 'NOT_FOUND'],
  ] as const) {
    const { data, errors } = await ask(who, fairId);
    expect(data?.['it'] ?? null).toBeNull();
    expect(errors?.[0]?.extensions.code).toBe(code);
  }
  expect((await lines(six, coordinator)).length).toBeGreaterThan(0);
});
