import { demoNames } from '../../../platform/demo/demo-names.ts';
import type { SeededRandom } from '../../../platform/demo/seeded-random.ts';
import * as calls from './demo-calls.ts';
import { ownBooth } from './demo-cast.server.ts';
import { exchanges } from './demo-lines.ts';
import type { Acting, Person } from './demo-people.server.ts';
import { between, type StaffedBooth } from './demo-reps.server.ts';

/** Demo students at the fair before one of them leaves for a while. */
const fewest = 16;
/** Questions of demo students that may wait for the demo's own rep, and students in the line there. */
const mostAtOwnBooth = 2;
/** Questions that a booth doesn't hear again soon. */
const mostRecent = 12;

interface StudentParts {
  readonly acting: Acting;
  readonly random: SeededRandom;
}

/** What is at the fair now. */
export interface Scene {
  readonly students: readonly Person[];
  /** Booths where a demo rep is. */
  readonly staffed: readonly StaffedBooth[];
  /** All published booths. */
  readonly booths: readonly string[];
  /** The room of the session that is on; null: none is known. */
  readonly session: string | null;
  /** The demo's own rep, a real person, is at their booth. */
  readonly ownRepIsHere: boolean;
}

/** The demo's students come, walk around, ask, wait in line and leave. */
export function playStudents({ acting, random }: StudentParts) {
  /** Comes, goes to another place of the fair, or leaves it for a while. */
  async function walk(student: Person, scene: Scene, now: number): Promise<void> {
    await leaveLine(student);
    const present = scene.students.filter(({ roomId }) => roomId !== null).length;
    if (student.roomId !== null && present > fewest && random.happens(0.08)) {
      acting.leave(student);
      student.nextAt = now + between(random, 60, 240);
      return;
    }
    const isHere = await acting.go(student, nextPlace(student, scene));
    student.nextAt = now + (isHere ? between(random, 50, 220) : 300_000);
  }

  function nextPlace(
    student: Person,
    { staffed, booths, session, ownRepIsHere }: Scene,
  ): string | null {
    if (session !== null && random.happens(0.25)) return session;
    const withReps = [...staffed.map(({ id }) => id), ...(ownRepIsHere ? [ownBooth] : [])];
    const others = withReps.filter((id) => id !== student.roomId);
    if (random.happens(0.2)) return null;
    if (others.length > 0 && random.happens(0.85)) return random.pick(others);
    return booths.length > 0 ? random.pick(booths) : null;
  }

  /** One of those at a booth with a rep asks there, where none of them waits for an answer. */
  async function askSomething({ students, staffed }: Scene, now: number): Promise<void> {
    const quiet = staffed.filter(({ isAsked }) => !isAsked);
    const able = students.filter(({ roomId }) => quiet.some(({ id }) => id === roomId));
    if (able.length === 0) return;
    const student = random.pick(able);
    const booth = quiet.find(({ id }) => id === student.roomId);
    if (!booth) return;
    const fresh = exchanges.filter(({ ask }) => !booth.recent.includes(ask));
    const { ask } = random.pick(fresh);
    if (!(await acting.say(student, booth.id, ask))) return;
    booth.isAsked = true;
    booth.recent.push(ask);
    if (booth.recent.length > mostRecent) booth.recent.shift();
    stayForAnswer(student, now);
  }

  /** The same at the booth of the demo's own rep, who has something to answer: never more than two. */
  async function askAtOwnBooth({ students }: Scene, now: number): Promise<void> {
    const able = students.filter(({ roomId }) => roomId === ownBooth);
    if (able.length === 0) return;
    const student = random.pick(able);
    const variables = { boothId: ownBooth };
    const read = await acting.ask(student.viewer, calls.readConversation, variables);
    const open = (read?.boothConversation.messages ?? []).filter(
      ({ name, speaker, isAnswered }) =>
        speaker === 'STUDENT' && !isAnswered && name?.startsWith(demoNames.student) === true,
    );
    if (!read || open.length >= mostAtOwnBooth) return;
    if (await acting.say(student, ownBooth, random.pick(exchanges).ask))
      stayForAnswer(student, now);
  }

  /** A student who is at the booth gets no email about the answer. */
  function stayForAnswer(student: Person, now: number): void {
    student.nextAt = Math.max(student.nextAt, now + between(random, 80, 120));
  }

  /**
   * Joins the line of the demo's own rep, once it is open. The student leaves it after some minutes,
   * and misses a call: there is no one to look into a camera.
   */
  async function joinLine({ students }: Scene, now: number): Promise<void> {
    if (students.filter(({ entryId }) => entryId !== null).length >= mostAtOwnBooth) return;
    const able = students.filter(({ roomId, entryId }) => roomId === ownBooth && entryId === null);
    if (able.length === 0) return;
    const student = random.pick(able);
    const variables = { boothId: ownBooth };
    const queue = (await acting.ask(student.viewer, calls.readQueue, variables))?.boothQueue;
    if (queue?.isOpen !== true) return;
    const joined = await acting.ask(student.viewer, calls.joinQueue, variables);
    student.entryId = joined?.joinQueue.id ?? null;
    if (student.entryId !== null) student.nextAt = now + between(random, 180, 420);
  }

  async function leaveLine(student: Person): Promise<void> {
    const { entryId, viewer } = student;
    student.entryId = null;
    if (entryId !== null) await acting.ask(viewer, calls.leaveQueue, { entryId });
  }

  return { walk, askSomething, askAtOwnBooth, joinLine, leaveLine };
}
