import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../layout/class-names.ts';
import { formatPart } from '../time/format-times.ts';
import perforation from './perforation.module.css';
import { useLocale } from '../text/translate.tsx';
import { useZone } from '../time/zone.tsx';
import css from './hanging-ticket.module.css';

interface HangingTicketProps {
  /** ISO start, and the zone it is held in for those whose zone no one knows. */
  readonly start: string;
  readonly zone: string;
  /** On the strip at the top: what this is, and what it costs. */
  readonly head: ReactNode;
  readonly headEnd?: ReactNode;
  readonly title: ReactNode;
  readonly to: string;
  readonly heading?: 'h2' | 'h3';
  /** Beside the date: a `<When show="hours">`. */
  readonly time: ReactNode;
  /** Under the title. */
  readonly children?: ReactNode;
  /** Under the perforation: a countdown, the button, a line. */
  readonly stub: ReactNode;
}

/** The next ticket, hung up large: over the first screen of a front page. */
export function HangingTicket({
  start,
  zone,
  head,
  headEnd,
  title,
  to,
  heading: Heading = 'h2',
  time,
  children,
  stub,
}: HangingTicketProps) {
  const locale = useLocale();
  const here = useZone() ?? zone;
  return (
    <article className={perforation.whole}>
      <p className={css.head}>
        <span>{head}</span>
        {headEnd && <span>{headEnd}</span>}
      </p>
      <div className={classNames(perforation.above, css.body)}>
        <div className={css.date}>
          <span className={css.day} aria-hidden="true">
            {formatPart(locale, here, start, 'day')}
          </span>
          <div>
            <p className={css.weekday} aria-hidden="true">
              {formatPart(locale, here, start, 'weekday', 'long')},{' '}
              {formatPart(locale, here, start, 'month', 'long')}
            </p>
            <p className={css.time}>{time}</p>
          </div>
        </div>
        <Heading className={css.title}>
          <Link to={to}>{title}</Link>
        </Heading>
        {children && <div className={css.words}>{children}</div>}
      </div>
      <div className={classNames(perforation.below, css.stub)}>{stub}</div>
    </article>
  );
}
