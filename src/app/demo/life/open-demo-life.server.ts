import { closingTopic } from '../../../features/booths/close-booth.server.ts';
import { findFair } from '../../../features/lobby/entry/admission.server.ts';
import { demoFairs } from '../../../features/fairs/demo-fairs.server.ts';
import { fairPhase } from '../../../features/fairs/fair-phase.ts';
import { areDemoVisitorsOn } from '../../../features/settings/demo-visitors.server.ts';
import { settingTopic } from '../../../features/settings/open-settings.server.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import type { Database } from '../../../platform/database/database.server.ts';
import { SeededRandom } from '../../../platform/demo/seeded-random.ts';
import type { Follower } from '../../../platform/events/events.server.ts';
import type { HeardChange } from '../../../platform/events/heard-change.ts';
import type { Log } from '../../../platform/log.ts';
import { loadDemoCast, ownBooth, readDemoCast, sweepDemoTalk } from './demo-cast.server.ts';
import { openActing, type ActingParts, type Person } from './demo-people.server.ts';
import { between, noteWork, playReps, type StaffedBooth } from './demo-reps.server.ts';
import { playSessions } from './demo-sessions.server.ts';
import { openDemoLock } from './demo-lock.server.ts';
import { playStudents, type Scene } from './demo-students.server.ts';

interface LifeParts extends ActingParts {
  readonly database: Pick<Database, 'jobsPool' | 'connectionString'>;
  readonly log: Log;
}

/** The demo's people in one process: they act only in one process of a database. */
export interface DemoLife extends Follower {
  /** Lets them act by themselves, about once a second. */
  start(): void;
  /** Does what is due now; for tests, whose clock stands still. */
  step(): Promise<void>;
  /** They leave; resolves when nothing of theirs is under way. */
  close(): Promise<void>;
}

const second = 1_000;
/** Milliseconds between two steps. */
const pace = second;
/** Milliseconds between two looks at the switch, the fair and who can act. */
const lookEvery = { playing: 60 * second, idle: 15 * second } as const;
const sweepEvery = 10 * 60 * second;

/** What is done again and again. */
type Recurring = 'ask' | 'askOwn' | 'line' | 'session' | 'reply';

/**
 * Opens the life of the demo: reps and students who come to its live fair, ask and answer. They act
 * through the API and through presence, as everyone does, and only while no admin has switched them
 * off. Nothing happens before `start` or `step`.
 */
