import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { classNames } from '../layout/class-names.ts';
import { DateBlock } from './date-block.tsx';
import css from './ticket.module.css';

interface TicketProps {
  /** ISO start, the zone it is held in, the loader's now: for the date block. */
  readonly start: string;
  readonly zone: string;
  readonly now: string;
  readonly title: ReactNode;
  /** Where the title leads. */
  readonly to: string;
  /** `live` stands on the lawn, `past` is a torn stub. */
  readonly state?: 'coming' | 'live' | 'past';
  readonly heading?: 'h2' | 'h3';
  /** Over the title: a tag, "Opens in 2 days". */
  readonly status?: ReactNode;
  /** Under the title: a `<When show="hours">`. */
  readonly time?: ReactNode;
  /** `<Pennant width={52}>`s, up to six, and a `<span>` with how many more; phones show four. */
  readonly pennants?: ReactNode;
  /** The last line: tags and a few words. */
  readonly facts?: ReactNode;
  /** On the stub behind the perforation: a button, a line under it. */
  readonly stub: ReactNode;
}

/** A ticket to something that has a date. */
export function Ticket({
  state = 'coming',
  heading: Heading = 'h3',
  title,
  to,
  status,
  time,
  pennants,
  facts,
  stub,
  ...date
}: TicketProps) {
  return (
    <article className={css.frame}>
      <div className={classNames(css.ticket, css[state])}>
        <DateBlock {...date} />
        <div className={css.body}>
          {status && <div className={css.status}>{status}</div>}
          <Heading className={css.title}>
            <Link to={to}>{title}</Link>
          </Heading>
          {time && <p className={css.time}>{time}</p>}
          {pennants && <div className={css.pennants}>{pennants}</div>}
          {facts && <div className={css.facts}>{facts}</div>}
        </div>
        <div className={css.stub}>{stub}</div>
      </div>
    </article>
  );
}
