import { describe, expect, test } from 'vitest';
import { recordIn, testRecords } from '../../../../tests/support/test-records.server.ts';
import { testServer, type Answer } from '../../../../tests/support/test-server.server.ts';

const app = await testServer('2026-11-21T12:00:00Z');
const { admin, make } = await testRecords(app);
const { world, database } = app;
const { pool } = database;

const times =
  'id name slug startTime endTime exhibitorDeadline registrationOpensAt timeZone publishedAt cancelledAt';
const codeOf = ({ errors }: Answer) => errors?.[0]?.extensions.code;
const wrong = ({ errors }: Answer) => errors?.[0]?.extensions.fields;
/** No one creates and changes a fair in the same instant. */
const later = () => world.advance(1);
const publish = (fairId: string) =>
  admin.call(`mutation ($fairId: ID!) { it: publishFair(fairId: $fairId) { ${times} } }`, {
    fairId,
  });
const cancel = (fairId: string, note?: string) => {
  later();
  return admin.call(
    `mutation ($fairId: ID!, $note: String) { it: cancelFair(fairId: $fairId, note: $note) { ${times} } }`,
    { fairId, note },
  );
};
const move = (input: object) => {
  later();
  return admin.call(
    `mutation ($input: MoveFairInput!) { it: moveFair(input: $input) { ${times} } }`,
    {
      input,
    },
  );
};
const copy = (input: object) =>
  admin.call(`mutation ($input: CopyFairInput!) { it: copyFair(input: $input) { ${times} } }`, {
    input,
  });
const sessionsOf = (who: typeof admin, input: object) =>
  who.call('mutation ($input: FairSessionsInput!) { it: setFairSessions(input: $input) }', {
    input,
  });
const audited = async (id: string) => {
  const { rows } = await pool.query<{ action: string }>(
    'select action from audit_entry where subject_id = $1 order by id',
    [id],
  );
  return rows.map(({ action }) => action).filter((action) => !action.startsWith('create'));
};
const mails = async () => {
  for (let minute = 0; minute < 3; minute += 1) {
    world.advance(60_000);
    await app.jobs.runDue();
  }
  const { rows } = await pool.query<{ subject: string; text: string }>(
    `delete from mail where kind like 'fair-%' returning subject, text`,
  );
  return rows.map(({ subject, text }) => `${subject} ${text.replace(/\s+/g, ' ')}`);
};
const inCalendar = async (slug: string) => {
  const { data } = await app.guest().call('{ calendar { slug } }');
  return (data?.['calendar'] as { slug: string }[]).some((fair) => fair.slug === slug);
};

