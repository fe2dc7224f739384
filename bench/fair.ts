import { readFileSync } from 'node:fs';
import { loadavg } from 'node:os';
import { setTimeout as delay } from 'node:timers/promises';
import { turnsTake } from '../src/features/lobby/entry/turn.server.ts';
import type { Database } from '../src/platform/database/database.server.ts';
import type { CameIn, FairOrder, Played } from './fair-crowd.ts';
import { makeAttendees, makeFair, makeReps, turnsOf } from './fair-data.ts';
import { ask, endProcess, startProcess } from './processes.ts';
import type { Figure } from './report.ts';
import { startServer, type Running } from './servers.ts';

/** What `npm run bench -- fair` may be told. */
export const fairOptions = {
  people: { type: 'string', default: '2000' },
  booths: { type: 'string', default: '200' },
  seconds: { type: 'string', default: '30' },
  processes: { type: 'string', default: '1' },
  /** Kills one of the processes in the middle. */
  kill: { type: 'boolean', default: false },
  /** Writes a profile of the first process to this folder. */
  profile: { type: 'string', default: '' },
} as const;

type Told = { readonly [Name in keyof typeof fairOptions]: string | boolean };

const port = 4120;
const slug = 'whole';
/** Sockets of one crowd: a process opens some 20,000 files at most. */
const perCrowd = 10_000;

/**
 * A whole fair: people come in the opening minute, each with the pages and the socket of a browser,
 * go to booths, ask, write in private, stand in line and move on. Stops by itself.
 */
export async function measureFair(
  { pool, connectionString }: Database,
  told: Told,
): Promise<Figure[]> {
  const [people, booths, seconds, processes] = (
    ['people', 'booths', 'seconds', 'processes'] as const
  ).map((name) => Number(told[name])) as [number, number, number, number];
  // Known from the start: a fair that is moved writes an email to everyone.
  const hour = Date.now() + 90_000 + people * 2;
  const opensIn = (hour - Date.now()) / 60_000;
  const { fairId, boothIds } = await makeFair(pool, slug, booths, opensIn);
  const reps = await makeReps(pool, boothIds);
  const tokens = await makeAttendees(pool, fairId, people);
  const turns = await turnsOf(pool, fairId, tokens);
  await pool.query('analyze');
  const profile =
    typeof told.profile === 'string' && told.profile !== ''
      ? ['--cpu-prof', `--cpu-prof-dir=${told.profile}`]
      : [];
  const servers: Running[] = [];
  for (let n = 0; n < processes; n += 1)
    servers.push(
      await startServer(
        'quad-server.ts',
        connectionString,
        port + n,
        { pages: true },
        n === 0 ? profile : [],
      ),
    );
  const crowds = Array.from({ length: Math.ceil(people / perCrowd) }, () =>
    startProcess('fair-crowd.ts'),
  );
  let isKilled = false;
  try {
    for (const server of servers) await warmUp(server, tokens.slice(0, 100));
    const empty = servers.map(residentOf);
    const comeIn = turnsTake(people);
    // Reps are there before the doors open.
    if (Date.now() > hour - 20_000) throw new Error('The fair opened before everything was ready.');
    await delay(hour - 20_000 - Date.now());
    console.log(
      `Load of the machine before: ${loadavg()
        .map((one) => one.toFixed(1))
        .join(' ')}`,
    );
    const came = await Promise.all(
      crowds.map((crowd, n) =>
        ask<CameIn>(crowd, {
          come: {
            ports: servers.map((_, place) => port + place),
            fairId,
            boothIds,
            slug,
            crowd: n,
            tokens: tokens.slice(n * perCrowd, (n + 1) * perCrowd),
            turns: turns.slice(n * perCrowd, (n + 1) * perCrowd),
            reps: reps
              .map((token, booth) => ({ token, booth }))
              .filter(({ booth }) => booth % crowds.length === n),
            hour,
            timeLimit: 60 + comeIn / 1_000,
          },
        } satisfies FairOrder),
      ),
    );
    tell('coming in', came);
    const full = servers.map(residentOf);
    const busyBefore = [...servers.map(({ child }) => child), ...crowds].map(busyOf);
    const playing = Promise.all(
      crowds.map((crowd) => ask<Played>(crowd, { play: seconds } satisfies FairOrder)),
    );
    if (told.kill === true) {
      await delay((seconds * 1_000) / 2);
      isKilled = servers.at(-1)?.child.kill('SIGKILL') ?? false;
    }
    const played = await playing;
    tell('the fair', played);
    const busy = [...servers.map(({ child }) => child), ...crowds].map((child, n) =>
      Math.max(0, busyOf(child) - (busyBefore[n] ?? 0)).toFixed(1),
    );
    console.log(`  Seconds of a processor, of servers and crowds: ${busy.join(', ')}`);
    console.log(
      `Load of the machine after: ${loadavg()
        .map((one) => one.toFixed(1))
        .join(' ')}`,
    );
    const peaks = servers.slice(0, isKilled ? -1 : undefined).map(peakOf);
    return figuresOf({ people, seconds, processes, came, played, empty, full, peaks });
  } finally {
    for (const crowd of crowds) await endProcess(crowd);
    for (const server of servers.slice(0, isKilled ? -1 : undefined)) await server.stop();
  }
}

