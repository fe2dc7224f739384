import { Link } from 'react-router';
import type { ResultOf } from '../../../platform/pages/graphql.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import { EmailButton } from '../emails/email-button.tsx';
import { emailsMessages as emails } from '../emails/emails.messages.ts';
import { collegeListsMessages as lists } from '../../leads/college-lists.messages.ts';
import { sessionPage } from '../open-session-fair.ts';
import type { sessionCountsQuery } from './attendees-queries.ts';
import { attendeesMessages as messages } from './session-attendees.messages.ts';
import css from './session-attendees.module.css';

interface SessionFiguresProps {
  readonly counts: NonNullable<ResultOf<typeof sessionCountsQuery>['sessionCounts']>;
  readonly slug: string;
  readonly zone: string;
  readonly now: string;
}

/** The number of attendees of each session, with a link to the list. */
export function SessionFigures({ counts, slug, zone, now }: SessionFiguresProps) {
  const t = useTranslate();
  const figures = new Intl.NumberFormat(useLocale());
  return (
    <>
      <dl className={css.figures}>
        <div>
          <dt>{t(messages.registered)}</dt>
          <dd>{figures.format(counts.registered)}</dd>
        </div>
        <div>
          <dt>{t(messages.joined)}</dt>
          <dd>{figures.format(counts.joined)}</dd>
        </div>
      </dl>
      {counts.registered > 0 && (
        <div className={css.acts}>
          <EmailButton slug={slug} to="everyone">
            {t(emails.emailEveryone)}
          </EmailButton>
          <ButtonLink to={sessionPage('lists', slug)} kind="line" icon="list">
            {t(lists.title)}
          </ButtonLink>
        </div>
      )}
      {counts.sessions.length > 0 && (
        <div className={css.sessions}>
          <DataTable
            caption={t(messages.sessions)}
            columns={[
              { key: 'title', title: t(messages.sessions) },
              { key: 'when', title: t(messages.starts) },
              { key: 'chosen', title: t(messages.chosen), figures: true },
              { key: 'joined', title: t(messages.joined), figures: true },
              { key: 'email', title: t(emails.title), acts: true },
            ]}
            rows={counts.sessions.map(({ number, title, startTime, capacity, chosen, joined }) => ({
              id: String(number),
              cells: {
                title: (
                  <Link to={`${sessionPage('attendees', slug)}&session=${number}`}>
                    {number}. {title}
                  </Link>
                ),
                when: <When start={startTime} zone={zone} now={now} />,
                chosen:
                  capacity === null
                    ? figures.format(chosen)
                    : t(messages.chosenOf, { chosen, capacity }),
                joined: figures.format(joined),
                email: chosen > 0 && (
                  <EmailButton slug={slug} to={[number]}>
                    {t(emails.emailSession, { number })}
                  </EmailButton>
                ),
              },
            }))}
          />
        </div>
      )}
    </>
  );
}
