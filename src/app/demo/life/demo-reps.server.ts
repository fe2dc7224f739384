import { demoNames } from '../../../platform/demo/demo-names.ts';
import type { SeededRandom } from '../../../platform/demo/seeded-random.ts';
import type { World } from '../../../platform/world.ts';
import * as calls from './demo-calls.ts';
import { answerOf } from './demo-lines.ts';
import type { Acting, Person } from './demo-people.server.ts';

/** A booth with demo reps. */
export interface StaffedBooth {
  readonly id: string;
  /** When a rep looks at what is to be answered, in milliseconds; null: nothing is. */
  glanceAt: number | null;
  /** A demo student's question waits: no other asks one meanwhile. */
  isAsked: boolean;
  /** What demo students asked here lately. */
  readonly recent: string[];
}

const second = 1_000;
const minute = 60 * second;

/** Milliseconds for which even the newest message lies before a rep answers it. */
const readFor = 10 * second;

interface RepParts {
  readonly acting: Acting;
  readonly world: World;
  readonly random: SeededRandom;
}

/** Between two of these, in milliseconds. */
export const between = (random: SeededRandom, from: number, to: number): number =>
  random.whole(from * second, to * second);

/** Something is to be answered: a rep gets to it after as long as a person takes. */
export function noteWork(random: SeededRandom, booth: StaffedBooth, now: number): void {
  booth.glanceAt ??= now + between(random, 15, 35);
}

/**
 * The demo's reps come, go and answer. They open no lines for calls and hold none: no one would be
 * in front of the camera.
 */
export function playReps({ acting, world, random }: RepParts) {
  /** Comes to the booth, or leaves it for a while once nothing is to be answered. */
  async function comeOrGo(rep: Person, booth: StaffedBooth, now: number): Promise<void> {
    if (rep.roomId !== null) {
      if (booth.glanceAt !== null) {
        rep.nextAt = now + minute;
        return;
      }
      acting.leave(rep);
      rep.nextAt = now + between(random, 60, 150);
      return;
    }
    const came = await acting.go(rep, booth.id);
    rep.nextAt = now + (came ? between(random, 360, 900) : 5 * minute);
    if (came) noteWork(random, booth, now);
  }

  /** Answers one thing, real people's first; looks again soon while more waits. */
  async function glance(rep: Person, booth: StaffedBooth, now: number): Promise<void> {
    const desk = await acting.ask(rep.viewer, calls.readDesk, { boothId: booth.id });
    booth.glanceAt = null;
    if (!desk) return;
    const questions = [...desk.boothConversation.messages].sort(
      (one, other) => Number(isOfDemo(one)) - Number(isOfDemo(other)),
    );
    const threads = desk.boothThreads?.threads ?? [];
    booth.isAsked = questions.some(isOfDemo);
    const isRipe = (since: string) => Date.parse(since) <= world.now().getTime() - readFor;
    const thread = threads.find(({ lastAt }) => isRipe(lastAt));
    const question = questions.find(({ createdAt }) => isRipe(createdAt));
    if (thread) await answerThread(rep, thread.id);
    else if (question) {
      const asker = isOfDemo(question) ? 'demo' : 'person';
      const text = answerOf(random, question.text ?? '', { asker });
      const isSaid = await acting.say(rep, booth.id, text, question.id);
      if (isSaid && asker === 'demo') booth.isAsked = false;
    }
    const left = questions.length + threads.length - (thread || question ? 1 : 0);
    if (left > 0) booth.glanceAt = now + between(random, 6, 12);
  }

  /** Reads the thread first: its list leaves out what is covered until a rep has looked. */
  async function answerThread({ viewer }: Person, threadId: string): Promise<void> {
    const page = await acting.ask(viewer, calls.readThread, { threadId });
    const last = page?.privateThread?.messages.findLast(({ speaker }) => speaker === 'STUDENT');
    if (!last) return;
    const text = answerOf(random, last.text, { asker: 'person', isPrivate: true });
    // Of the message: a second try after a lost answer writes nothing twice.
    await acting.ask(viewer, calls.answerPrivately, { threadId, text, clientKey: last.id });
  }

  return { comeOrGo, glance };
}

const isOfDemo = ({ name }: { readonly name: string | null }): boolean =>
  name?.startsWith(demoNames.student) === true;
