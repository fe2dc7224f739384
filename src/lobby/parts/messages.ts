import type { Announcement } from '../announcements/announcement.ts';
/** Who has closed or hidden a message, and when. */
export interface Mark {
  readonly at: string;
  readonly by: string | null;
  readonly isByAdmin: boolean;
  readonly why: string | null;
  readonly mayUndo: boolean;
}

/** What waits at a booth. */
export interface Desk {
  readonly toAnswer: number;
  readonly oldestAt: string | null;
  readonly held: number;
  readonly hidden: number;
}

/** A message as the page holds it. */
export interface Message {
  readonly id: string;
  readonly createdAt: string;
  readonly speaker: 'STUDENT' | 'PARENT' | 'COUNSELOR' | 'REP';
  readonly name: string | null;
  readonly text: string | null;
  readonly state: 'SHOWN' | 'HELD' | 'HIDDEN';
  readonly heldFor: 'LINK' | 'EMAIL' | 'PHONE' | 'WORDS' | null;
  readonly answers: string | null;
  readonly isAnswered: boolean;
  /** For staff: needs no answer any more; hidden. */
  readonly closed: Mark | null;
  readonly hidden: Mark | null;
  readonly isMine: boolean;
  readonly clientKey: string | null;
}

/** Messages as the API gives them at once: the oldest first. */
export interface MessagePage {
  readonly messages: readonly Message[];
  readonly hasEarlier: boolean;
}

/** Who is at a booth: visitors are a number. */
export interface Room {
  readonly people: number;
  readonly reps: readonly { readonly id: string; readonly name: string }[];
}

/** The word of a chat check. */
interface ChatCheckWord {
  readonly id: string;
  readonly word: string;
}

/** What `onBoothNews` brings. */
export interface News {
  readonly message: Message | null;
  readonly gone: string | null;
  /** For staff: what waits now. */
  readonly desk: Desk | null;
  /** Who is at the booth now, where that has changed. */
  readonly room: Room | null;
  /** The word of a chat check that one has begun. */
  readonly chatCheck: ChatCheckWord | null;
  /** What was just announced at the fair. */
  readonly announcement: Announcement | null;
  /** The booth has changed and is to be read again, */
  readonly contents: boolean;
  /** within so many milliseconds. */
  readonly readOver: number;
}

/** Which messages a rep looks through. */
export const shownMessages = ['ALL', 'TO_ANSWER', 'HELD', 'HIDDEN'] as const;
export type ShownMessages = (typeof shownMessages)[number];

const byCreation = (one: Message, other: Message): number =>
  one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id);

/** A page that was read afresh: it is what there is from its first message on. */
export function adoptPage(
  held: readonly Message[],
  { messages, hasEarlier }: MessagePage,
): Message[] {
  const [first] = messages;
  const before = hasEarlier && first ? held.filter((one) => byCreation(one, first) < 0) : [];
  return [...before, ...messages];
}

/** Earlier messages come before those that are there. */
export function addEarlier(held: readonly Message[], earlier: readonly Message[]): Message[] {
  const there = new Set(held.map(({ id }) => id));
  return [...earlier.filter(({ id }) => !there.has(id)), ...held];
}

/**
 * What has happened to a message: it takes its place by its creation, once. What is hidden goes, but
 * for its author, who is told, and for staff, who can show it again.
 */
export function hear(
  held: readonly Message[],
  { message, gone }: Pick<News, 'message' | 'gone'>,
): Message[] {
  if (gone !== null) return held.filter(({ id }) => id !== gone);
  if (message === null) return [...held];
  const others = held
    .filter(({ id }) => id !== message.id)
    .map((one) =>
      one.id === message.answers && message.state === 'SHOWN' ? { ...one, isAnswered: true } : one,
    );
  if (message.state === 'HIDDEN' && !message.isMine && message.hidden === null) return others;
  return [...others, message].sort(byCreation);
}

/** Whether a visitor waits for an answer to it. */
export const waits = ({ speaker, state, isAnswered, closed }: Message): boolean =>
  speaker !== 'REP' && state === 'SHOWN' && !isAnswered && closed === null;

/** Whether a message belongs to what someone looks through. */
export function isAmong(show: ShownMessages, message: Message): boolean {
  switch (show) {
    case 'ALL':
      return message.hidden === null;
    case 'TO_ANSWER':
      return waits(message);
    case 'HELD':
      return message.state === 'HELD';
    case 'HIDDEN':
      return message.hidden !== null;
  }
}
