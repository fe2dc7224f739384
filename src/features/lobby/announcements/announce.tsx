import { useMemo } from 'react';
import { Form } from '../../../ui/forms/form.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { Answers, AskLink, Question } from '../../../ui/overlays/question.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { withChanges } from '../../../ui/tables/table-address.ts';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { audienceOfSession } from './announcement-audience.ts';
import { announcementAudiences, type Announcement } from './announcement.ts';
import { announcementForm } from './announcement-fields.ts';
import { announcementMessages as messages } from './announcements.messages.ts';
import css from './announcements.module.css';

interface AnnounceProps {
  /** All announcements, newest first. */
  readonly announcements: readonly Announcement[];
  /** The fair's sessions, if any. */
  readonly sessions: readonly { readonly number: number; readonly title: string }[];
  /** The address of the page, and the announcement that it asks about. */
  readonly query: string;
  readonly asks: string | null;
  readonly zone: string;
  readonly now: Date;
}

const nothing = {};

/** A form to announce something at a fair, and earlier announcements. */
export function Announce(props: AnnounceProps) {
  const { announcements, sessions, query, asks, zone, now } = props;
  const t = useTranslate();
  const format = new Intl.DateTimeFormat(useLocale(), {
    dateStyle: 'medium',
    timeStyle: 'short',
    timeZone: zone,
  });
  const fields = useMemo(() => announcementForm(sessions), [sessions]);
  const sessionLabel = (number: number) => {
    const title = sessions.find((one) => one.number === number)?.title;
    return title === undefined
      ? t(messages.toSessionOnly, { number })
      : t(messages.toSession, { number, title });
  };
  const toWithdraw = announcements.find(
    ({ id, withdrawnAt }) => id === asks && withdrawnAt === null,
  );
  return (
    <Section title={t(messages.title)}>
      {/* Not the key of the form below, which may be for the same announcement. */}
      {toWithdraw && (
        <WithdrawQuestion
          key={`withdraw ${toWithdraw.id}`}
          announcement={toWithdraw}
          query={query}
          now={now}
        />
      )}
      {/* Each announcement begins with an empty field. */}
      <Form key={announcements[0]?.id} fields={fields} now={now} intent="announce">
        <TextArea name="body" rows={3} label={t(messages.body)} hint={t(messages.bodyHint)} />
        <SelectField
          name="audience"
          label={t(messages.audience)}
          empty={null}
          options={[
            ...announcementAudiences.map((value) => ({ value, label: t(messages[value]) })),
            ...sessions.map(({ number }) => ({
              value: audienceOfSession(number),
              label: sessionLabel(number),
            })),
          ]}
        />
        <SubmitButton pending={t(messages.announcing)}>{t(messages.announce)}</SubmitButton>
      </Form>
      {announcements.length === 0 ? (
        <p className={css.none}>{t(messages.none)}</p>
      ) : (
        <ul role="list" className={css.made}>
          {announcements.map(({ id, audience, session, body, createdAt, withdrawnAt }) => (
            <li key={id} className={withdrawnAt === null ? undefined : css.withdrawn}>
              <p>{body}</p>
              <p className={css.time}>
                {session === null ? t(messages[audience]) : sessionLabel(session)},{' '}
                {format.format(new Date(createdAt))}
                {withdrawnAt !== null &&
                  `. ${t(messages.isWithdrawn, { time: format.format(new Date(withdrawnAt)) })}`}
              </p>
              {withdrawnAt === null && (
                <AskLink
                  kind="dangerLine"
                  to={withChanges(query, { ask: id })}
                  aria-label={t(messages.withdrawOne, { body: body.slice(0, 60) })}
                >
                  {t(messages.withdraw)}
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
  const t = useTranslate();
  const back = withChanges(query, { ask: null });
  return (
    <Question title={t(messages.withdrawTitle)} back={back}>
      <Form fields={nothing} now={now} intent="withdraw">
        <input type="hidden" name="id" value={announcement.id} />
        <p>{t(messages.withdrawText)}</p>
        <Answers back={back} keep={t(messages.keep)}>
          <SubmitButton kind="danger">{t(messages.withdraw)}</SubmitButton>
        </Answers>
      </Form>
    </Question>
  );
}
