import { isAmong, waits, type Message } from '../conversation/messages.ts';
import type { PrivateThread } from '../threads/thread.ts';
import type { DeskSelection } from './desk-selection.ts';

/** A line of a desk's list: a public message, or a private thread. */
export interface DeskEntry {
  readonly id: string;
  readonly kind: 'question' | 'thread';
  /** First name and initial; null where the author has none. */
  readonly name: string | null;
  readonly speaker: Message['speaker'];
  /** The first words; null while they are covered. */
  readonly text: string | null;
  readonly byTeam: boolean;
  /** Since when it waits, or when it was last written in. */
  readonly since: string;
  readonly isWaiting: boolean;
  readonly unread: number;
}

const ofMessage = (message: Message): DeskEntry => ({
  id: message.id,
  kind: 'question',
  name: message.name,
  speaker: message.speaker,
  text: message.text,
  byTeam: false,
  since: message.createdAt,
  isWaiting: waits(message),
  unread: 0,
});

const ofThread = (thread: PrivateThread): DeskEntry => ({
  id: thread.id,
  kind: 'thread',
  name: thread.student,
  speaker: 'STUDENT',
  text: thread.lastText,
  byTeam: !thread.lastByStudent,
  since: thread.waitsSince ?? thread.lastAt,
  isWaiting: thread.waitsSince !== null,
  unread: thread.unread,
});

interface Listed {
  readonly messages: readonly Message[];
  readonly threads: readonly PrivateThread[];
}

/**
 * What a list shows: of what waits, the longest waiting comes first. What is open stays in its place
 * after it was answered, so that the next one is still the next.
 */
export function entriesOf({ messages, threads }: Listed, selection: DeskSelection): DeskEntry[] {
  const { list, question, thread } = selection;
  if (list === 'PRIVATE') return threads.map(ofThread);
  const shown = messages.filter((one) => isAmong(list, one) || one.id === question);
  if (list !== 'TO_ANSWER') return shown.map(ofMessage);
  const waiting = threads.filter(({ id, waitsSince }) => waitsSince !== null || id === thread);
  return [...shown.map(ofMessage), ...waiting.map(ofThread)].sort(
    (one, other) => one.since.localeCompare(other.since) || one.id.localeCompare(other.id),
  );
}

/** The lines that contain the words. */
export function findIn(entries: readonly DeskEntry[], words: string): readonly DeskEntry[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return entries;
  return entries.filter(({ name, text }) =>
    `${name ?? ''} ${text ?? ''}`.toLowerCase().includes(wanted),
  );
}
