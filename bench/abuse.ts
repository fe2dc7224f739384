import { setTimeout as delay } from 'node:timers/promises';
import { issueGuestCredential } from '../src/features/accounts/callers/guest-credential.server.ts';
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

/** Callers who never wait, and callers who come again when they are told to. */
const kinds = ['who never wait', 'who heed retry-after'] as const;

/**
 * What one person's `me` takes while one guest and one student behind the same address each do their
 * worst, and whether sign-in and jobs go on.
 */
export async function measureAbuse({ pool, connectionString }: Database): Promise<Figure[]> {
  for (let fair = 0; fair < 50; fair += 1) await makeFair(pool, `abuse-${fair}`, 30, 60);
  await pool.query('analyze');
  const person = await signedIn(pool, 'student');
  const profile = process.env['ABUSE_PROFILE'];
  const quad = await startServer('quad-server.ts', connectionString, port, { budgets: true }, [
    '--expose-gc',
    ...(profile ? ['--cpu-prof', `--cpu-prof-dir=${profile}`] : []),
  ]);
  const bare = await startServer('bare-server.ts', connectionString, port + 1);
  try {
    const asked = () => timeMe(quad.url, person.token);
    await probe(asked, 20);
    const figures: Figure[] = [];
    for (const kind of kinds) {
      const calm = quantile(await probe(asked, 50), 0.95);
      const student = await signedIn(pool, 'student');
      const guest = issueGuestCredential(benchSecret, realWorld);
      const attacker = (token: string, query: string): Attacker => ({
        token,
        query,
        inFlight,
        address: school,
        heeds: kind === 'who heed retry-after',
      });
      const attackers = [attacker(guest.token, fairs), attacker(student.token, colleges)];
      const { under, machine, signIns } = await beside(attackers, asked, quad.url, bare.url);
      console.log(
        `p95 of me alone: ${calm.toFixed(1)} ms; ${(under / calm).toFixed(1)} times that.`,
      );
      figures.push(
        {
          what: `me beside two attackers ${kind}, p95 (ceiling: a bare server that nobody attacks)`,
          value: under,
          ceiling: machine,
          unit: 'ms',
          aim: { atMost: 50 },
        },
        {
          what: `sign-in beside two attackers ${kind}, p95`,
          value: signIns,
          unit: 'ms',
          aim: { atMost: 1_000 },
        },
      );
    }
    const { rss } = await memory(quad.child);
    figures.push({
      what: 'memory after the attackers',
      value: rss / 1024 / 1024,
      unit: 'MB',
      aim: { atMost: 500 },
    });
    return figures;
  } finally {
    await bare.stop();
    await quad.stop();
  }
}

/** What others wait for while some attack: p95 in milliseconds. */
async function beside(
  attackers: readonly Attacker[],
  asked: () => Promise<number>,
  url: string,
  bareUrl: string,
) {
  const order: Attack = { port, seconds, attackers };
  const crowd = startProcess('abuse-attackers.ts');
  const attacked = ask<Attacked>(crowd, order);
  const under: number[] = [];
  const signIns: number[] = [];
  const machine: number[] = [];
  const bySecond = Array<number>(seconds + 1).fill(0);
  const began = performance.now();
  const until = began + seconds * 1000;
  while (performance.now() < until) {
    const second = Math.floor((performance.now() - began) / 1000);
    const took = await asked();
    under.push(took);
    bySecond[second] = Math.max(bySecond[second] ?? 0, took);
    machine.push(await timeBare(bareUrl));
    if (under.length % 20 === 0) signIns.push(await timeSignIn(url));
    await delay(100);
  }
  const { answered, refused, lost } = await attacked;
  await endProcess(crowd);
  console.log(
    `Guest: ${answered[0]} answered, ${refused[0]} refused, ${lost[0]} lost; ` +
      `student: ${answered[1]}, ${refused[1]}, ${lost[1]}. ` +
      `me: p50 ${quantile(under, 0.5).toFixed(0)}, p95 ${quantile(under, 0.95).toFixed(0)}, max ${Math.max(...under).toFixed(0)} ms of ${under.length}. ` +
      `The longest of each second: ${bySecond.map((took) => took.toFixed(0)).join(' ')}.`,
  );
  const p95 = (all: readonly number[]) => quantile(all, 0.95);
  return { under: p95(under), machine: p95(machine), signIns: p95(signIns) };
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

/** What the machine itself takes: a server in a process of its own, which answers without the database. */
async function timeBare(url: string): Promise<number> {
  const began = performance.now();
  await (await fetch(`${url}/list`, { method: 'POST' })).text();
  return performance.now() - began;
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
