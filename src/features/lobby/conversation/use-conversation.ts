import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useHydrated } from '../../../ui/layout/hydrated.ts';
import { subscribe } from '../../../platform/pages/live.ts';
import { spread } from '../../../platform/pages/spread.ts';
import {
  actOnMessage,
  boothNews,
  readEarlier,
  sendMessage,
  type Act,
} from '../booth-news/booth-calls.ts';
import { useBroadcasts } from '../booth-news/use-broadcasts.ts';
import {
  addEarlier,
  type Desk,
  type Message,
  type MessagePage,
  type Room,
  type ShownMessages,
  adoptPage,
  hear,
  type News,
} from './messages.ts';
import { openDrawer, type Unsent } from '../composing/unsent.ts';
import { notHeard, useSending } from '../composing/use-sending.ts';
import { useAlerts } from '../../../ui/overlays/alert-context.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { announcementMessages as messages } from '../announcements/announcements.messages.ts';
import { useRefresh } from '../../../ui/navigation/use-refresh.ts';
import { comesAfter } from '../../../platform/events/cursor.ts';

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
export function hearOf(held: Held, update: Said, cursor: string | null): Held {
  const id = idOf(update);
  if (id === null) return held;
  const others = held.since.filter((one) => one.cursor !== null || idOf(one.said) !== id);
  return { messages: hear(held.messages, update), since: [...others, { said: update, cursor }] };
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

interface Options {
  readonly boothId: string;
  /** Separates the stored drafts of two people in one browser. */
  readonly personKey: string;
  readonly page: MessagePage & { readonly cursor: string; readonly desk: Desk | null };
  readonly show: ShownMessages;
  /** Off while the reader views earlier pages. */
  readonly follows: boolean;
  /** Called when the people at the booth change. */
  readonly onRoom: (room: Room) => void;
  /** Called with each message that is sent, changed or removed. */
  readonly onHeard: (news: Said) => void;
  /** Called when the queue changes; must stay the same function. */
  readonly onDesk: (desk: Desk | null) => void;
}

/** A live conversation: the page's messages, and everything since. */
export function useConversation(options: Options) {
  const { boothId, personKey, page, show, follows, onRoom, onHeard, onDesk } = options;
  const [held, setHeld] = useState<Held>({ messages: page.messages, since: [] });
  const [adopted, setAdopted] = useState(page);
  const [hasEarlier, setHasEarlier] = useState(page.hasEarlier);
  const [desk, setDesk] = useState(page.desk);
  const [isLost, setIsLost] = useState(false);
  const [isLoading, setIsLoading] = useState(false);
  const hydrated = useHydrated();
  const drawer = useMemo(
    () => (hydrated ? openDrawer(boothId, personKey) : null),
    [hydrated, boothId, personKey],
  );
  if (adopted !== page) {
    setAdopted(page);
    setDesk(page.desk);
    // Earlier pages already loaded stay.
    const next = readAnew(held, page);
    setHeld(next);
    if (next.messages[0]?.id === page.messages[0]?.id) setHasEarlier(page.hasEarlier);
  }

  const refresh = useRefresh();
  const readSoon = useReadSoon(refresh);
  const announced = useAnnounced();
  const [since] = useState(() => page.messages.at(-1)?.createdAt ?? '');
  const heardBroadcast = useBroadcasts(since);
  const from = useRef(page.cursor);
  useEffect(() => {
    if (!follows) return;
    return subscribe({
      document: boothNews,
      variables: { boothId },
      after: from.current,
      next({ onBoothNews: news }, cursor) {
        if (!news) return;
        if (news.room) onRoom(news.room);
        if (news.announcement?.withdrawnAt === null) announced(news.announcement.body);
        heardBroadcast(news.message);
        if (news.desk) setDesk(news.desk);
        onHeard(news);
        setHeld((before) => hearOf(before, news, cursor));
        if (news.contents) readSoon(news.readOver);
      },
      refresh() {
        // A missed update may have hidden a message: only the page knows.
        setHeld(({ messages }) => ({ messages, since: [] }));
        refresh();
      },
      lost: setIsLost,
    });
  }, [boothId, follows, onRoom, onHeard, refresh, readSoon, announced, heardBroadcast]);
  useEffect(() => onDesk(desk), [desk, onDesk]);

  const arrived = useCallback(
    (message: Message) => setHeld((before) => hearOf(before, { message, gone: null }, null)),
    [],
  );
  const deliver = useCallback((unsent: Unsent) => sendMessage(boothId, unsent), [boothId]);
  const sending = useSending(deliver, drawer, arrived);
  return {
    messages: held.messages,
    desk,
    hasEarlier,
    isLoading,
    isLost,
    drawer,
    ...sending,
    pending: notHeard(sending.pending, held.messages),
    /** Performs an action on a message; returns why it failed, or null on success. */
    async act(act: Act, id: string, why: string | null): Promise<{ why: string | null } | null> {
      const done = await actOnMessage(act, id, why);
      if (!('message' in done)) return done;
      arrived(done.message);
      return null;
    },
    /** Loads earlier messages; false on network errors. */
    async loadEarlier(): Promise<boolean> {
      const [first] = held.messages;
      if (!first || isLoading) return true;
      setIsLoading(true);
      const earlier = await readEarlier(boothId, first.id, show);
      setIsLoading(false);
      if (!earlier) return false;
      setHeld(({ messages, since }) => ({
        messages: addEarlier(messages, earlier.messages),
        since,
      }));
      setHasEarlier(earlier.hasEarlier);
      return true;
    },
  };
}

/**
 * Reloads the page within this many milliseconds: everyone at the booth gets the news at once, and
 * they must not all reload at once. Changes in between are included.
 */
export function useReadSoon(refresh: () => void) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
      timer.current = undefined;
    },
    [],
  );
  return useCallback(
    (milliseconds: number) => {
      timer.current ??= setTimeout(() => {
        timer.current = undefined;
        refresh();
      }, spread(milliseconds));
    },
    [refresh],
  );
}

/** Shows an announcement above the page until it is closed. */
export function useAnnounced(): (body: string) => void {
  const { show } = useAlerts();
  const t = useTranslate();
  return useCallback(
    (body) => show({ type: 'info', message: t(messages.from), detail: body, duration: null }),
    [show, t],
  );
}
