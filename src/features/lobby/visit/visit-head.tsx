import type { ReactNode } from 'react';
import { Wrap } from '../../../ui/layout/page.tsx';
import { When } from '../../../ui/time/when.tsx';
import type { VisitData } from './load-visit.ts';
import css from './visit-head.module.css';

interface VisitHeadProps {
  readonly data: Pick<VisitData, 'fair' | 'now'>;
  /** A short line above the title. */
  readonly kicker: ReactNode;
  readonly title?: ReactNode;
  /** Default: the time of the fair. */
  readonly lead?: ReactNode;
  /** At the end of the header. */
  readonly children?: ReactNode;
}

/** The header of each page inside a fair. */
export function VisitHead({ data, kicker, title, lead, children }: VisitHeadProps) {
  const { fair, now } = data;
  return (
    <header className={css.lawn}>
      <Wrap className={css.inner}>
        <div className={css.words}>
          <p className={css.kicker}>{kicker}</p>
          <h1>{title ?? fair.name}</h1>
          <p className={css.lead}>
            {lead ?? (
              <When start={fair.startTime} end={fair.endTime} zone={fair.timeZone} now={now} />
            )}
          </p>
        </div>
        {children && <div className={css.end}>{children}</div>}
      </Wrap>
    </header>
  );
}