/** Some look in before: what is made once, however many come, has been made by then. */
async function warmUp({ url }: Running, tokens: readonly string[]): Promise<void> {
  for (const token of tokens) {
    const cookie = `quad.session_token=${encodeURIComponent(token)}`;
    await (await fetch(`${url}/app/fairs/visit/${slug}.data`, { headers: { cookie } })).text();
  }
}

interface Measured {
  readonly people: number;
  readonly seconds: number;
  readonly processes: number;
  readonly came: readonly CameIn[];
  readonly played: readonly Played[];
  readonly empty: readonly number[];
  readonly full: readonly number[];
  readonly peaks: readonly number[];
}

const sum = (all: readonly number[]): number => all.reduce((total, one) => total + one, 0);

function figuresOf(measured: Measured): Figure[] {
  const { people, seconds, processes, came, played, empty, full, peaks } = measured;
  const delays = Float64Array.from(played.flatMap((one) => one.delays)).sort();
  const waits = Float64Array.from(came.flatMap((one) => one.waits)).sort();
  const at = (of: Float64Array, share: number) =>
    of[Math.floor((of.length - 1) * share)] ?? Infinity;
  const count = (name: 'missed' | 'twice' | 'said' | 'deliveries' | 'checked') =>
    sum(played.map((one) => one[name]));
  const errors = sum([...came, ...played].flatMap((one) => one.errors.map(([, times]) => times)));
  const named = `fair of ${people}, ${processes} process${processes === 1 ? '' : 'es'}`;
  return [
    {
      what: `${named}: connected at the end`,
      value: sum(played.map((one) => one.connected)),
      unit: '',
      aim: { atLeast: people },
    },
    {
      what: '  lost on the way in',
      value: sum(came.map((one) => one.lost)),
      unit: '',
      aim: { atMost: 0 },
    },
    {
      what: '  page of the lobby, p99',
      value: at(waits, 0.99),
      unit: 'ms',
      aim: { atMost: 10_000 },
    },
    {
      what: '  deliveries of messages',
      value: count('deliveries') / seconds,
      unit: '/s',
      // Everyone at a booth hears what is said there.
      aim: { atLeast: 0 },
    },
    ...([0.5, 0.95, 0.99] as const).map((share) => ({
      what: `  sent to on the screen, p${share * 100}`,
      value: at(delays, share),
      unit: 'ms',
      aim: { atMost: 1_000 },
    })),
    {
      what: `  missed, of ${count('checked')} that were due`,
      value: count('missed'),
      unit: '',
      aim: { atMost: 0 },
    },
    { what: '  heard twice', value: count('twice'), unit: '', aim: { atMost: 0 } },
    { what: '  errors that anyone saw', value: errors, unit: '', aim: { atMost: 0 } },
    {
      what: '  someone who is connected',
      value: (sum(full) - sum(empty)) / people / 1024,
      unit: 'KB',
      aim: { atMost: 150 },
    },
    {
      what: '  memory of the largest process at most',
      value: Math.max(...peaks) / 1024 ** 2,
      unit: 'MB',
      aim: { atMost: 1_536 },
    },
  ];
}

/** What broke, and how often. */
function tell(when: string, all: readonly (CameIn | Played)[]): void {
  const total = new Map<string, number>();
  for (const [error, times] of all.flatMap((one) => one.errors))
    total.set(error, (total.get(error) ?? 0) + times);
  for (const [error, times] of [...total].sort(([, one], [, other]) => other - one).slice(0, 12))
    console.log(`  ${when}: ${times} × ${error}`);
  for (const one of all)
    if ('cuts' in one)
      console.log(`  ${when}: said ${one.said}, cut ${one.cuts}, resync ${one.resyncs}`);
}

/** Bytes as the system counts them, without asking a busy process for them. */
function statusOf({ child }: Running, name: 'VmRSS' | 'VmHWM'): number {
  const status = readFileSync(`/proc/${child.pid ?? 'self'}/status`, 'utf8');
  return Number(new RegExp(`${name}:\\s+(\\d+)`).exec(status)?.[1] ?? 0) * 1024;
}

/** Seconds of a processor that a process has taken, 0 when it is gone. */
function busyOf({ pid }: { readonly pid?: number | undefined }): number {
  try {
    const stat = readFileSync(`/proc/${pid ?? 'self'}/stat`, 'utf8')
      .split(') ')[1]
      ?.split(' ');
    // In hundredths of a second: fields 14 and 15 of proc(5).
    return (Number(stat?.[11] ?? 0) + Number(stat?.[12] ?? 0)) / 100;
  } catch {
    return 0;
  }
}
const residentOf = (server: Running) => statusOf(server, 'VmRSS');
const peakOf = (server: Running) => statusOf(server, 'VmHWM');
