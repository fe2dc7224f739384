import { Link } from 'react-router';
import { Icon } from '../../ui/icon.tsx';
import { useSay } from '../../ui/say.tsx';
import { When } from '../../ui/when.tsx';
import { fairWords } from '../fair-page.words.ts';
import type { ShownFair } from '../dress-fair.ts';
import { useFairPhase } from '../use-fair-phase.ts';
import css from './fair-notice.module.css';

/** What is out of the ordinary: the fair is cancelled, has a new time, is over, or not open yet. */
export function FairNotice({ fair, now }: { readonly fair: ShownFair; readonly now: string }) {
  const say = useSay();
  const phase = useFairPhase(fair, now);
  if (phase === 'cancelled')
    return (
      <Notice kind="error" title={say(fairWords.cancelledTitle)}>
        {say(fairWords.cancelled)} <Link to="/calendar">{say(fairWords.otherFairs)}</Link>
      </Notice>
    );
  if (phase === 'ended')
    return (
      <Notice kind="info" title={say(fairWords.endedTitle)}>
        {say(fair.recordingsOut ? fairWords.endedRecordings : fairWords.ended)}
      </Notice>
    );
  if (fair.movedAt && phase !== 'live')
    return (
      <Notice kind="warning" title={say(fairWords.movedTitle)}>
        {say(fairWords.moved)}
      </Notice>
    );
  if (phase === 'upcoming' && fair.registrationOpensAt)
    return (
      <Notice kind="info" title={say(fairWords.upcomingTitle)}>
        {say(fairWords.upcoming)}{' '}
        <When start={fair.registrationOpensAt} zone={fair.timeZone} now={now} />
      </Notice>
    );
  return null;
}

interface NoticeProps {
  readonly kind: 'error' | 'warning' | 'info';
  readonly title: string;
  readonly children: React.ReactNode;
}

function Notice({ kind, title, children }: NoticeProps) {
  return (
    <aside className={css.notice} data-kind={kind} aria-label={title}>
      <Icon name={kind} size={24} />
      <div>
        <p className={css.title}>{title}</p>
        <p>{children}</p>
      </div>
    </aside>
  );
}
