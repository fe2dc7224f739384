import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { useHydrated } from '../../ui/hydrated.ts';
import { actOnMessage, newsSubscription, readEarlier, type Act } from './booth-calls.ts';
import { openLiveLine, type LineState } from './live-line.ts';
import {
  addEarlier,
  adoptPage,
  hear,
  type Desk,
  type Message,
  type MessagePage,
  type News,
  type Room,
  type ShownMessages,
} from './messages.ts';
import { openDrawer } from './unsent.ts';
import { useSending } from './use-sending.ts';

interface Options {
  readonly boothId: string;
  /** Tells the drawers of two people in one browser apart. */
  readonly personKey: string;
  readonly page: MessagePage & { readonly cursor: string; readonly desk: Desk | null };
  readonly show: ShownMessages;
  /** Not where somebody looks through earlier pages. */
  readonly follows: boolean;
  /** Told who is at the booth when that changes. */
  readonly onRoom: (room: Room) => void;
}

/** A conversation as it goes on: what the page brought, and everything since. */
export function useConversation(options: Options) {
  const { boothId, personKey, page, show, follows, onRoom } = options;
  const [held, setHeld] = useState(page.messages);
  const [adopted, setAdopted] = useState(page);
  const [hasEarlier, setHasEarlier] = useState(page.hasEarlier);
  const [desk, setDesk] = useState(page.desk);
  const [line, setLine] = useState<LineState>('opening');
  const [isLoading, setIsLoading] = useState(false);
  const { revalidate } = useRevalidator();
  const hydrated = useHydrated();
  const drawer = useMemo(
    () => (hydrated ? openDrawer(boothId, personKey) : null),
    [hydrated, boothId, personKey],
  );
  if (adopted !== page) {
    setAdopted(page);
    setDesk(page.desk);
    // Pages that somebody has gone back to stay.
    const next = adoptPage(held, page);
    setHeld(next);
    if (next[0]?.id === page.messages[0]?.id) setHasEarlier(page.hasEarlier);
  }

  const readAgain = useRef(revalidate);
  useEffect(() => {
    readAgain.current = revalidate;
  }, [revalidate]);
  const from = useRef(page.cursor);
  useEffect(() => {
    if (!follows) return;
    return openLiveLine<{ readonly onBoothNews: News }>({
      query: newsSubscription,
      variables: { boothId },
      after: from.current,
      next({ onBoothNews: news }) {
        if (news.room) onRoom(news.room);
        if (news.desk) setDesk(news.desk);
        setHeld((before) => hear(before, news));
        if (news.contents) void readAgain.current();
      },
      afresh: () => void readAgain.current(),
      state: setLine,
    });
  }, [boothId, follows, onRoom]);

  const arrived = useCallback(
    (message: Message) => setHeld((before) => hear(before, { message, gone: null })),
    [],
  );
  const sending = useSending(boothId, drawer, arrived);
  return {
    messages: held,
    desk,
    hasEarlier,
    isLoading,
    isLost: line === 'lost',
    drawer,
    ...sending,
    /** Does something with a message; answers why that was not done, and null where it was. */
    async act(act: Act, id: string, why: string | null): Promise<{ why: string | null } | null> {
      const done = await actOnMessage(act, id, why);
      if (!('message' in done)) return done;
      arrived(done.message);
      return null;
    },
    /** Adds what was said before; false where nobody was reached. */
    async loadEarlier(): Promise<boolean> {
      const [first] = held;
      if (!first || isLoading) return true;
      setIsLoading(true);
      const earlier = await readEarlier(boothId, first.id, show);
      setIsLoading(false);
      if (!earlier) return false;
      setHeld((before) => addEarlier(before, earlier.messages));
      setHasEarlier(earlier.hasEarlier);
      return true;
    },
  };
}
