import type { Announcement } from '../announcements/announcement.ts';
/** Who closed or hid a message, and when. */
export interface Mark {
  readonly at: string;
  readonly by: string | null;
  readonly isByAdmin: boolean;
  readonly why: string | null;
  readonly mayUndo: boolean;
}

/** The queue of a booth. */
export interface Desk {
  readonly toAnswer: number;
  readonly oldestAt: string | null;
  readonly held: number;
  readonly hidden: number;
}

/** A document of the booth that a rep attached; null size and address: the booth no longer has it. */
export interface AttachedDocument {
  readonly id: string;
  readonly name: string;
  readonly bytes: number | null;
  readonly url: string | null;
}

/** A message in the page's state. */
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
  /** For staff: needs no answer; hidden. */
  readonly closed: Mark | null;
  readonly hidden: Mark | null;
  readonly documents: readonly AttachedDocument[];
  /** A rep sent it to everyone at the booth. */
  readonly isBroadcast: boolean;
  readonly isMine: boolean;
  readonly clientKey: string | null;
}

/** A page of messages from the API: the oldest first. */
export interface MessagePage {
  readonly messages: readonly Message[];
  readonly hasEarlier: boolean;
}

/** The people at a booth: visitors are a number. */
export interface Room {
  readonly people: number;
  readonly reps: readonly { readonly id: string; readonly name: string }[];
}

/** The word of a chat check. */
interface ChatCheckWord {
  readonly id: string;
  readonly word: string;
}

/** The payload of `onBoothNews`. */
export interface News {
  readonly message: Message | null;
  readonly gone: string | null;
  /** For staff: the current queue. */
  readonly desk: Desk | null;
  /** The people at the booth now, if that has changed. */
  readonly room: Room | null;
  /** The word of the recipient's own chat check. */
  readonly chatCheck: ChatCheckWord | null;
  /** A new announcement at the fair. */
  readonly announcement: Announcement | null;
  /** The booth has changed and must be reloaded, */
  readonly contents: boolean;
  /** within this many milliseconds. */
  readonly readOver: number;
}

/** The list that a rep reviews. */
export const shownMessages = ['ALL', 'TO_ANSWER', 'HELD', 'HIDDEN'] as const;
export type ShownMessages = (typeof shownMessages)[number];

const byCreation = (one: Message, other: Message): number =>
  one.createdAt.localeCompare(other.createdAt) || one.id.localeCompare(other.id);

/** Merges a reloaded page: it replaces everything from its first message on. */
export function adoptPage(
  held: readonly Message[],
  { messages, hasEarlier }: MessagePage,
): Message[] {
  const [first] = messages;
  const before = hasEarlier && first ? held.filter((one) => byCreation(one, first) < 0) : [];
  return [...before, ...messages];
}

/** Adds earlier messages before the existing ones. */
export function addEarlier(held: readonly Message[], earlier: readonly Message[]): Message[] {
  const there = new Set(held.map(({ id }) => id));
  return [...earlier.filter(({ id }) => !there.has(id)), ...held];
}

/**
 * Applies a message update: it is placed by creation time, once. Hidden messages are removed,
 * except for their author, who sees that, and for staff, who can unhide them.
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

/** Whether a message belongs to the list being reviewed. */
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
