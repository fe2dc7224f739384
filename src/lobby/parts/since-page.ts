import { comesAfter } from '../../platform/events/cursor.ts';
import { adoptPage, hear, type Message, type MessagePage, type News } from './messages.ts';

type Said = Pick<News, 'message' | 'gone'>;

/** Something that was heard beside the page, and when: null for what came as the answer to the own call. */
interface Heard {
  readonly said: Said;
  readonly cursor: string | null;
}

/** A conversation as a screen holds it. */
export interface Held {
  readonly messages: readonly Message[];
  /** What was heard since the page was read; what is older is in the page. */
  readonly since: readonly Heard[];
}

const idOf = ({ message, gone }: Said): string | null => gone ?? message?.id ?? null;

/** Something is said or hidden. The line brings what came as an answer once more, with its cursor. */
export function hearOf(held: Held, said: Said, cursor: string | null): Held {
  const id = idOf(said);
  if (id === null) return held;
  const others = held.since.filter((one) => one.cursor !== null || idOf(one.said) !== id);
  return { messages: hear(held.messages, said), since: [...others, { said, cursor }] };
}

/**
 * The page has been read again: it shows everything up to its cursor. What was heard of later comes on
 * top of it once more, for the line does not bring it a second time.
 */
export function readAnew(
  { messages, since }: Held,
  page: MessagePage & { readonly cursor: string },
): Held {
  const later = since.filter(({ cursor }) => cursor === null || comesAfter(cursor, page.cursor));
  return {
    messages: later.reduce<readonly Message[]>(
      (all, { said }) => hear(all, said),
      adoptPage(messages, page),
    ),
    // By the next reading the line has brought, or the page shows, what came as an answer.
    since: later.filter(({ cursor }) => cursor !== null),
  };
}
