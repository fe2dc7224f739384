import type { ShownFair } from '../../fairs/fair-view.ts';
import { FairTicket } from '../../fairs/fair-ticket.tsx';
import { island } from '../../../ui/islands/island.tsx';
import css from './next-fairs.module.css';

const NextFairsHead = island(() => import('./next-fairs-head.tsx'));

interface NextFairsProps {
  /** Without the one that hangs over the lawn. */
  readonly fairs: readonly ShownFair[];
  readonly now: string;
  /** All that are coming. */
  readonly count: number;
}

/** The fairs after the next one. */
export function NextFairs({ fairs, now, count }: NextFairsProps) {
  if (count > 0 && fairs.length === 0) return null;
  return (
    <section className={css.fairs} aria-labelledby="next-fairs">
      <NextFairsHead count={count} />
      <div className={css.list}>
        {fairs.map((fair) => (
          <FairTicket key={fair.slug} fair={fair} now={now} />
        ))}
      </div>
    </section>
  );
}
