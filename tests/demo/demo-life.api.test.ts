import { describe, expect, test } from 'vitest';
import { exchanges } from '../../src/app/demo/life/demo-lines.ts';
import { loadDemo } from '../../src/app/demo/load-demo.server.ts';
import type { App } from '../../src/app/create-app.ts';
import { demoEmail, demoPassword } from '../../src/features/accounts/demo-accounts.ts';
import { demoFairs } from '../../src/features/fairs/demo-fairs.server.ts';
import { demoId } from '../../src/platform/demo/demo-id.server.ts';
import { eventually } from '../../src/platform/testing/eventually.ts';
import { recordIn } from '../support/test-records.server.ts';
import { testServer, type Answer } from '../support/test-server.server.ts';

const app = await testServer('2026-11-21T15:20:00Z', {
  demoLife: 'when told',
  presence: { pace: 20 },
});
const { database, world } = app;
const { pool } = database;
await loadDemo(database, world);

const ownBooth = demoId('booth', 1);
const staffedBooth = demoId('booth', 2);
const players = "(select id from account where email like '%@life.demo.test')";

type Caller = (query: string, variables?: Readonly<Record<string, unknown>>) => Promise<Answer>;

/** Signs in to an account of the demo. */
async function signIn(type: 'student' | 'admin' | 'college'): Promise<Caller> {
  const response = await app.fastify.inject({
    method: 'POST',
    url: '/api/auth/sign-in/email',
    payload: { email: demoEmail(type), password: demoPassword },
  });
  const token = String(response.headers['set-auth-token']);
  return async (query, variables = {}) => {
    const answer = await app.fastify.inject({
      method: 'POST',
      url: '/graphql',
      headers: { authorization: `Bearer ${token}` },
      payload: { query, variables },
    });
    return { status: answer.statusCode, ...answer.json<Omit<Answer, 'status'>>() };
  };
}
const student = await signIn('student');
const admin = await signIn('admin');

const lifeOf = ({ demoLife }: Pick<App, 'demoLife'>) => {
  if (!demoLife) throw new Error('This server plays no one.');
  return demoLife;
};

/** Lets time pass at the fair, some seconds at a time. */
async function play(seconds: number, on: Pick<App, 'demoLife'> = app, stride = 5): Promise<void> {
  for (let passed = 0; passed < seconds; passed += stride) {
    world.advance(stride * 1_000);
    await lifeOf(on).step();
  }
}

/** Lets it pass until something can be seen. */
const playUntil = (look: () => Promise<void>, on: Pick<App, 'demoLife'> = app) =>
  eventually(async () => {
    await play(5, on);
    await look();
  });

async function count(what: string): Promise<number> {
  const { rows } = await pool.query<{ n: number }>(`select count(*)::int as n from ${what}`);
  return rows[0]?.n ?? 0;
}
const questions = () =>
  count(`booth_message where author_id in ${players} and author_as = 'student'`);
const answers = () => count(`booth_message where author_id in ${players} and author_as = 'rep'`);

/** Who is at the fair now, as a student sees it: how many, and the reps by booth. */
async function visit() {
  const { people, floor } = recordIn(
    await student(
      '{ it: visitFair(slug: "demo") { people floor { booths { id reps { name } } } } }',
    ),
  );
  const { booths } = Object(floor) as {
    readonly booths: readonly {
      readonly id: string;
      readonly reps: readonly { readonly name: string }[];
    }[];
  };
  return { people: Number(people), staffed: booths.filter(({ reps }) => reps.length > 0) };
}

const switchTo = async (isOn: boolean) =>
  expect(
    (await admin(`mutation { setDemoVisitors(isOn: ${String(isOn)}) { isOn } }`)).errors,
  ).toBeUndefined();

const say =
  'mutation ($b: ID!, $t: String!, $k: String!) { it: sayAtBooth(boothId: $b, text: $t, clientKey: $k) { id } }';

