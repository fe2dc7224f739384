import { useCallback, useEffect, useMemo, useRef, useState } from 'react';
import { useRefresh } from '../../../ui/navigation/use-refresh.ts';
import { subscribe } from '../../../platform/pages/live.ts';
import { hearOf, readAnew, type Held } from '../conversation/use-conversation.ts';
import { addEarlier, type Message } from '../conversation/messages.ts';
import type { Talk } from './load-talk.ts';
import { readEarlierInThread, threadNews } from './thread-calls.ts';
import { hearNote, type ThreadNote } from './thread-note.ts';
import {
  asMessage,
  hearThread,
  type PrivateThread,
  type ThreadCounts,
  type ThreadPage,
} from './thread.ts';

/** The messages of a thread's page as a conversation holds them. */
const messagesOf = (page: ThreadPage | null) => ({
  messages: page?.messages.map(asMessage) ?? [],
  hasEarlier: page?.hasEarlier ?? false,
  cursor: page?.cursor ?? '',
});

/** What the page has read of the private threads, and everything since. */
interface ThreadsState {
  readonly thread: PrivateThread | null;
  readonly threads: readonly PrivateThread[];
  readonly counts: ThreadCounts | null;
  readonly notes: readonly ThreadNote[];
}

function stateOf(talk: Talk | null): ThreadsState {
  return {
    thread: talk?.page?.thread ?? null,
    threads: talk?.as === 'rep' ? talk.inbox.threads : [],
    counts: talk?.as === 'rep' ? talk.inbox.counts : null,
    notes: talk?.page?.notes ?? [],
  };
}

/** What the page was read with, and everything that follows from it. */
interface Kept {
  readonly talk: Talk | null;
  readonly state: ThreadsState;
  readonly held: Held;
  readonly hasEarlier: boolean;
}

const begin = (talk: Talk | null): Kept => ({
  talk,
  state: stateOf(talk),
  held: { messages: messagesOf(talk?.page ?? null).messages, since: [] },
  hasEarlier: talk?.page?.hasEarlier ?? false,
});

/** The page was read again, or another one. */
function adopt(before: Kept, talk: Talk | null): Kept {
  const page = talk?.page ?? null;
  if (before.talk?.page?.thread?.id !== page?.thread?.id) return begin(talk);
  const held = readAnew(before.held, messagesOf(page));
  const isFromStart = held.messages[0]?.id === page?.messages[0]?.id;
  return {
    talk,
    state: stateOf(talk),
    held,
    hasEarlier: isFromStart ? (page?.hasEarlier ?? false) : before.hasEarlier,
  };
}

/** Hears of notes about public messages, too; must stay the same function. */
type OnNote = (note: ThreadNote | null, gone: string | null) => void;

const unheard: OnNote = () => undefined;