export function openDemoLife({ database, log, ...parts }: LifeParts): DemoLife {
  const { services, world } = parts;
  const { jobsPool: pool } = database;
  const random = new SeededRandom(world.now().getTime());
  const acting = openActing(parts);
  const lock = openDemoLock(() => database.connectionString);
  const reps = playReps({ acting, world, random });
  const students = playStudents({ acting, random });
  const sessions = playSessions({ acting, world, random });
  const people = new Map<string, Person>();
  const booths = new Map<string, StaffedBooth>();
  const due = {
    look: -Infinity,
    sweep: -Infinity,
    ask: 0,
    askOwn: 0,
    line: 0,
    session: 0,
    reply: 0,
  };
  let isLoaded = false;
  let isTroubled = false;
  let isClosed = false;
  let working: Promise<void> | null = null;
  let timer: NodeJS.Timeout | undefined;

  const isRep = ({ boothId }: Person) => boothId !== null;
  const all = () => [...people.values()];
  const repsAt = (boothId: string) =>
    all().filter((person) => person.boothId === boothId && person.roomId === boothId);

  /** Everyone leaves, and leaves no place in a line behind. */
  async function clear(): Promise<void> {
    for (const person of people.values()) acting.leave(person);
    for (const person of people.values()) await students.leaveLine(person);
    people.clear();
    booths.clear();
  }

  async function isOn(): Promise<boolean> {
    if (!(await areDemoVisitorsOn(pool))) return false;
    const fair = await findFair(services.fairCards, { id: demoFairs.demo });
    return fair !== null && fairPhase(fair, world.now()) === 'live' && !fair.cancelledAt;
  }

  /** Whether they act now, and in this process; who they are. */
  async function look(now: number): Promise<void> {
    due.look = now + lookEvery.idle;
    if (!(await isOn())) {
      await clear();
      await lock.release();
      return;
    }
    if (!(await lock.take())) return clear();
    due.look = now + lookEvery.playing;
    if (!isLoaded) await transaction(pool, (tx) => loadDemoCast(tx, world));
    isLoaded = true;
    await call(now);
    if (now < due.sweep) return;
    due.sweep = now + sweepEvery;
    await services.writer.change((tx) => sweepDemoTalk(tx, world.now()));
  }

  /** Calls those who can act: newcomers within a minute, one after the other. */
  async function call(now: number): Promise<void> {
    const cast = await readDemoCast(pool);
    const ids = new Set(cast.map(({ viewer }) => viewer.id));
    for (const [id, person] of people)
      if (!ids.has(id)) {
        acting.leave(person);
        people.delete(id);
      }
    for (const member of cast) {
      const { viewer, boothId } = member;
      const known = people.get(viewer.id);
      if (known) continue;
      const isFirst = boothId !== null && !booths.has(boothId);
      if (boothId !== null && isFirst)
        booths.set(boothId, { id: boothId, glanceAt: null, isAsked: false, recent: [] });
      const wait = boothId === null ? [2, 45] : isFirst ? [0, 8] : [60, 240];
      const nextAt = now + between(random, wait[0] ?? 0, wait[1] ?? 0);
      people.set(viewer.id, { ...member, roomId: null, nextAt, entryId: null });
    }
  }

  async function scene(): Promise<Scene> {
    const floor = (await services.lobby.floors.get()).get(demoFairs.demo) ?? [];
    const own = await services.lobby.present(ownBooth, demoFairs.demo);
    return {
      students: all().filter((person) => !isRep(person)),
      staffed: [...booths.values()].filter(({ id }) => repsAt(id).length > 0),
      booths: floor.map(({ id }) => id),
      session: sessions.room(),
      ownRepIsHere: own.reps.length > 0,
    };
  }

  /** Whether something is due, and when it is due again. */
  function isDue(what: Recurring, now: number, from: number, to: number): boolean {
    if (now < due[what]) return false;
    const isFirst = due[what] === 0;
    due[what] = now + between(random, from, to);
    return !isFirst;
  }

  async function act(now: number): Promise<void> {
    for (const person of people.values()) {
      if (person.nextAt > now || isClosed) continue;
      const booth = person.boothId === null ? undefined : booths.get(person.boothId);
      if (booth) await reps.comeOrGo(person, booth, now);
      else await students.walk(person, await scene(), now);
    }
    for (const booth of booths.values()) {
      if (booth.glanceAt === null || booth.glanceAt > now || isClosed) continue;
      const [rep, ...others] = repsAt(booth.id);
      // The next rep to come looks at once.
      if (!rep) booth.glanceAt = null;
      else await reps.glance(random.pick([rep, ...others]), booth, now);
    }
    // A question and its answer: one message in about fifteen seconds.
    if (isDue('ask', now, 22, 38)) await students.askSomething(await scene(), now);
    if (isDue('askOwn', now, 100, 200)) await students.askAtOwnBooth(await scene(), now);
    if (isDue('line', now, 20, 40)) await students.joinLine(await scene(), now);
    const { students: comers } = await scene();
    if (isDue('session', now, 15, 35)) await sessions.askOrVote(comers);
    if (isDue('reply', now, 30, 60)) await sessions.answer(all().filter(isRep));
  }

  async function step(): Promise<void> {
    const now = world.now().getTime();
    if (now >= due.look || (people.size > 0 && !lock.isHeld())) await look(now);
    if (lock.isHeld() && !isClosed) await act(now);
  }

  const once = (): Promise<void> =>
    (working ??= step()
      .then(() => {
        isTroubled = false;
      })
      .catch((error: unknown) => {
        if (!isTroubled && !isClosed)
          log.warn({ event: 'demo.life_failed', err: error }, 'Playing the demo’s people failed.');
        isTroubled = true;
      })
      .finally(() => (working = null)));

  function next(): void {
    if (isClosed) return;
    timer = setTimeout(() => void once().then(next), pace);
    timer.unref();
  }

  return {
    start: next,
    step: once,
    hear(changes) {
      for (const change of changes) {
        if (changesCast.has(change.topic)) due.look = -Infinity;
        const boothId = boothAsked(change);
        const booth = boothId === null ? undefined : booths.get(boothId);
        if (booth) noteWork(random, booth, world.now().getTime());
      }
    },
    rebuild() {
      due.look = -Infinity;
      for (const booth of booths.values()) noteWork(random, booth, world.now().getTime());
    },
    async close() {
      isClosed = true;
      clearTimeout(timer);
      await working;
      await clear().catch(() => undefined);
      await lock.release();
    },
  };
}

/** The switch, people muted or removed, and booths closed. */
const changesCast = new Set([settingTopic, 'FairExclusion', closingTopic]);
const asked = new Set(['BoothMessage', 'ThreadMessage']);

/** The booth at which someone else than a rep has said something; null for any other change. */
function boothAsked({ topic, body }: HeardChange): string | null {
  if (!asked.has(topic)) return null;
  const after = Object(body['after']) as Readonly<Record<string, unknown>>;
  const { booth_id: boothId, author_as: as } = after;
  return typeof boothId === 'string' && as !== 'rep' ? boothId : null;
}
