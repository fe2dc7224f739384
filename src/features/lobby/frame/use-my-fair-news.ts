import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { subscribe } from '../../../platform/pages/live.ts';
import { callServer } from '../booth-news/booth-calls.ts';
import { isInView, useSeenSoon } from '../conversation/in-view.ts';
import { myFairNews, type Frame } from './frame-query.ts';
import {
  hearUnread,
  isSame,
  laterThan,
  totalOf,
  unreadNow,
  type HeardUnread,
  type Place,
} from './unread-now.ts';
import { useRefresh } from '../../../ui/navigation/use-refresh.ts';

/** An answer that has just arrived. */
export interface NewAnswer extends Place {
  readonly id: string;
  readonly college: string;
  readonly text: string;
}

/**
 * Marks answers as read; if the network fails, the next opening of the booth does. A private thread
 * does it by itself, up to the message it shows.
 */
function markRead({ kind, boothId }: Place): void {
  if (kind === 'PRIVATE') return;
  void callServer('mutation ($boothId: ID!) { readBoothAnswers(boothId: $boothId) }', {
    boothId,
  }).catch(() => undefined);
}

/**
 * What is new in the reader's conversations at a fair: how many answers they haven't seen, and the
 * one that has just arrived, each once.
 * @param boothId the booth whose page is open
 * @param isPrivate its page shows what is private
 */
export function useMyFairNews(frame: Frame, boothId: string | null, isPrivate: boolean) {
  const { fairId, cursor } = frame;
  const loaded = { cursor, unread: frame.mine?.unread ?? [] };
  const [adopted, setAdopted] = useState(frame);
  const [heard, setHeard] = useState<readonly HeardUnread[]>([]);
  const [answer, setAnswer] = useState<NewAnswer | null>(null);
  const open = useMemo(
    (): Place | null =>
      boothId === null ? null : { kind: isPrivate ? 'PRIVATE' : 'BOOTH', boothId },
    [boothId, isPrivate],
  );
  const [place, setPlace] = useState(open);
  if (adopted !== frame) {
    setAdopted(frame);
    setHeard(laterThan(heard, loaded));
  }
  if (place !== open) {
    setPlace(open);
    // Opening a conversation reads its answers; leaving it doesn't bring them back.
    for (const one of [place, open])
      if (one !== null && isReadAt(one)) setHeard((before) => hearUnread(before, readHere(one)));
    if (isSame(answer, open)) setAnswer(null);
  }
  const refresh = useRefresh();
  const now = useRef({ open });
  useEffect(() => {
    now.current = { open };
  }, [open]);
  const seen = useCallback((one: Place) => {
    markRead(one);
    setHeard((before) => hearUnread(before, readHere(one)));
    setAnswer((told) => (isSame(told, one) ? null : told));
  }, []);
  const close = useCallback(() => setAnswer(null), []);
  const from = useRef(cursor);
  const follows = frame.mine !== null;
  useEffect(() => {
    if (!follows) return;
    return subscribe({
      document: myFairNews,
      variables: { fairId },
      after: from.current,
      next({ onMyFairNews: news }, at) {
        if (!news) return;
        const { kind, unread, answer: arrived } = news;
        const there: Place = { kind, boothId: news.boothId };
        if (unread > 0 && isSame(there, now.current.open) && isInView()) {
          seen(there);
          return;
        }
        setHeard((before) => hearUnread(before, { ...there, unread, cursor: at }));
        if (arrived) setAnswer({ ...arrived, ...there });
        // Read on another device, or hidden.
        else if (unread === 0) setAnswer((one) => (isSame(one, there) ? null : one));
      },
      refresh,
    });
  }, [fairId, follows, refresh, seen]);
  const unread = unreadNow(loaded, heard, open);
  const waitsHere = unread.some((one) => one.unread > 0 && isSame(one, open));
  const seeOpen = useCallback(() => {
    if (open) seen(open);
  }, [open, seen]);
  useSeenSoon(waitsHere && open ? `${open.kind} ${open.boothId}` : null, seeOpen);
  return { unread: totalOf(unread), answer, close };

  /** Nothing has arrived there out of sight since. */
  function isReadAt(one: Place): boolean {
    return isSame(one, open) || !heard.some((other) => other.unread > 0 && isSame(other, one));
  }
}

const readHere = (place: Place): HeardUnread => ({ ...place, unread: 0, cursor: null });