/** The private threads of a booth, live. */
export function useThreads(boothId: string, talk: Talk | null, onNote = unheard) {
  const [kept, setKept] = useState<Kept>(() => begin(talk));
  // What is read and what it was read into are one state: React may drop a state that is set while
  // rendering, and the page would then show a thread that it has read as one that is gone.
  const current = kept.talk === talk ? kept : adopt(kept, talk);
  if (current !== kept) setKept(current);
  const { state, held, hasEarlier } = current;
  const setState = useCallback(
    (change: (before: ThreadsState) => ThreadsState) =>
      setKept((before) => ({ ...before, state: change(before.state) })),
    [],
  );
  const setHeld = useCallback(
    (change: (before: Held) => Held) =>
      setKept((before) => ({ ...before, held: change(before.held) })),
    [],
  );
  const [isLoading, setIsLoading] = useState(false);
  const [isLost, setIsLost] = useState(false);

  const cursor = talk?.as === 'rep' ? talk.inbox.cursor : talk?.page.cursor;
  const isOn = talk !== null && talk.before === null;
  const openId = state.thread?.id ?? null;
  const show = talk?.as === 'rep' ? talk.show : 'ALL';
  const place = useRef({ show, as: talk?.as });
  const opened = useRef(openId);
  useEffect(() => {
    place.current = { show, as: talk?.as };
    opened.current = openId;
  });
  const refresh = useRefresh();
  const { typing, hearTyping, stopTyping } = useHeardTyping();
  useEffect(() => {
    if (!isOn) return;
    return subscribe({
      document: threadNews,
      variables: { boothId },
      // From where the page was read, whenever it is read again or shows another thread: none of its
      // lists misses anything.
      after: cursor ?? '',
      next({ onThreadNews: news }, at) {
        if (!news) return;
        if (news.typing !== null) return hearTyping(news.typing);
        const { note, goneNote } = news;
        if (note || goneNote !== null) {
          onNote(note, goneNote);
          return setState((before) => ({
            ...before,
            notes:
              note && note.threadId !== before.thread?.id
                ? before.notes
                : hearNote(before.notes, note, goneNote),
          }));
        }
        const { show: shown, as } = place.current;
        const { thread, message, counts, gone } = news;
        if (message && !message.isMine && thread) stopTyping(thread.id);
        setState((before) => ({
          ...before,
          threads: as === 'rep' ? hearThread(before.threads, news, shown) : [],
          counts: counts ?? before.counts,
          thread: openNow(before.thread),
        }));
        if (as === 'student' || thread?.id === openId)
          setHeld((before) => hearOf(before, { message: message && asMessage(message), gone }, at));

        /** The state may already hold a thread that the page doesn't show yet. */
        function openNow(open: PrivateThread | null): PrivateThread | null {
          if (thread && (as === 'student' || thread.id === open?.id)) return thread;
          return gone !== null && gone === open?.id ? null : open;
        }
      },
      refresh() {
        setHeld(({ messages }) => ({ messages, since: [] }));
        refresh();
      },
      lost: setIsLost,
    });
  }, [boothId, isOn, cursor, openId, refresh, setState, setHeld, hearTyping, stopTyping, onNote]);

  return useMemo(
    () => ({
      ...state,
      messages: held.messages,
      hasEarlier,
      isLoading,
      isLost,
      /** The other side types in the open thread. */
      isTyping: openId !== null && typing === openId,
      /** A message that the reader has sent, in a rep's case to a thread that may be closed by now. */
      arrived: (to: string | null, message: Message): void => {
        if (to === null || to === opened.current)
          setHeld((before) => hearOf(before, { message, gone: null }, null));
      },
      /** Loads earlier messages; without effect on network errors. */
      async loadEarlier() {
        const [first] = held.messages;
        if (!first || openId === null || isLoading) return;
        setIsLoading(true);
        const earlier = await readEarlierInThread(openId, first.id);
        setIsLoading(false);
        if (!earlier) return;
        setHeld(({ messages, since }) => ({
          messages: addEarlier(messages, earlier.messages),
          since,
        }));
        setKept((before) => ({ ...before, hasEarlier: earlier.hasEarlier }));
      },
    }),
    [state, held, hasEarlier, isLoading, isLost, openId, typing, setHeld],
  );
}

/** The private threads of a booth in the state of a screen. */
export type Threads = ReturnType<typeof useThreads>;

/** Milliseconds for which someone counts as typing: pages repeat it sooner while they do. */
const lasts = 5_000;

/** The thread in which the other side types; it is over a few seconds after the last news of it. */
function useHeardTyping() {
  const [typing, setTyping] = useState<string | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(timer.current), []);
  const hearTyping = useCallback((threadId: string) => {
    clearTimeout(timer.current);
    setTyping(threadId);
    timer.current = setTimeout(() => setTyping(null), lasts);
  }, []);
  const stopTyping = useCallback(
    (threadId: string) => setTyping((now) => (now === threadId ? null : now)),
    [],
  );
  return { typing, hearTyping, stopTyping };
}
