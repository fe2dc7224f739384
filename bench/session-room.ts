import { setTimeout as delay } from 'node:timers/promises';
import type { Database } from '../src/platform/database/database.server.ts';
import { realWorld } from '../src/platform/real-world.server.ts';
import { FairExhibitor } from '../src/features/exhibitors/fair-exhibitor.entity.ts';
import { insertRecords } from '../src/platform/store/insert-records.server.ts';
import { followClock } from '../src/features/sessions/room/server-clock.ts';
import { plannedSteps } from '../src/features/sessions/session-timeline.ts';
import { filledIn } from '../tests/support/test-records.server.ts';
import { makeAttendees, makeFair, makeReps } from './fair-data.ts';
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
/** Answers a second, votes for each, and for how long. */
const talking = { perSecond: 5, votesEach: 4, seconds: 20 } as const;

const exactly = () => performance.timeOrigin + performance.now();

/**
 * Five hundred people in one session. Measured is how far the clocks of two hundred pages are from the
 * server’s while reps answer and people vote: their devices’ clocks are off by hours, and run up to 50
 * millionths too fast or too slow. And how late an answer reaches everyone.
 */
export async function measureSessionRoom({ pool, connectionString }: Database): Promise<Figure[]> {
  const { fairId, boothIds } = await makeFair(pool, 'session-room', colleges, -10);
  const [rep = ''] = await makeReps(pool, boothIds);
  const tokens = await makeAttendees(pool, fairId, crowd);
  const { token: host } = await signedIn(pool, 'admin');
  const { runId, exhibitorId } = await makeSession({ pool }, fairId, boothIds[0] ?? '');
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
            question { id body votes answers { text } } votes { id votes } } }`,
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
    await answerAndVote();
    await delay(2_000);
    watching.abort();
    await watched;
    const heard = await ask<Heard>(listeners, { listen: 'end' });
    for (const clock of followed) clock.close();
    const sorted = errors.toSorted((one, other) => one - other);
    const at = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? NaN;
    const answered = talking.perSecond * talking.seconds;
    return [
      {
        what: `one session, ${crowd} people: ${clocks} clocks, p99 off by`,
        value: at(0.99),
        unit: 'ms',
        aim: { atMost: 50 },
      },
      { what: '  the worst of them', value: at(1), unit: 'ms', aim: { atMost: 100 } },
      {
        what: `  ${talking.perSecond} answers a second beside ${talking.perSecond * talking.votesEach} votes, heard by everyone`,
        value: heard.messages / (answered * crowd),
        unit: 'of 1',
        aim: { atLeast: 1 },
      },
      {
        what: '  an answer, sent to heard, p50',
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

  async function answerAndVote(): Promise<void> {
    const asked = await mutate(
      tokens[0] ?? '',
      `askInSession(runId: "${runId}", text: "Is there a choir?", clientKey: "1") { id }`,
    );
    const began = performance.now();
    const underway: Promise<unknown>[] = [];
    for (let n = 0; n < talking.perSecond * talking.seconds; n += 1) {
      const due = (n * 1000) / talking.perSecond;
      await delay(Math.max(0, due - (performance.now() - began)));
      const text = `at ${exactly().toFixed(0)} Yes.`;
      const sent = mutate(
        rep,
        `answerSessionQuestion(questionId: "${asked}", exhibitorId: "${exhibitorId}", text: "${text}") { id }`,
      );
      underway.push(sent);
      // The first answer makes the row that the others change.
      if (n === 0) await sent;
      for (let vote = 1; vote <= talking.votesEach; vote += 1)
        underway.push(
          mutate(
            tokens[n * talking.votesEach + vote] ?? '',
            `voteInSession(questionId: "${asked}", isFor: true) { id }`,
          ),
        );
      // A host gives more time now and then.
      if (n % 25 === 12)
        underway.push(
          mutate(
            host,
            `conductSession(runId: "${runId}", action: EXTEND, from: 1, seconds: 30) { id: endedAt }`,
          ),
        );
    }
    await Promise.all(underway);
  }

  async function mutate(token: string, what: string): Promise<string> {
    const answer = await call(token, `mutation { it: ${what} }`);
    const { data, errors } = (await answer.json()) as {
      readonly data: { readonly it: { readonly id: string } } | null;
      readonly errors?: unknown;
    };
    if (!data) throw new Error(JSON.stringify(errors));
    return data.it.id;
  }
}

/** A device’s clock: hours off, and a little too fast or too slow. */
function skewed(index: number): () => number {
  const off = (index - clocks / 2) * 3_600_000;
  const pace = 1 + ((index % 11) - 5) * 0.000_01;
  return () => performance.now() * pace + off;
}

/** A session of six colleges that has just started; answers its run, and who speaks at that booth. */
async function makeSession(
  { pool }: Pick<Database, 'pool'>,
  fairId: string,
  firstBooth: string,
): Promise<{ readonly runId: string; readonly exhibitorId: string }> {
  const { rows: booths } = await pool.query<{ name: string; collegeId: string }>(
    `select c.name, c.id as "collegeId" from fair_booth b join college c on c.id = b.college_id
     where b.fair_id = $1 order by b.id <> $2`,
    [fairId, firstBooth],
  );
  const exhibitors = booths.map((booth) => ({
    ...filledIn.FairExhibitor(1),
    ...booth,
    id: realWorld.newId(),
    fairId,
  }));
  await insertRecords(pool, realWorld, FairExhibitor, exhibitors);
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
  return { runId, exhibitorId: exhibitors[0]?.id ?? '' };
}
