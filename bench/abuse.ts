import { setTimeout as delay } from 'node:timers/promises';
import { issueGuestCredential } from '../src/accounts/guest-credential.server.ts';
import type { Database } from '../src/platform/database/database.server.ts';
import { realWorld } from '../src/platform/real-world.server.ts';
import type { Attack, Attacked, Attacker } from './abuse-attackers.ts';
import { makeFair } from './fair-data.ts';
import { benchSecret, signedIn } from './fixture.ts';
import { ask, endProcess, startProcess } from './processes.ts';
import type { Figure } from './report.ts';
import { startServer } from './servers.ts';

const port = 4121;
/** How long the attack goes on; `ABUSE_SECONDS` shortens it while one works on it. */
const seconds = Number(process.env['ABUSE_SECONDS'] ?? 60);
const inFlight = 40;
/** Both attackers and the person who is measured are behind one address: a school's, say. */
const school = '203.0.113.7';

const roots = (count: number, root: (place: number) => string): string =>
  `{ ${Array.from({ length: count }, (_, place) => `a${place}: ${root(place)}`).join(' ')} }`;

/** As many fairs with their booths as one document may ask for at its root. */
const guestRoots = Number(process.env['ABUSE_ROOTS'] ?? 10);
const fairs = roots(
  guestRoots,
  (place) =>
    `listFairs(limit: ${place + 1}) { items { id name description startTime booths(limit: 20) { items { id college { name } } } webinar { id details recordingLinks } } }`,
);
/** Every college of the first thousand with all its majors, six times. */
const colleges = roots(
  6,
  () => 'listColleges(limit: 1000) { items { name collegeProfile { majors } } }',
);

/**
 * What one person's `me` takes while one guest and one student behind the same address each do their
 * worst, and whether sign-in and jobs go on.
 */
export async function measureAbuse({ pool, connectionString }: Database): Promise<Figure[]> {
  for (let fair = 0; fair < 50; fair += 1) await makeFair(pool, `abuse-${fair}`, 30, 60);
  await pool.query('analyze');
  const [person, student] = [await signedIn(pool, 'student'), await signedIn(pool, 'student')];
  const guest = issueGuestCredential(benchSecret, realWorld);
  const quad = await startServer('quad-server.ts', connectionString, port, { budgets: true }, [
    '--expose-gc',
  ]);
  try {
    const asked = () => timeMe(quad.url, person.token);
    await probe(asked, 20);
    const calm = await probe(asked, 50);
    const attacker = (token: string, query: string): Attacker => ({
      ...{ token, query, inFlight },
      address: school,
    });
    const order: Attack = {
      ...{ port, seconds },
      attackers: [attacker(guest.token, fairs), attacker(student.token, colleges)],
    };
    const crowd = startProcess('abuse-attackers.ts');
    const attacked = ask<Attacked>(crowd, order);
    const under: number[] = [];
    const signIns: number[] = [];
    const until = performance.now() + seconds * 1000;
    let turn = 0;
    while (performance.now() < until) {
      under.push(await asked());
      turn += 1;
      if (turn % 20 === 0) signIns.push(await timeSignIn(quad.url));
      await delay(100);
    }
    const { answered, refused, lost } = await attacked;
    await endProcess(crowd);
    const { rss } = await memory(quad.child);
    console.log(
      `Guest: ${answered[0]} answered, ${refused[0]} refused, ${lost[0]} lost; ` +
        `student: ${answered[1]}, ${refused[1]}, ${lost[1]}. ` +
        `me: p50 ${quantile(under, 0.5).toFixed(0)}, p95 ${quantile(under, 0.95).toFixed(0)}, max ${Math.max(...under).toFixed(0)} ms of ${under.length}.`,
    );
    return [
      {
        what: 'me while nothing else goes on, p95',
        value: quantile(calm, 0.95),
        unit: 'ms',
        aim: { atMost: 20 },
      },
      {
        what: 'me beside two attackers, p95',
        value: quantile(under, 0.95),
        unit: 'ms',
        aim: { atMost: 50 },
      },
      {
        what: 'sign-in beside two attackers, p95',
        value: quantile(signIns, 0.95),
        unit: 'ms',
        aim: { atMost: 1_000 },
      },
      {
        what: 'memory after two attackers',
        value: rss / 1024 / 1024,
        unit: 'MB',
        aim: { atMost: 500 },
      },
    ];
  } finally {
    await quad.stop();
  }
}

const quantile = (figures: readonly number[], share: number): number => {
  const sorted = [...figures].sort((one, other) => one - other);
  return sorted[Math.floor((sorted.length - 1) * share)] ?? Infinity;
};

async function probe(one: () => Promise<number>, times: number): Promise<number[]> {
  const found: number[] = [];
  for (let turn = 0; turn < times; turn += 1) {
    found.push(await one());
    await delay(20);
  }
  return found;
}

async function timeMe(url: string, token: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      authorization: `Bearer ${token}`,
      'x-forwarded-for': school,
    },
    body: JSON.stringify({ query: '{ me { email student { firstName } } }' }),
  });
  const { errors } = (await answer.json()) as { errors?: unknown };
  if (errors) console.log('refused', JSON.stringify(errors).slice(0, 200));
  return answer.ok && !errors ? performance.now() - began : Infinity;
}

async function timeSignIn(url: string): Promise<number> {
  const began = performance.now();
  const answer = await fetch(`${url}/api/auth/sign-in/email`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'x-forwarded-for': '198.51.100.4' },
    body: JSON.stringify({ email: `${realWorld.newId()}@bench.test`, password: 'Right-aA1!' }),
  });
  await answer.text();
  return answer.status < 500 ? performance.now() - began : Infinity;
}

async function memory(child: Parameters<typeof ask>[0]): Promise<NodeJS.MemoryUsage> {
  return ask<NodeJS.MemoryUsage>(child, 'memory');
}
