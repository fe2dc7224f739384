import type { SeededRandom } from '../../../platform/demo/seeded-random.ts';
import type { World } from '../../../platform/world.ts';
import * as calls from './demo-calls.ts';
import { exchanges } from './demo-lines.ts';
import type { Acting, Person } from './demo-people.server.ts';

/** Questions in a session that may wait for an answer before demo students ask no more. */
const mostOpen = 5;

interface SessionParts {
  readonly acting: Acting;
  readonly world: World;
  readonly random: SeededRandom;
}

/** The room of the session that is on. */
interface OpenSession {
  readonly number: number;
  readonly runId: string;
}

/** Demo students ask and vote in the session that is on; demo reps who speak in it answer. */
export function playSessions({ acting, world, random }: SessionParts) {
  const slug = 'demo';
  let open: OpenSession | null = null;

  /** The session that is on, as someone finds it who joins it. */
  async function find({ viewer }: Person): Promise<OpenSession | null> {
    const now = world.now().getTime();
    const found = await acting.ask(viewer, calls.readSessions, { slug });
    const on = found?.fairCard?.sessions.find(({ startTime, lengthMinutes }) => {
      const start = Date.parse(startTime);
      return start <= now && now < start + lengthMinutes * 60_000;
    });
    return on ? joined(viewer, on.number) : null;
  }

  async function joined(viewer: Person['viewer'], session: number): Promise<OpenSession | null> {
    if (!(await acting.ask(viewer, calls.joinSession, { slug, session }))) return null;
    const room = await acting.ask(viewer, calls.readRoom, { slug, session });
    return room?.sessionRoom ? { number: session, runId: room.sessionRoom.runId } : null;
  }

  /** One of the students asks all colleges something, or votes for what someone has asked. */
  async function askOrVote(students: readonly Person[]): Promise<void> {
    const able = students.filter(({ roomId }) => roomId !== null);
    if (able.length === 0) return;
    const student = random.pick(able);
    open = await find(student);
    if (!open) return;
    const { runId } = open;
    const asked = (await acting.ask(student.viewer, calls.readAsked, { runId }))?.sessionQuestions
      .questions;
    if (!asked) return;
    const waiting = asked.filter(({ answers }) => !answers.some((one) => one.answeredAt));
    const votable = asked.filter(({ isMine, iVoted }) => !isMine && iVoted !== true);
    if (votable.length > 0 && (waiting.length >= mostOpen || random.happens(0.6))) {
      const { id } = random.pick(votable);
      await acting.ask(student.viewer, calls.vote, { questionId: id });
      return;
    }
    const fresh = exchanges.filter(({ ask }) => !asked.some(({ body }) => body === ask));
    if (waiting.length >= mostOpen || fresh.length === 0) return;
    const { ask } = random.pick(fresh);
    await acting.ask(student.viewer, calls.askInSession, {
      runId,
      text: ask,
      clientKey: world.newId(),
    });
  }

  /** A rep who speaks in the session answers what demo students have asked, the oldest first. */
  async function answer(reps: readonly Person[]): Promise<void> {
    if (!open || reps.length === 0) return;
    const { number, runId } = open;
    for (const { viewer } of reps) {
      const room = await acting.ask(viewer, calls.readRoom, { slug, session: number });
      const [exhibitorId] = room?.sessionRoom?.speaksFor ?? [];
      if (exhibitorId === undefined) continue;
      const asked = await acting.ask(viewer, calls.readAsked, { runId });
      const mine = asked?.sessionQuestions.questions.find(
        ({ exhibitorId: to, answers }) =>
          (to === null || to === exhibitorId) &&
          !answers.some((one) => one.exhibitorId === exhibitorId),
      );
      const known = exchanges.find(({ ask }) => ask === mine?.body);
      if (!mine || !known) continue;
      await acting.ask(viewer, calls.answerInSession, {
        questionId: mine.id,
        exhibitorId,
        text: known.answer,
      });
      return;
    }
  }

  return { askOrVote, answer, room: () => open?.runId ?? null };
}
