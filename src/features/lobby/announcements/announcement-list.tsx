import { useId } from 'react';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import type { Announcement } from './announcement.ts';
import { announcementMessages as messages } from './announcements.messages.ts';
import css from './announcements.module.css';

interface AnnouncementListProps {
  /** Visible announcements, newest first. */
  readonly announcements: readonly Pick<Announcement, 'id' | 'session' | 'body' | 'createdAt'>[];
  /** The fair's time zone, for readers whose zone is unknown. */
  readonly zone: string;
  readonly now: string;
}

/** The organizer's announcements; screen readers announce new ones. */
export function AnnouncementList({ announcements, zone, now }: AnnouncementListProps) {
  const t = useTranslate();
  const title = useId();
  return (
    <div role="status">
      {announcements.length > 0 && (
        <section className={css.list} aria-labelledby={title}>
          <h2 id={title}>
            <Icon name="bell" />
            {t(messages.from)}
          </h2>
          <ul role="list">
            {announcements.map(({ id, session, body, createdAt }) => (
              <li key={id}>
                <p>{body}</p>
                <p className={css.time}>
                  {session !== null && `${t(messages.toSessionOnly, { number: session })}, `}
                  <When start={createdAt} zone={zone} now={now} show="hours" />
                </p>
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}
