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
  /** What its list is sorted by. */
  readonly at: string;
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
  at: message.createdAt,
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
  at: thread.lastAt,
  isWaiting: thread.waitsSince !== null,
  unread: thread.unread,
});

interface Listed {
  readonly messages: readonly Message[];
  readonly threads: readonly PrivateThread[];
  /** What a search has found; null without one. */
  readonly found: readonly string[] | null;
  /** The list is whole up to here; null: nothing is behind it. */
  readonly end: string | null;
}

/** What is open, and the time by which it had its place in the list. */
export interface Place {
  readonly id: string;
  readonly at: string;
}

/**
 * What a list shows: of what waits, the longest waiting comes first; of what was found, hidden, or is
 * private, the latest. What is open stays in its place after it was answered, so that the next one
 * is still the next.
 */
export function entriesOf(
  { end, ...listed }: Listed,
  selection: DeskSelection,
  place: Place | null,
): DeskEntry[] {
  const entries = allOf(listed, selection, place);
  if (end === null) return entries;
  const openId = selection.question ?? selection.thread;
  const isForward = isLongestFirst(selection);
  // More may lie between what comes after the end: shown now, it would move when that is loaded.
  return entries.filter(({ id, at }) => id === openId || (isForward ? at <= end : at >= end));
}

const isLongestFirst = ({ list, find }: DeskSelection): boolean =>
  find === '' && (list === 'TO_ANSWER' || list === 'HELD');

function allOf(
  { messages, threads, found }: Omit<Listed, 'end'>,
  { list, question, thread }: DeskSelection,
  place: Place | null,
): DeskEntry[] {
  const placeOf = ({ id, at }: DeskEntry) => (id === place?.id ? place.at : at);
  const sooner = (one: DeskEntry, other: DeskEntry) =>
    placeOf(one).localeCompare(placeOf(other)) || one.id.localeCompare(other.id);
  const later = (one: DeskEntry, other: DeskEntry) => sooner(other, one);
  if (found) {
    const ids = new Set(found);
    return [...messages.map(ofMessage), ...threads.map(ofThread)]
      .filter(({ id }) => ids.has(id))
      .sort(later);
  }
  if (list === 'PRIVATE') return threads.map(ofThread).sort(later);
  const shown = messages.filter((one) => isAmong(list, one) || one.id === question).map(ofMessage);
  if (list !== 'TO_ANSWER') return list === 'HIDDEN' ? shown.reverse() : shown;
  const waiting = threads
    .filter(({ id, waitsSince }) => waitsSince !== null || id === thread)
    .map(ofThread)
    .map((one) => ({ ...one, at: one.since }));
  return [...shown, ...waiting].sort(sooner);
}

/** The lines that contain the words, while the booth is searched for them. */
export function findIn(entries: readonly DeskEntry[], words: string): readonly DeskEntry[] {
  const wanted = words.trim().toLowerCase();
  if (wanted === '') return entries;
  return entries.filter(({ name, text }) =>
    `${name ?? ''} ${text ?? ''}`.toLowerCase().includes(wanted),
  );
}
