import { Link } from 'react-router';
import type { ResultOf } from '../../platform/pages/graphql.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { When } from '../../ui/when.tsx';
import { EmailButton } from '../emails/email-button.tsx';
import { emailsWords as emails } from '../emails/emails.words.ts';
import { collegeListsWords as lists } from '../../leads/college-lists.words.ts';
import { sessionPage } from '../open-session-fair.ts';
import type { sessionCountsQuery } from './attendees-queries.ts';
import { attendeesWords as said } from './session-attendees.words.ts';
import css from './session-attendees.module.css';

interface SessionFiguresProps {
  readonly counts: NonNullable<ResultOf<typeof sessionCountsQuery>['sessionCounts']>;
  readonly slug: string;
  readonly zone: string;
  readonly now: string;
}

/** How many come to each session, with the way to who they are. */
export function SessionFigures({ counts, slug, zone, now }: SessionFiguresProps) {
  const say = useSay();
  const figures = new Intl.NumberFormat(useLocale());
  return (
    <>
      <dl className={css.figures}>
        <div>
          <dt>{say(said.registered)}</dt>
          <dd>{figures.format(counts.registered)}</dd>
        </div>
        <div>
          <dt>{say(said.joined)}</dt>
          <dd>{figures.format(counts.joined)}</dd>
        </div>
      </dl>
      {counts.registered > 0 && (
        <div className={css.acts}>
          <EmailButton slug={slug} to="everyone">
            {say(emails.emailEveryone)}
          </EmailButton>
          <ButtonLink to={sessionPage('lists', slug)} kind="line" icon="list">
            {say(lists.title)}
          </ButtonLink>
        </div>
      )}
      {counts.sessions.length > 0 && (
        <div className={css.sessions}>
          <DataTable
            caption={say(said.sessions)}
            columns={[
              { key: 'title', title: say(said.sessions) },
              { key: 'when', title: say(said.starts) },
              { key: 'chosen', title: say(said.chosen), figures: true },
              { key: 'joined', title: say(said.joined), figures: true },
              { key: 'email', title: say(emails.title), acts: true },
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
                    : say(said.chosenOf, { chosen, capacity }),
                joined: figures.format(joined),
                email: chosen > 0 && (
                  <EmailButton slug={slug} to={[number]}>
                    {say(emails.emailSession, { number })}
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
