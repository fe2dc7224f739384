import { describe, expect, test } from 'vitest';
import { loadDemoCommand } from '../../src/app/cli/load-demo-command.server.ts';
import { loadDemo } from '../../src/app/demo/load-demo.server.ts';
import { greeting, openDemo } from '../../src/app/demo/open-demo.server.ts';
import { demoEmail, demoPassword } from '../../src/features/accounts/demo-accounts.ts';
import { userTypes } from '../../src/platform/model/viewer.ts';
import { operatorOf } from '../../src/platform/testing/operator.server.ts';
import { recordIn } from '../support/test-records.server.ts';
import { testServer, type Answer, type Person } from '../support/test-server.server.ts';

const app = await testServer();
const { database, world } = app;
const { pool } = database;
const here = {
  demo: 'auto',
  host: '127.0.0.1',
  publicUrl: 'http://localhost:3000',
  trustProxy: false,
  production: false,
} as const;

async function count(what: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(`select count(*)::int as n from ${what}`);
  return rows[0]?.n ?? 0;
}

/** Signs in to a demo account; returns the error if refused. */
async function signIn(email: string): Promise<Pick<Person, 'call'> | number> {
  const response = await app.fastify.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email, password: demoPassword },
  });
  const token = response.headers['set-auth-token'];
  if (typeof token !== 'string') return response.statusCode;
  return {
    async call(query, variables = {}) {
      const answer = await app.fastify.inject({
        method: 'POST',
        url: '/graphql',
        headers: { authorization: `Bearer ${token}` },
        payload: { query, variables },
      });
      return { status: answer.statusCode, ...answer.json<Omit<Answer, 'status'>>() };
    },
  };
}

const me = async (email: string, fields: string) => {
  const person = await signIn(email);
  if (typeof person === 'number') throw new Error(`${email} was not let in: ${person}.`);
  return recordIn(await person.call(`{ it: me { ${fields} } }`));
};

