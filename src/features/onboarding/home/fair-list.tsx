import type { ReactNode } from 'react';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { describeKind } from '../../fairs/describe-kind.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { useNow } from '../../../ui/time/clock.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { Ticket } from '../../../ui/tickets/ticket.tsx';
import { When } from '../../../ui/time/when.tsx';
import type { FairSummary } from './home-queries.ts';
import { homeMessages as messages } from './home.messages.ts';
import css from './home.module.css';

interface FairListProps {
  readonly fairs: readonly {
    readonly id: string;
    readonly fair: FairSummary;
    /** What else there is to say of it. */
    readonly fact?: string | null;
  }[];
  /** The loader's now, ISO. */
  readonly now: string;
}

/** Fairs someone has registered for, a ticket each. */
export function FairList({ fairs, now }: FairListProps) {
  return (
    <div className={css.tickets}>
      {fairs.map(({ id, fair, fact }) => (
        <OwnFairTicket key={id} fair={fair} fact={fact} now={now} />
      ))}
    </div>
  );
}

interface OwnFairTicketProps {
  readonly fair: FairSummary;
  readonly fact?: string | null | undefined;
  readonly now: string;
}

function OwnFairTicket({ fair, fact, now }: OwnFairTicketProps) {
  const t = useTranslate();
  const present = useNow(now).getTime();
  const { name, slug, fairType, startTime, endTime, timeZone, cancelledAt } = fair;
  const paths = fairPaths(slug);
  const isOver = present >= Date.parse(endTime);
  const isLive = !cancelledAt && !isOver && present >= Date.parse(startTime);
  const [to, words]: readonly [string, string] = isLive
    ? [paths.visit, t(messages.enter)]
    : isOver && fairType !== 'booth'
      ? [paths.recordings, t(messages.watch)]
      : [paths.page, t(messages.seeFair)];
  const status: ReactNode = cancelledAt ? (
    <Tag icon="close">{t(messages.cancelled)}</Tag>
  ) : isLive ? (
    <Tag kind="live">{t(messages.live)}</Tag>
  ) : null;
  return (
    <Ticket
      start={startTime}
      zone={timeZone}
      now={now}
      title={name}
      to={paths.page}
      state={isLive ? 'live' : isOver || cancelledAt ? 'past' : 'coming'}
      status={status}
      time={
        <>
          <span className="visually-hidden">
            <When start={startTime} zone={timeZone} now={now} show="day" />{' '}
          </span>
          <When start={startTime} end={endTime} zone={timeZone} now={now} show="hours" />
        </>
      }
      facts={
        <>
          <Tag>{describeKind(t, fairType)}</Tag>
          {fact && <span>{fact}</span>}
        </>
      }
      stub={
        <ButtonLink kind={isLive ? 'primary' : 'line'} to={to}>
          {words}
        </ButtonLink>
      }
    />
  );
}
