import { useCallback, useEffect, useRef, useState } from 'react';
import { useRevalidator } from 'react-router';
import { subscribe } from '../../../platform/pages/live.ts';
import { callServer } from '../booth-news/booth-calls.ts';
import { myFairNews, type Frame } from './frame-query.ts';
import { hearUnread, laterThan, totalOf, unreadNow, type HeardUnread } from './unread-now.ts';

/** An answer that has just arrived. */
export interface NewAnswer {
  readonly id: string;
  readonly boothId: string;
  readonly college: string;
  readonly text: string;
}

/** The conversation on a booth's page. */
const conversation = () => document.getElementById('conversation');

/** Whether the reader has the open booth's conversation before their eyes. */
function isInView(): boolean {
  const place = conversation()?.getBoundingClientRect();
  if (!place || document.visibilityState !== 'visible') return false;
  return place.height > 0 && place.top < innerHeight && place.bottom > 0;
}

/** Marks answers as read; if the network fails, the next opening of the booth does. */
const markRead = (boothId: string): void =>
  void callServer('mutation ($boothId: ID!) { readBoothAnswers(boothId: $boothId) }', {
    boothId,
  }).catch(() => undefined);

/**
 * What is new in the reader's conversations at a fair: how many answers they haven't seen, and the
 * one that has just arrived, each once.
 * @param openBooth the booth whose page is open
 */
export function useMyFairNews(frame: Frame, openBooth: string | null) {
  const { fairId, cursor } = frame;
  const loaded = { cursor, unread: frame.mine?.unread ?? [] };
  const [adopted, setAdopted] = useState(frame);
  const [heard, setHeard] = useState<readonly HeardUnread[]>([]);
  const [answer, setAnswer] = useState<NewAnswer | null>(null);
  const [booth, setBooth] = useState(openBooth);
  if (adopted !== frame) {
    setAdopted(frame);
    setHeard(laterThan(heard, loaded));
  }
  if (booth !== openBooth) {
    setBooth(openBooth);
    // Opening the page of a booth reads its answers; leaving it doesn't bring them back.
    for (const one of [booth, openBooth])
      if (one !== null && isReadAt(one)) setHeard((before) => hearUnread(before, readHere(one)));
    if (answer?.boothId === openBooth) setAnswer(null);
  }
  const { revalidate } = useRevalidator();
  const now = useRef({ openBooth, revalidate });
  useEffect(() => {
    now.current = { openBooth, revalidate };
  }, [openBooth, revalidate]);
  const seen = useCallback((boothId: string) => {
    markRead(boothId);
    setHeard((before) => hearUnread(before, readHere(boothId)));
    setAnswer((one) => (one?.boothId === boothId ? null : one));
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
        const { boothId, unread, answer: arrived } = news;
        if (unread > 0 && boothId === now.current.openBooth && isInView()) {
          seen(boothId);
          return;
        }
        setHeard((before) => hearUnread(before, { boothId, unread, cursor: at }));
        if (arrived) setAnswer({ ...arrived, boothId });
        // Read on another device, or hidden.
        else if (unread === 0) setAnswer((one) => (one?.boothId === boothId ? null : one));
      },
      refresh: () => void now.current.revalidate(),
    });
  }, [fairId, follows, seen]);
  const unread = unreadNow(loaded, heard, openBooth);
  const waitsHere = openBooth !== null && (unread.get(openBooth) ?? 0) > 0;
  useSeenSoon(waitsHere ? openBooth : null, seen);
  return { unread: totalOf(unread), answer, close };

  /** Nothing has arrived there out of sight since. */
  function isReadAt(boothId: string): boolean {
    return boothId === openBooth || !heard.some((one) => one.boothId === boothId && one.unread > 0);
  }
}

const readHere = (boothId: string): HeardUnread => ({ boothId, unread: 0, cursor: null });

/** Reports that answers at the open booth are seen, once its conversation comes into view. */
function useSeenSoon(boothId: string | null, seen: (boothId: string) => void): void {
  useEffect(() => {
    const element = conversation();
    if (boothId === null || !element) return;
    const look = () => {
      if (isInView()) seen(boothId);
    };
    const observer = new IntersectionObserver(look);
    observer.observe(element);
    document.addEventListener('visibilitychange', look);
    return () => {
      observer.disconnect();
      document.removeEventListener('visibilitychange', look);
    };
  }, [boothId, seen]);
}
