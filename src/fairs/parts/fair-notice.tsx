import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Notice } from '../../ui/notice.tsx';
import { useSay } from '../../ui/say.tsx';
import { When } from '../../ui/when.tsx';
import { fairWords } from '../fair-page.words.ts';
import type { ShownFair } from '../dress-fair.ts';
import type { FairPhase } from '../fair-phase.ts';
import css from './fair-notice.module.css';

interface FairNoticeProps {
  readonly fair: ShownFair;
  readonly phase: FairPhase;
  /** The loader's now, ISO. */
  readonly now: string;
}

/** What is out of the ordinary: the fair is cancelled, has a new time, is over, or not open yet. */
export default function FairNotice({ fair, phase, now }: FairNoticeProps) {
  const say = useSay();
  if (phase === 'cancelled')
    return (
      <OutOfTheOrdinary kind="error" title={say(fairWords.cancelledTitle)}>
        {say(fairWords.cancelled)} <Link to="/calendar">{say(fairWords.otherFairs)}</Link>
      </OutOfTheOrdinary>
    );
  if (phase === 'ended')
    return (
      <OutOfTheOrdinary kind="info" title={say(fairWords.endedTitle)}>
        {say(fair.recordingsOut ? fairWords.endedRecordings : fairWords.ended)}
      </OutOfTheOrdinary>
    );
  if (fair.movedAt && phase !== 'live')
    return (
      <OutOfTheOrdinary kind="warning" title={say(fairWords.movedTitle)}>
        {say(fairWords.moved)}
      </OutOfTheOrdinary>
    );
  if (phase === 'upcoming' && fair.registrationOpensAt)
    return (
      <OutOfTheOrdinary kind="info" title={say(fairWords.upcomingTitle)}>
        {say(fairWords.upcoming)}{' '}
        <When start={fair.registrationOpensAt} zone={fair.timeZone} now={now} />
      </OutOfTheOrdinary>
    );
  return null;
}

interface OutOfTheOrdinaryProps {
  readonly kind: 'error' | 'warning' | 'info';
  readonly title: string;
  readonly children: ReactNode;
}

const OutOfTheOrdinary = ({ kind, title, children }: OutOfTheOrdinaryProps) => (
  <aside className={css.notice} aria-label={title}>
    <Notice kind={kind} title={title}>
      {children}
    </Notice>
  </aside>
);
