import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { Notice } from '../../../ui/layout/notice.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import { fairMessages } from '../fair-page.messages.ts';
import type { ShownFair } from '../fair-view.ts';
import type { FairPhase } from '../fair-phase.ts';
import css from './fair-notice.module.css';

interface FairNoticeProps {
  readonly fair: ShownFair;
  readonly phase: FairPhase;
  /** The loader's current time, ISO. */
  readonly now: string;
}

/** Special status: the fair is canceled, rescheduled, over, or not open yet. */
export default function FairNotice({ fair, phase, now }: FairNoticeProps) {
  const t = useTranslate();
  if (phase === 'cancelled')
    return (
      <OutOfTheOrdinary kind="error" title={t(fairMessages.cancelledTitle)}>
        {t(fairMessages.cancelled)} <Link to="/calendar">{t(fairMessages.otherFairs)}</Link>
      </OutOfTheOrdinary>
    );
  if (phase === 'ended')
    return (
      <OutOfTheOrdinary kind="info" title={t(fairMessages.endedTitle)}>
        {t(fair.recordingsOut ? fairMessages.endedRecordings : fairMessages.ended)}
      </OutOfTheOrdinary>
    );
  if (fair.movedAt && phase !== 'live')
    return (
      <OutOfTheOrdinary kind="warning" title={t(fairMessages.movedTitle)}>
        {t(fairMessages.moved)}
      </OutOfTheOrdinary>
    );
  if (phase === 'upcoming' && fair.registrationOpensAt)
    return (
      <OutOfTheOrdinary kind="info" title={t(fairMessages.upcomingTitle)}>
        {t(fairMessages.upcoming)}{' '}
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