describe('someone who starts Quad for the first time', () => {
  test('finds the demo loaded, as the contract describes it', async () => {
    expect(await openDemo(here, database, world)).toBe('loaded');
    expect(await count('college')).toBe(250);
    expect(await count('fair')).toBe(3);
    expect(await count('fair_attendee')).toBe(400);
    const at = (slug: string) => `join fair f on f.id = t.fair_id and f.slug = '${slug}'`;
    expect(await count(`fair_booth t ${at('demo')}`)).toBe(60);
    expect(await count(`fair_exhibitor t ${at('demo')}`)).toBe(60);
    const untrue = `join fair_booth b on b.fair_id = t.fair_id and b.college_id = t.college_id
        and b.paid <> (t.payment_status = 'paid')`;
    expect(await count(`fair_exhibitor t ${untrue}`)).toBe(0);
    expect(await count(`fair_exhibitor t ${at('demo-6x6')}`)).toBe(18);
    expect(await count(`fair_exhibitor t ${at('demo-6x6')} and t.time_slots is not null`)).toBe(12);
  });

  test('signs in with every account, whose records are there and linked', async () => {
    for (const type of userTypes)
      expect(await me(demoEmail(type), 'user_type setupComplete')).toEqual({
        user_type: type,
        setupComplete: true,
      });
    expect(
      await me(
        demoEmail('parent'),
        'displayName profileTitle student { firstName } parents { items { id } }',
      ),
    ).toMatchObject({
      displayName: 'Elena Rivera',
      profileTitle: 'Mother',
      student: { firstName: 'Jordan' },
    });
    expect(
      await me(
        demoEmail('college'),
        'approved college { name state } collegeBooths { items { boothReady boothSent } } receipts { paymentStatus fairs { slug } } exhibits { fair { slug } }',
      ),
    ).toEqual({
      approved: true,
      college: { name: 'University of Vermont', state: 'VT' },
      collegeBooths: { items: [{ boothReady: true, boothSent: true }] },
      receipts: expect.arrayContaining([
        { paymentStatus: 'paid', fairs: [{ slug: 'demo' }] },
      ]) as unknown,
      exhibits: [
        { fair: { slug: 'demo-6x6' } },
        { fair: { slug: 'demo' } },
        { fair: { slug: 'last-fall' } },
      ],
    });
    // Each fair of the college is paid, or owed, once.
    const rep = await signIn(demoEmail('college'));
    if (typeof rep === 'number') throw new Error(`The rep was not let in: ${rep}.`);
    const receipts = await rep.call(
      '{ it: myReceipts { kind paymentType paymentStatus cents lines { name cents } } }',
    );
    expect(receipts.data?.['it']).toHaveLength(3);
    expect(receipts.data?.['it']).toEqual(
      expect.arrayContaining([
        {
          kind: 'payment',
          paymentType: 'card',
          paymentStatus: 'paid',
          cents: 35_000,
          lines: [{ name: 'Demo College Fair', cents: 35_000 }],
        },
        {
          kind: 'payment',
          paymentType: 'invoice',
          paymentStatus: 'pending',
          cents: 25_000,
          lines: [{ name: 'Demo 6x6 Fair', cents: 25_000 }],
        },
        {
          kind: 'exhibitor',
          paymentType: expect.any(String) as string,
          paymentStatus: 'paid',
          cents: 25_000,
          lines: [{ name: 'Last Fall’s 6x6 Fair', cents: 25_000 }],
        },
      ]),
    );
    expect(
      await me(demoEmail('college'), 'exhibits { fair { slug } paymentType paymentStatus }'),
    ).toMatchObject({
      exhibits: [
        { fair: { slug: 'demo-6x6' }, paymentType: 'invoice', paymentStatus: 'pending' },
        { fair: { slug: 'demo' }, paymentType: 'card', paymentStatus: 'paid' },
        { fair: { slug: 'last-fall' }, paymentStatus: 'paid' },
      ],
    });
    expect(await me(demoEmail('counselor'), 'approved counselorSchool { name }')).toEqual({
      approved: true,
      counselorSchool: { name: 'Maple Grove High School' },
    });
    expect(await me(demoEmail('student'), 'registrations { fair { slug } }')).toEqual({
      registrations: [{ fair: { slug: 'demo-6x6' } }, { fair: { slug: 'demo' } }],
    });
  });

  test('finds a fair that is live, one that comes tomorrow, and recordings', async () => {
    const fair = `id slug startTime endTime webinar { webinarStatus details recordingLinks webinarLinks }`;
    const { items } = recordIn(await app.guest().call(`{ it: listFairs { items { ${fair} } } }`));
    const fairs = new Map((items as Fair[]).map((one) => [one.slug, one]));
    const now = world.now().toISOString();
    const live = fairs.get('demo')!;
    expect(live.startTime < now && now < live.endTime).toBe(true);
    const tomorrow = fairs.get('demo-6x6')!;
    expect(tomorrow.startTime.slice(0, 10)).toBe('2026-11-22');
    expect(sizes(tomorrow)).toEqual([6, 6, 0]);
    const past = fairs.get('last-fall')!;
    expect(past.endTime < now).toBe(true);
    expect(sizes(past)).toEqual([6, 6, 6]);
    expect(past.webinar).toMatchObject({ webinarStatus: 'published' });
    // The files are created after startup: load-demo-recordings.api.test.ts.
    expect(past.webinar!.recordingLinks).toBeNull();
  });
});

interface Fair {
  readonly slug: string;
  readonly startTime: string;
  readonly endTime: string;
  readonly webinar: {
    readonly details: { readonly sessions: readonly { readonly exhibitors: readonly unknown[] }[] };
    readonly recordingLinks: object | null;
  } | null;
}
const sizes = ({ webinar }: Fair) => webinar!.details.sessions.map((one) => one.exhibitors.length);

