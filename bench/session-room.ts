import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../src/platform/database/database.server.ts';
import { realWorld } from '../src/platform/real-world.server.ts';
import { followClock } from '../src/features/sessions/room/server-clock.ts';
import { plannedSteps } from '../src/features/sessions/session-timeline.ts';
import { makeAttendees, makeFair } from './fair-data.ts';
import type { Heard } from './fan-out-listeners.ts';
import { signedIn } from './fixture.ts';
import { ask, endProcess, startProcess } from './processes.ts';
import type { Figure } from './report.ts';
import { startServer } from './servers.ts';

const port = 4118;
/** In the room of one session. */
const crowd = 500;
/** Of them, those whose clocks are followed. */
const clocks = 200;
const colleges = 6;
/** Questions a second, of people who ask at once, and for how long. */
const asking = { perSecond: 5, seconds: 20 } as const;

const exactly = () => performance.timeOrigin + performance.now();

/**
 * Five hundred people in one session. Measured is how far the clocks of two hundred pages are from the
 * server’s while people ask: their devices’ clocks are off by hours, and run up to 50 millionths too
 * fast or too slow. And how late questions, and what the host does, reach everyone.
 */
export async function measureSessionRoom({ pool, connectionString }: Database): Promise<Figure[]> {
  const { fairId } = await makeFair(pool, 'session-room', colleges, -10);
  const tokens = await makeAttendees(pool, fairId, crowd);
  const { token: host } = await signedIn(pool, 'admin');
  const runId = await makeSession({ pool }, fairId);
  await pool.query('analyze');
  const quad = await startServer('quad-server.ts', connectionString, port);
  const listeners = startProcess('fan-out-listeners.ts');
  const call = async (token: string, query: string): Promise<Response> =>
    fetch(`${quad.url}/graphql`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', authorization: `Bearer ${token}` },
      body: JSON.stringify({ query }),
    });
  try {
    for (const token of tokens)
      await ask(listeners, {
        open: 1,
        port,
        token,
        queries: [
          `subscription { onSessionNews(runId: "${runId}") { people run { startedAt }
            question { id body votes } } }`,
        ],
      });
    await delay(3_000);
    const followed = Array.from({ length: clocks }, (_, index) => {
      const own = skewed(index);
      const token = tokens[index] ?? '';
      return followClock({
        own,
        first: exactly() - 1_500,
        async ask() {
          const answer = await call(token, '{ serverTime }');
          const { data } = (await answer.json()) as { data: { serverTime: string } };
          return Date.parse(data.serverTime);
        },
      });
    });
    // Five readings each.
    await delay(4_000);
    await ask(listeners, { listen: 'begin' });
    const errors: number[] = [];
    const watching = new AbortController();
    const watched = watch();
    await askQuestions();
    await delay(2_000);
    watching.abort();
    await watched;
    const heard = await ask<Heard>(listeners, { listen: 'end' });
    for (const clock of followed) clock.close();
    const sorted = errors.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
    const asked = asking.perSecond * asking.seconds;
    return [
      {
        what: `one session, ${crowd} people: ${clocks} clocks, p99 off by`,
        value: at(0.99),
        unit: 'ms',
        aim: { atMost: 50 },
      },
      { what: '  the worst of them', value: at(1), unit: 'ms', aim: { atMost: 100 } },
      {
        what: `  ${asking.perSecond} questions a second, heard by everyone`,
        value: heard.messages / (asked * crowd),
        unit: 'of 1',
        aim: { atLeast: 1 },
      },
      {
        what: '  a question, asked to heard, p50',
        value: heard.p50,
        unit: 'ms',
        aim: { atMost: 100 },
      },
      { what: '  the same, p99', value: heard.p99, unit: 'ms', aim: { atMost: 1_000 } },
    ];

    async function watch(): Promise<void> {
      while (!watching.signal.aborted) {
        for (const clock of followed) errors.push(Math.abs(clock.now() - exactly()));
        await delay(100);
      }
    }
  } finally {
    await endProcess(listeners);
    await quad.stop();
  }

  async function askQuestions(): Promise<void> {
    const began = performance.now();
    const underway: Promise<unknown>[] = [];
    for (let n = 0; n < asking.perSecond * asking.seconds; n += 1) {
      const due = (n * 1000) / asking.perSecond;
      await delay(Math.max(0, due - (performance.now() - began)));
      const body = `at ${exactly().toFixed(0)} Is there a choir?`;
      underway.push(
        call(
          tokens[n] ?? '',
          `mutation { askInSession(runId: "${runId}", text: "${body}", clientKey: "${n}") { id } }`,
        ).then(async (answer) => {
          const { errors } = (await answer.json()) as { errors?: unknown };
          if (errors) throw new Error(JSON.stringify(errors));
        }),
      );
      // A host gives more time now and then.
      if (n % 25 === 12)
        underway.push(
          call(
            host,
            `mutation { conductSession(runId: "${runId}", action: EXTEND, from: 1, seconds: 30) { endedAt } }`,
          ),
        );
    }
    await Promise.all(underway);
  }
}

/** A device’s clock: hours off, and a little too fast or too slow. */
function skewed(index: number): () => number {
  const off = (index - clocks / 2) * 3_600_000;
  const pace = 1 + ((index % 11) - 5) * 0.000_01;
  return () => performance.now() * pace + off;
}

/** A session of six colleges that has just started; answers its run. */
async function makeSession({ pool }: Pick<Database, 'pool'>, fairId: string): Promise<string> {
  const { rows: exhibitors } = await pool.query<{ id: string }>(
    `insert into fair_exhibitor (id, fair_id, name, college_id, payment_status)
     select gen_random_uuid(), b.fair_id, c.name, c.id, 'paid'
     from fair_booth b join college c on c.id = b.college_id where b.fair_id = $1 returning id`,
    [fairId],
  );
  const session = {
    number: 1,
    title: 'One session',
    startTime: new Date(Math.floor(exactly())).toISOString(),
    lengthMinutes: 45,
    exhibitors: exhibitors.map(({ id }, place) => ({
      exhibitorId: id,
      position: place + 1,
      startsAtMinute: 1 + place * 6,
      lengthMinutes: 6,
    })),
  };
  await pool.query(
    `insert into fair_webinar (id, fair_id, details, webinar_status) values ($1, $2, $3, 'live')`,
    [realWorld.newId(), fairId, JSON.stringify({ sessions: [session] })],
  );
  const runId = realWorld.newId();
  await pool.query(
    `insert into session_run (id, fair_id, session, started_at, steps) values ($1, $2, 1, now() - interval '2 minutes', $3)`,
    [runId, fairId, JSON.stringify(plannedSteps(session))],
  );
  return runId;
}