describe('an admin', () => {
  test('makes a draft that no one sees, and publishes it', async () => {
    const id = await make('Fair', { slug: 'my-draft', publishedAt: null });
    expect(await inCalendar('my-draft')).toBe(false);
    expect(recordIn(await publish(id))['publishedAt']).toBe(world.now().toISOString());
    expect(await inCalendar('my-draft')).toBe(true);
    const once = recordIn(await publish(id));
    world.advance(1000);
    expect(recordIn(await publish(id))).toEqual(once);
    expect(await audited(id)).toEqual(['publishFair']);
    expect(await mails()).toEqual([]);
  });

  test('does not publish what is over or cancelled', async () => {
    const over = await make('Fair', {
      publishedAt: null,
      startTime: '2026-10-01T15:00:00.000Z',
      endTime: '2026-10-01T19:00:00.000Z',
      exhibitorDeadline: '2026-09-01T00:00:00.000Z',
    });
    const off = await make('Fair', { publishedAt: null, cancelledAt: '2026-11-01T00:00:00.000Z' });
    for (const id of [over, off]) expect(codeOf(await publish(id))).toBe('CONFLICT');
    expect(codeOf(await publish(world.newId()))).toBe('NOT_FOUND');
    expect(codeOf(await publish('x'))).toBe('NOT_FOUND');
  });

  test('moves a fair with all that hangs on its time, and adds a sentence for the people', async () => {
    const id = await make('Fair', { registrationOpensAt: '2026-12-01T00:00:00.000Z' });
    await make('FairAttendee', { fairId: id });
    await make('FairWebinar', {
      fairId: id,
      details: {
        sessions: [
          {
            number: 1,
            title: 'One',
            startTime: '2027-01-10T15:00:00.000Z',
            lengthMinutes: 45,
            exhibitors: [],
          },
        ],
      },
    });
    const note = ' We are sorry: the hall is flooded. ';
    const moved = recordIn(await move({ fairId: id, startTime: '2027-01-12T16:00:00Z', note }));
    expect(moved).toMatchObject({
      startTime: '2027-01-12T16:00:00.000Z',
      endTime: '2027-01-12T20:00:00.000Z',
      exhibitorDeadline: '2027-01-03T01:00:00.000Z',
      registrationOpensAt: '2026-12-03T01:00:00.000Z',
    });
    const { rows } = await pool.query<{ start: string }>(
      "select details #>> '{sessions,0,startTime}' as start from fair_webinar where fair_id = $1",
      [id],
    );
    expect(rows[0]?.start).toBe('2027-01-12T16:00:00.000Z');
    expect(await audited(id)).toEqual(['moveFair']);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toContain('A note from the organizer: We are sorry: the hall is flooded.');
  });

  test('cannot move a fair into the past, to its end or when it is cancelled', async () => {
    const id = await make('Fair');
    const start = '2027-01-12T16:00:00Z';
    expect(wrong(await move({ fairId: id, startTime: '2026-11-01T00:00:00Z' }))).toHaveProperty(
      'startTime',
    );
    expect(wrong(await move({ fairId: id, startTime: start, endTime: start }))).toHaveProperty(
      'endTime',
    );
    expect(
      wrong(await move({ fairId: id, startTime: start, timeZone: 'Mars/Base' })),
    ).toHaveProperty('timeZone');
    expect(
      wrong(await move({ fairId: id, startTime: start, note: 'x'.repeat(501) })),
    ).toHaveProperty('note');
    await cancel(id);
    expect(codeOf(await move({ fairId: id, startTime: start }))).toBe('CONFLICT');
  });

  test('cancels a fair once, with a sentence for the people', async () => {
    const id = await make('Fair', { name: 'Gone Fair' });
    await make('FairAttendee', { fairId: id });
    const first = recordIn(await cancel(id, 'A storm is coming.'));
    expect(first['cancelledAt']).toBe(world.now().toISOString());
    world.advance(1000);
    expect(recordIn(await cancel(id, 'Twice.'))).toEqual(first);
    const [mail, ...others] = await mails();
    expect(others).toEqual([]);
    expect(mail).toMatch(/^Gone Fair is canceled .*A note from the organizer: A storm is coming\./);
  });

  test('copies a fair as a draft, with its sessions and without people, links and recordings', async () => {
    const id = await make('Fair', { name: 'Old', fairType: '6x6', capacity: 500, price: 9900 });
    await make('FairAttendee', { fairId: id });
    const session = {
      number: 1,
      title: 'One',
      startTime: '2027-01-10T15:00:00Z',
      lengthMinutes: 45,
    };
    const full = {
      ...session,
      capacity: 90,
      join: 'https://meet.test/1',
      recording: 'https://video.test/1',
    };
    expect((await sessionsOf(admin, { fairId: id, sessions: [full] })).errors).toBeUndefined();
    const made = recordIn(
      await copy({ fairId: id, name: 'New', slug: 'old-again', startTime: '2027-02-10T15:00:00Z' }),
    );
    expect(made).toMatchObject({
      name: 'New',
      slug: 'old-again',
      endTime: '2027-02-10T19:00:00.000Z',
      exhibitorDeadline: '2027-02-01T00:00:00.000Z',
      publishedAt: null,
    });
    const { rows } = await pool.query(
      `select details, webinar_links, recording_links, webinar_status, f.capacity, f.price,
         (select count(*)::int from fair_attendee t where t.fair_id = f.id) as people
       from fair_webinar w join fair f on f.id = w.fair_id where f.id = $1`,
      [made['id']],
    );
    expect(rows).toEqual([
      {
        details: {
          sessions: [
            { ...session, startTime: '2027-02-10T15:00:00.000Z', capacity: 90, exhibitors: [] },
          ],
        },
        webinar_links: null,
        recording_links: null,
        webinar_status: 'draft',
        capacity: 500,
        price: 9900,
        people: 0,
      },
    ]);
    const again = await copy({
      fairId: id,
      name: 'New',
      slug: 'old-again',
      startTime: '2027-03-10T15:00:00Z',
    });
    expect([codeOf(again), wrong(again)]).toEqual([
      'CONFLICT',
      { slug: expect.any(String) as unknown },
    ]);
    expect(
      wrong(
        await copy({ fairId: id, name: '', slug: 'No Slug', startTime: '2027-03-10T15:00:00Z' }),
      ),
    ).toEqual({
      name: 'Required.',
      slug: 'Use lowercase letters, numbers and single hyphens.',
    });
  });

  test('is told where sessions do not fit, each by itself and all together', async () => {
    const id = await make('Fair', { fairType: '6x6' });
    const good = { number: 1, title: 'One', startTime: '2027-01-10T15:00:00Z', lengthMinutes: 45 };
    const answer = await sessionsOf(admin, {
      fairId: id,
      webinarStatus: 'published',
      sessions: [
        good,
        { ...good, title: ' ', startTime: '2027-01-10T14:00:00Z' },
        { ...good, number: 3, startTime: '2027-01-10T18:30:00Z', capacity: -1 },
        { ...good, number: 4, host: 'https://meet.test/host' },
        { ...good, number: 5, join: 'nowhere', recording: 'javascript:alert(1)' },
        { ...good, number: 1000, lengthMinutes: 0 },
      ],
    });
    expect(wrong(answer)).toEqual({
      'sessions.1.number': 'Two sessions have this number.',
      'sessions.1.title': 'Required.',
      'sessions.1.startTime': 'The fair hasn’t started by then.',
      'sessions.2.lengthMinutes': 'The fair ends before this session does.',
      'sessions.2.capacity': expect.any(String) as unknown,
      'sessions.3.join': 'Please enter the link to join, too.',
      'sessions.4.join': 'Please enter a valid URL.',
      'sessions.4.recording': 'Please enter a valid URL.',
      'sessions.5.number': expect.any(String) as unknown,
      'sessions.5.lengthMinutes': 'Value must be at least 1',
    });
    const none = await sessionsOf(admin, {
      fairId: id,
      webinarStatus: 'published',
      sessions: [good],
    });
    expect(wrong(none)).toEqual({ webinarStatus: 'There’s no recording yet.' });
  });

  test('keeps who speaks in a session, and does not drop one in which someone does', async () => {
    const id = await make('Fair', { fairType: '6x6' });
    const exhibitorId = await make('FairExhibitor', { fairId: id });
    const speaks = { exhibitorId, position: 1, startsAtMinute: 1, lengthMinutes: 6 };
    const session = {
      number: 1,
      title: 'One',
      startTime: '2027-01-10T15:00:00Z',
      lengthMinutes: 45,
    };
    await make('FairWebinar', {
      fairId: id,
      details: { sessions: [{ ...session, notes: 'Ring twice.', exhibitors: [speaks] }] },
    });
    await sessionsOf(admin, { fairId: id, sessions: [{ ...session, title: 'First' }] });
    const { rows } = await pool.query<{ details: unknown }>(
      'select details from fair_webinar where fair_id = $1',
      [id],
    );
    expect(rows[0]?.details).toEqual({
      sessions: [{ ...session, title: 'First', notes: 'Ring twice.', exhibitors: [speaks] }],
    });
    expect(wrong(await sessionsOf(admin, { fairId: id, sessions: [] }))).toHaveProperty('sessions');
  });
});

test('a coordinator enters the sessions of 6x6 fairs and of no other', async () => {
  const coordinator = await app.person('admin6x6');
  const sessions = [
    { number: 1, title: 'One', startTime: '2027-01-10T15:00:00Z', lengthMinutes: 45 },
  ];
  const own = await make('Fair', { fairType: '6x6' });
  expect((await sessionsOf(coordinator, { fairId: own, sessions })).errors).toBeUndefined();
  const booth = await make('Fair');
  expect(codeOf(await sessionsOf(coordinator, { fairId: booth, sessions }))).toBe('NOT_FOUND');
});