describe('someone who starts Quad again', () => {
  test('finds nothing doubled, what was changed, and the fairs at new dates', async () => {
    await pool.query(`update fair set name = 'My Fair' where slug = 'demo'`);
    await pool.query(`delete from college_rep where email = '${demoEmail('college')}'`);
    const before = (await count('fair_attendee')) + (await count('college'));
    world.advance(40 * 86_400_000);
    expect(await openDemo(here, database, world)).toBe('rolled forward');
    expect((await count('fair_attendee')) + (await count('college'))).toBe(before);
    expect(await count('college_rep')).toBe(0);
    const { rows } = await pool.query<{ name: string; live: boolean }>(
      `select name, start_time < $1 and $1 < end_time as live from fair where slug = 'demo'`,
      [world.now()],
    );
    expect(rows).toEqual([{ name: 'My Fair', live: true }]);
    const sessions = await pool.query<{ first: string }>(
      `select w.details -> 'sessions' -> 0 ->> 'startTime' as first from fair_webinar w
       join fair f on f.id = w.fair_id where f.slug = 'demo-6x6'`,
    );
    expect(sessions.rows[0]!.first).toBe('2027-01-01T22:00:00.000Z');
  });

  test('does the same at the command line', async () => {
    const { exitCode, output } = await operatorOf(loadDemoCommand, { database, world })();
    expect(exitCode).toBe(0);
    expect(output).toContain(
      `The demo was rolled forward. Its accounts have the password ${demoPassword}:`,
    );
  });

  test('finds nothing rolled when nothing has changed', async () => {
    const before = await count('event');
    await loadDemo(database, world);
    expect(await count('event')).toBe(before);
  });
});

test('someone of the demo leaves by the door, is forgotten, and does not come back', async () => {
  const { headers } = await app.fastify.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email: demoEmail('student'), password: demoPassword },
  });
  const left = await app.fastify.inject({
    method: 'POST',
    url: '/api/auth/delete-user',
    headers: { authorization: `Bearer ${String(headers['set-auth-token'])}` },
    payload: { password: demoPassword },
  });
  expect(left.statusCode).toBe(200);
  for (const table of ['student', 'fair_attendee', 'account'])
    expect([table, await count(`${table} t where to_jsonb(t)::text like '%Jordan%'`)]).toEqual([
      table,
      0,
    ]);
  expect(await openDemo(here, database, world)).toBe('rolled forward');
  expect(await signIn(demoEmail('student'))).toBe(401);
});

describe('someone who opens Quad to the world', () => {
  const outside = { ...here, host: '0.0.0.0' };

  test.each([
    ['on all its addresses', outside],
    ['behind a proxy that does not tell', { ...here, publicUrl: 'https://fairs.example.org' }],
    ['behind a proxy that is announced', { ...here, trustProxy: 1 }],
  ])('leaves no one in with the known password: %s', async (_, opened) => {
    expect(await openDemo(here, database, world)).toBe('rolled forward');
    expect(await signIn(demoEmail('admin'))).not.toBe(401);
    expect(await openDemo(opened, database, world)).toBe('locked');
    expect(await signIn(demoEmail('admin'))).toBe(401);
    expect(await openDemo(opened, database, world)).toBe('absent');
  });

  test('finds no demo in production, nor with DEMO off', async () => {
    expect(await openDemo({ ...here, production: true }, database, world)).toBe('absent');
    expect(await openDemo({ ...here, demo: 'off' }, database, world)).toBe('absent');
  });

  test('has the demo only when asking for it', async () => {
    expect(await openDemo({ ...outside, demo: 'on' }, database, world)).toBe('rolled forward');
    expect(await signIn(demoEmail('admin'))).not.toBe(401);
  });
});

test('someone with a server in use gets no demo by itself', async () => {
  const other = await testServer();
  await other.person('student');
  expect(await openDemo(here, other.database, other.world)).toBe('absent');
  expect(await openDemo({ ...here, demo: 'on' }, other.database, other.world)).toBe('loaded');
});

test('someone at the terminal is told address, accounts and mailbox', () => {
  const env = { ...here, smtp: undefined };
  const lines = greeting(env, 'loaded').join('\n');
  for (const part of [env.publicUrl, demoPassword, demoEmail('admin6x6'), '/mailbox'])
    expect(lines).toContain(part);
  const smtp = { url: 'smtp://mail.example.org', from: 'fairs@example.org' };
  expect(greeting({ ...env, smtp, production: true }, 'absent')).toEqual([
    'Quad is open at http://localhost:3000',
  ]);
  expect(greeting({ ...env, host: '0.0.0.0' }, 'locked')).toEqual([
    'Quad is open at http://localhost:3000',
    'Locked the demo accounts: Quad can be reached from other machines.',
    'No email is delivered: Quad can be reached from other machines, but SMTP_URL is not set.',
  ]);
});
