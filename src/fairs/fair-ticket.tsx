import { still } from '../ui/still.tsx';
import { useElsewhere, useMinutesTold } from '../ui/times-that-move.ts';
import type { ShownFair } from './dress-fair.ts';
import { useFairPhase } from './use-fair-phase.ts';

const Drawn = still(() => import('./parts/drawn-ticket.tsx'));

interface FairTicketProps {
  /** From `dressFair`. */
  readonly fair: ShownFair;
  /** The loader's now, ISO. */
  readonly now: string;
  readonly heading?: 'h2' | 'h3';
}

/** A fair in a list: its day, its time, a few of its colleges, and what can be done now. */
export function FairTicket({ fair, now, heading = 'h3' }: FairTicketProps) {
  const phase = useFairPhase(fair, now);
  const minutes = useMinutesTold([fair], now);
  const awake = useElsewhere([fair]);
  return (
    <Drawn fair={fair} phase={phase} now={now} heading={heading} minutes={minutes} awake={awake} />
  );
}
