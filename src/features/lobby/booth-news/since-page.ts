import { comesAfter } from '../../../platform/events/cursor.ts';
import {
  adoptPage,
  hear,
  type Message,
  type MessagePage,
  type News,
} from '../conversation/messages.ts';

type Said = Pick<News, 'message' | 'gone'>;

/** An update received besides the page, with its cursor: null for responses to own calls. */
interface Heard {
  readonly said: Said;
  readonly cursor: string | null;
}

/** A conversation in the state of a screen. */
export interface Held {
  readonly messages: readonly Message[];
  /** Updates received since the page was read; older ones are in the page. */
  readonly since: readonly Heard[];
}

const idOf = ({ message, gone }: Said): string | null => gone ?? message?.id ?? null;

/** A message is sent or hidden. The stream repeats the response to a call, with its cursor. */
export function hearOf(held: Held, said: Said, cursor: string | null): Held {
  const id = idOf(said);
  if (id === null) return held;
  const others = held.since.filter((one) => one.cursor !== null || idOf(one.said) !== id);
  return { messages: hear(held.messages, said), since: [...others, { said, cursor }] };
}

/**
 * The page has been reloaded: it shows everything up to its cursor. Later updates are applied on
 * top again, as the stream doesn't repeat them.
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
    // By the next reload, the stream has delivered, or the page shows, the response to a call.
    since: later.filter(({ cursor }) => cursor !== null),
  };
}