describe('the live fair of the demo', () => {
  test('fills with students and with reps at some booths, each marked as of the demo', async () => {
    await playUntil(async () => {
      const { people, staffed } = await visit();
      expect(staffed.length).toBeGreaterThanOrEqual(8);
      expect(people).toBeGreaterThanOrEqual(24);
      for (const { id, reps } of staffed) {
        expect(id).not.toBe(ownBooth);
        for (const { name } of reps) expect(name).toMatch(/^Demo rep \p{L}+$/u);
      }
    });
  });

  test('has a session on, in which demo students ask and vote, and demo reps who speak there answer', async () => {
    await playUntil(async () => {
      expect(await count(`session_question where author_id in ${players}`)).toBeGreaterThan(1);
      expect(await count(`session_vote where account_id in ${players}`)).toBeGreaterThan(0);
      expect(
        await count(`session_answer where rep_id in ${players} and answered_at is not null`),
      ).toBeGreaterThan(0);
    });
    const { rows } = await pool.query<{ on: boolean }>(
      `select r.started_at <= $1 and r.started_at > $1 - interval '1 hour' as on
       from session_run r where r.id in (select run_id from session_question)`,
      [world.now()],
    );
    expect(rows.some(({ on }) => on)).toBe(true);
  });

  test('hears invented questions, one at a time at a booth, and their answers', async () => {
    await playUntil(async () => {
      expect(await questions()).toBeGreaterThan(3);
      expect(await answers()).toBeGreaterThan(2);
    });
    const { rows } = await pool.query<{ body: string; held: string | null; booth: string }>(
      `select body, held_for as held, booth_id as booth from booth_message
       where author_id in ${players} and author_as = 'student'`,
    );
    const asks = exchanges.map(({ ask }) => ask);
    for (const { body, held, booth } of rows) {
      expect(asks).toContain(body);
      expect(held).toBeNull();
      expect(booth).not.toBe(ownBooth);
    }
    const waiting = `booth_message where author_id in ${players} and author_as = 'student'
      and answered_at is null group by booth_id order by 1 desc`;
    expect(await count(waiting)).toBeLessThanOrEqual(1);
  });

  test('answers a real student’s question, in public and in private, and says that it’s the demo', async () => {
    const asked = await student(say, {
      b: staffedBooth,
      t: 'Do you have a scholarship for twins?',
      k: 'twins',
    });
    const { id } = recordIn(asked);
    await student(
      'mutation ($b: ID!) { writePrivately(boothId: $b, text: "I failed algebra. What now?", clientKey: "algebra") { threadId } }',
      { b: staffedBooth },
    );
    const read = `query ($b: ID!) { it: boothConversation(boothId: $b) {
      messages { answers text name speaker } } }`;
    const readPrivate =
      'query ($b: ID!) { it: myThread(boothId: $b) { messages { text name speaker } } }';
    await playUntil(async () => {
      const open = recordIn(await student(read, { b: staffedBooth }));
      expect(open['messages']).toContainEqual({
        answers: id,
        speaker: 'REP',
        text: expect.stringMatching(/I’m a demo rep.*net price calculator/) as string,
        name: expect.stringMatching(/^Demo rep /) as string,
      });
      const own = recordIn(await student(readPrivate, { b: staffedBooth }));
      expect((own['messages'] as readonly unknown[]).at(-1)).toEqual({
        speaker: 'REP',
        text: expect.stringMatching(/I’m a demo rep.*only you and its reps/) as string,
        name: expect.stringMatching(/^Demo rep /) as string,
      });
    });
  });

  test('forgets after an hour what demo students asked, and nothing of real people', async () => {
    const real = `booth_message m where m.author_id not in ${players}
      or m.answers in (select id from booth_message where author_id not in ${players})`;
    const before = await count(real);
    const old = await questions();
    expect(old).toBeGreaterThan(0);
    await play(3 * 3_600, app, 600);
    const { rows } = await pool.query<{ oldest: Date }>(
      `select min(created_at) as oldest from booth_message
       where author_id in ${players} and author_as = 'student'`,
    );
    const oldest = rows[0]?.oldest.getTime() ?? Infinity;
    expect(oldest).toBeGreaterThan(world.now().getTime() - 75 * 60_000);
    expect(await count(real)).toBe(before);
    expect(await answers()).toBeLessThanOrEqual((await questions()) + 2);
  });

  test('has nothing of it where the demo is off', async () => {
    const plain = await testServer();
    expect(plain.demoLife).toBeNull();
  });
});

describe('the rep of the demo, at their own booth', () => {
  test('finds questions of demo students, never more than two that wait', async () => {
    const rep = app.lobby.presence.enter({
      fairId: demoFairs.demo,
      roomId: ownBooth,
      accountId: demoId('account', 'college'),
      repOf: ownBooth,
    });
    const atOwn = `booth_message where booth_id = '${ownBooth}' and author_id in ${players}`;
    await playUntil(async () => expect(await count(atOwn)).toBeGreaterThan(0));
    await play(1_800, app, 60);
    expect(await count(atOwn)).toBeLessThanOrEqual(2);
    rep();
  });
});

describe('with several processes', () => {
  test('one plays everyone, and another goes on when it ends', async () => {
    const neighbor = await app.neighbor();
    await play(120);
    await play(120, neighbor);
    expect(await count(`(select account_id from presence group by 1 having count(*) > 1) p`)).toBe(
      0,
    );
    await lifeOf(neighbor).close();
    const next = await app.neighbor();
    await lifeOf(app).close();
    await eventually(async () => expect((await visit()).people).toBe(0));
    await playUntil(async () => expect((await visit()).people).toBeGreaterThan(10), next);

    await switchTo(false);
    await playUntil(async () => expect((await visit()).people).toBe(0), next);
    const before = await count('booth_message');
    await play(600, next, 30);
    expect(await count('booth_message')).toBe(before);
    expect((await visit()).people).toBe(0);
    const { rows } = await pool.query(
      "select details from audit_entry where action = 'setDemoVisitors'",
    );
    expect(rows).toEqual([{ details: { status: 'off' } }]);

    // A process that starts meanwhile finds it off.
    await lifeOf(next).close();
    const restarted = await app.neighbor();
    await play(600, restarted, 30);
    expect((await visit()).people).toBe(0);
    expect((await admin('{ demoVisitors { isOn } }')).data).toEqual({
      demoVisitors: { isOn: false },
    });

    await switchTo(true);
    await switchTo(true);
    await playUntil(async () => expect((await visit()).people).toBeGreaterThan(10), restarted);
    expect(await count("audit_entry where action = 'setDemoVisitors'")).toBe(2);
  });
});
