import { useNow } from '../../ui/time/clock.ts';
import { type Held, useElsewhere, useMinutesTold } from '../../ui/time/times-that-move.ts';
import { fairPhase, type FairPhase, type FairTimes } from './fair-phase.ts';
import { island } from '../../ui/islands/island.tsx';
import type { ShownFair } from './fair-view.ts';

/** The phase of a fair, updated while the page is open: doors open without a reload. */
export const useFairPhase = (fair: FairTimes, now: string): FairPhase =>
  fairPhase(fair, useNow(now));

/** Minutes until the doors open, then until they close: the countdown's value. */
export function useMinutesLeft({ startTime, endTime }: Held, now: string): number {
  const present = useNow(now, 10_000).getTime();
  const until = Date.parse(present < Date.parse(startTime) ? startTime : endTime);
  return Math.max(0, Math.ceil((until - present) / 60_000));
}

const Drawn = island(() => import('./tickets/drawn-ticket.tsx'));

interface FairTicketProps {
  /** From `toFairView`. */
  readonly fair: ShownFair;
  /** The loader's current time, ISO. */
  readonly now: string;
  readonly heading?: 'h2' | 'h3';
}

/** A fair in a list: its day, its time, a few colleges, and what visitors can do now. */
export function FairTicket({ fair, now, heading = 'h3' }: FairTicketProps) {
  const phase = useFairPhase(fair, now);
  const minutes = useMinutesTold([fair], now);
  const hydrated = useElsewhere([fair]);
  return (
    <Drawn
      fair={fair}
      phase={phase}
      now={now}
      heading={heading}
      minutes={minutes}
      hydrated={hydrated}
    />
  );
}

const NextFairTicketDrawn = island(() => import('./tickets/drawn-next-ticket.tsx'));

interface NextFairTicketProps {
  /** From `nextOf` and `toFairView`. */
  readonly fair: ShownFair;
  /** The loader's current time, ISO. */
  readonly now: string;
}

/** The next fair, large, with a countdown to when its doors open. */
export function NextFairTicket({ fair, now }: NextFairTicketProps) {
  const phase = useFairPhase(fair, now);
  const minutes = useMinutesLeft(fair, now);
  const hydrated = useElsewhere([fair]);
  return (
    <NextFairTicketDrawn
      fair={fair}
      now={now}
      phase={phase}
      minutes={minutes}
      hydrated={hydrated}
    />
  );
}
