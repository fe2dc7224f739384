import { Link } from 'react-router';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { privatePath } from './thread.ts';
import { threadMessages as messages } from './threads.messages.ts';
import css from './talk-tabs.module.css';

interface TalkTabsProps {
  readonly isPrivate: boolean;
  /** Private messages that are not read. */
  readonly unread: number;
}

/** The way between the booth's chat and what is private. */
export function TalkTabs({ isPrivate, unread }: TalkTabsProps) {
  const t = useTranslate();
  return (
    <nav className={css.tabs} aria-label={t(messages.switch)}>
      <Link to="?view=chat" preventScrollReset aria-current={isPrivate ? undefined : 'true'}>
        {t(messages.boothChat)}
      </Link>
      <Link to={privatePath()} preventScrollReset aria-current={isPrivate ? 'true' : undefined}>
        <Icon name="lock" />
        {t(messages.private)}
        {unread > 0 && (
          <>
            {' '}
            <b>{t(messages.unread, { n: unread })}</b>
          </>
        )}
      </Link>
    </nav>
  );
}
