import { useMemo } from 'react';
import { Form } from '../../ui/form.tsx';
import { Section } from '../../ui/page.tsx';
import { Answers, AskLink, Question } from '../../ui/question.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { withChanges } from '../../ui/table-address.ts';
import { TextArea } from '../../ui/text-area.tsx';
import { audienceOfSession } from './announcement-audience.ts';
import { announcementAudiences, type Announcement } from './announcement.ts';
import { announcementForm } from './announcement-fields.ts';
import { announcementWords as said } from './announcements.words.ts';
import css from './announcements.module.css';

interface AnnounceProps {
  /** All of them, the newest first. */
  readonly announcements: readonly Announcement[];
  /** The sessions of the fair, if it has some. */
  readonly sessions: readonly { readonly number: number; readonly title: string }[];
  /** The address of the page, and the announcement that it asks about. */
  readonly query: string;
  readonly asks: string | null;
  readonly zone: string;
  readonly now: Date;
}

const nothing = {};

/** Tells people at a fair something, and what they were told. */
export function Announce(props: AnnounceProps) {
  const { announcements, sessions, query, asks, zone, now } = props;
  const say = useSay();
  const format = new Intl.DateTimeFormat(useLocale(), {
    ...{ dateStyle: 'medium', timeStyle: 'short' },
    timeZone: zone,
  });
  const fields = useMemo(() => announcementForm(sessions), [sessions]);
  const sessionLabel = (number: number) => {
    const title = sessions.find((one) => one.number === number)?.title;
    return title === undefined
      ? say(said.toSessionOnly, { number })
      : say(said.toSession, { number, title });
  };
  const asked = announcements.find(({ id, withdrawnAt }) => id === asks && withdrawnAt === null);
  return (
    <Section title={say(said.title)}>
      {/* Not the key of the form below, which may be of the same announcement. */}
      {asked && (
        <WithdrawQuestion key={`withdraw ${asked.id}`} announcement={asked} {...{ query, now }} />
      )}
      {/* Another announcement begins with an empty field. */}
      <Form key={announcements[0]?.id} fields={fields} now={now} intent="announce">
        <TextArea name="body" rows={3} label={say(said.body)} hint={say(said.bodyHint)} />
        <SelectField
          name="audience"
          label={say(said.audience)}
          empty={null}
          options={[
            ...announcementAudiences.map((value) => ({ value, label: say(said[value]) })),
            ...sessions.map(({ number }) => ({
              value: audienceOfSession(number),
              label: sessionLabel(number),
            })),
          ]}
        />
        <SubmitButton pending={say(said.announcing)}>{say(said.announce)}</SubmitButton>
      </Form>
      {announcements.length === 0 ? (
        <p className={css.none}>{say(said.none)}</p>
      ) : (
        <ul role="list" className={css.made}>
          {announcements.map(({ id, audience, session, body, createdAt, withdrawnAt }) => (
            <li key={id} className={withdrawnAt === null ? undefined : css.withdrawn}>
              <p>{body}</p>
              <p className={css.time}>
                {session === null ? say(said[audience]) : sessionLabel(session)},{' '}
                {format.format(new Date(createdAt))}
                {withdrawnAt !== null &&
                  `. ${say(said.isWithdrawn, { time: format.format(new Date(withdrawnAt)) })}`}
              </p>
              {withdrawnAt === null && (
                <AskLink
                  kind="dangerLine"
                  to={withChanges(query, { ask: id })}
                  aria-label={say(said.withdrawOne, { body: body.slice(0, 60) })}
                >
                  {say(said.withdraw)}
                </AskLink>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

interface WithdrawQuestionProps {
  readonly announcement: Announcement;
  readonly query: string;
  readonly now: Date;
}

function WithdrawQuestion({ announcement, query, now }: WithdrawQuestionProps) {
  const say = useSay();
  const back = withChanges(query, { ask: null });
  return (
    <Question title={say(said.withdrawTitle)} back={back}>
      <Form fields={nothing} now={now} intent="withdraw">
        <input type="hidden" name="id" value={announcement.id} />
        <p>{say(said.withdrawText)}</p>
        <Answers back={back} keep={say(said.keep)}>
          <SubmitButton kind="danger">{say(said.withdraw)}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}
