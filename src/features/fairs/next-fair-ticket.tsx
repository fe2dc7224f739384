import { island } from '../../ui/islands/island.tsx';
import { useElsewhere } from '../../ui/time/times-that-move.ts';
import type { ShownFair } from './fair-view.ts';
import { useFairPhase, useMinutesLeft } from './use-fair-phase.ts';

const Drawn = island(() => import('./tickets/drawn-next-ticket.tsx'));

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
  return <Drawn fair={fair} now={now} phase={phase} minutes={minutes} hydrated={hydrated} />;
}
