import type { FairSummary } from '../../fairs/read-fairs.server.ts';
import { rosterDays } from '../roster-limits.ts';

/** When the list of a class is erased: some days after its fair ended, or was canceled. */
export function listErasedAt({
  endTime,
  cancelledAt,
}: Pick<FairSummary, 'endTime' | 'cancelledAt'>): Date {
  const end = new Date(endTime).getTime();
  const last = cancelledAt === null ? end : Math.min(end, new Date(cancelledAt).getTime());
  return new Date(last + rosterDays * 86_400_000);
}
