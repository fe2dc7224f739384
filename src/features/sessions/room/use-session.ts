import { useEffect, useRef, useState } from 'react';
import { forReader } from '../../../platform/page-server/for-reader.ts';
import { comesAfter } from '../../../platform/events/cursor.ts';
import { subscribe } from '../../../platform/pages/live.ts';
import { useRefresh } from '../../../ui/navigation/use-refresh.ts';
import type { LiveQuestions } from '../session-questions/use-session-questions.ts';
import type { StagePerson } from '../stage/stage-api.ts';
import { sessionMoment, type SessionMoment, type SessionRun } from '../session-timeline.ts';
import { followClock } from './server-clock.ts';
import { sessionNews, type Room } from './room-queries.ts';
import { runFrom, type ReceivedRun } from './shown-run.ts';

async function askServerTime(): Promise<number> {
  const response = await fetch('/graphql', {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...forReader },
    body: JSON.stringify({ query: '{ serverTime }' }),
    signal: AbortSignal.timeout(10_000),
  });
  const { data } = (await response.json()) as { readonly data: { readonly serverTime: string } };
  return Date.parse(data.serverTime);
}

interface LiveSession {
  readonly run: SessionRun;
  readonly moment: SessionMoment;
  /** The server’s time, in milliseconds since 1970. */
  readonly time: number;
  readonly people: number;
  /** Who is on stage, as the news last said; null: they have said nothing. */
  readonly stage: readonly StagePerson[] | null;
  readonly isLost: boolean;
}

/**
 * A session as it goes on: what hosts do arrives by itself, and what is on follows from the server’s
 * clock, so that each screen changes at the same moment.
 * @param now the loader’s now, ISO
 * @param hear takes news of questions; stays the same function
 */
export function useSession(
  room: Pick<Room, 'runId' | 'run' | 'people' | 'cursor'> & {
    readonly colleges: readonly { readonly exhibitorId: string }[];
  },
  now: string,
  hear: LiveQuestions['hear'],
): LiveSession {
  const { runId, run: loaded, people: counted, cursor } = room;
  const known = room.colleges.map(({ exhibitorId }) => exhibitorId);
  const [adopted, setAdopted] = useState(loaded);
  const [received, setReceived] = useState<{ run: ReceivedRun; cursor: string | null }>({
    run: loaded,
    cursor: null,
  });
  const [people, setPeople] = useState(counted);
  const [stage, setStage] = useState<readonly StagePerson[] | null>(null);
  const [isLost, setIsLost] = useState(false);
  if (adopted !== loaded) {
    setAdopted(loaded);
    // What a host did while the page was read again came first.
    if (received.cursor === null || !comesAfter(received.cursor, cursor))
      setReceived({ run: loaded, cursor: null });
    setPeople(counted);
  }
  const refresh = useRefresh();
  const from = useRef(cursor);
  useEffect(
    () =>
      subscribe({
        document: sessionNews,
        variables: { runId },
        after: from.current,
        next({ onSessionNews: news }, at) {
          if (!news) return;
          if (news.run) setReceived({ run: news.run, cursor: at });
          if (news.people !== null) setPeople(news.people);
          if (news.stage) setStage(news.stage);
          hear(news, at);
        },
        refresh,
        lost: setIsLost,
      }),
    [runId, refresh, hear],
  );
  const run = runFrom(received.run);
  // The plan has changed: names and times are in the page.
  const isOutdated =
    received.run.plannedEnd !== loaded.plannedEnd ||
    received.run.steps.some(
      ({ exhibitorId }) => exhibitorId !== null && !known.includes(exhibitorId),
    );
  useEffect(() => {
    if (isOutdated) refresh();
  }, [isOutdated, refresh]);
  const time = useServerTime(run, now);
  return { run, time, moment: sessionMoment(run, time), people, stage, isLost };
}

/** The server’s time, each second in which a countdown of the session changes. */
function useServerTime(run: SessionRun, now: string): number {
  const [time, setTime] = useState(() => Date.parse(now));
  const current = useRef(run);
  const wake = useRef<() => void>(() => undefined);
  const first = useRef(now);
  useEffect(() => {
    const clock = followClock({
      own: () => performance.now(),
      ask: askServerTime,
      first: Date.parse(first.current),
    });
    let timer: ReturnType<typeof setTimeout> | undefined;
    function tick(): void {
      clearTimeout(timer);
      const at = clock.now();
      setTime(at);
      const moment = sessionMoment(current.current, at);
      const counted = moment.phase === 'on' ? moment.until : current.current.plannedEnd;
      const left = (((counted - at) % 1000) + 1000) % 1000;
      timer = setTimeout(tick, Math.max(10, left));
    }
    wake.current = tick;
    document.addEventListener('visibilitychange', tick);
    tick();
    return () => {
      clearTimeout(timer);
      clock.close();
      document.removeEventListener('visibilitychange', tick);
    };
  }, []);
  useEffect(() => {
    current.current = run;
  });
  const signature = JSON.stringify(run);
  useEffect(() => wake.current(), [signature]);
  return time;
}
