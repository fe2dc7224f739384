import { island } from '../../ui/islands/island.tsx';
import { useElsewhere, useMinutesTold } from '../../ui/time/times-that-move.ts';
import type { ShownFair } from './fair-view.ts';
import { useFairPhase } from './use-fair-phase.ts';

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
