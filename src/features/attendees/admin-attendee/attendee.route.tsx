import { data, Link } from 'react-router';
import type { Route } from './+types/attendee.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { refusalData } from '../../../ui/forms/form-problem.ts';
import { Section } from '../../../ui/layout/page.tsx';
import { AskLink } from '../../../ui/overlays/question.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { Tag } from '../../../ui/marks/tag.tsx';
import { demographics } from '../attendee-shapes.ts';
import { deskQuery } from '../registration-queries.ts';
import { shownSessions } from '../questions/shown-sessions.ts';
import { cancelByForm, resendByForm } from './act-by-form.ts';
import { AttendeeFacts, Guarded } from './attendee-facts.tsx';
import { revealCall, type ManagedRegistration } from './attendee-queries.ts';
import { attendeeMessages as messages } from './attendee.messages.ts';
import css from '../admin-list/attendees.module.css';
import { CancelQuestion } from './cancel-question.tsx';
import { findGone, openAttendee } from './open-attendee.ts';
import { Notice } from '../../../ui/layout/notice.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { When } from '../../../ui/time/when.tsx';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const gone = await findGone(call, params, url);
  if (gone) {
    const { byOrganizer, list } = gone;
    const title = translatorFor(call.locale)(messages.goneTitle);
    const meta = pageMeta({ ...call, title, description: gone.fair.name, path: url.pathname });
    return { person: null, meta, byOrganizer, list };
  }
  const { person, fair, paths } = await openAttendee(call, params, url);
  const title = `${person.firstName ?? ''} ${person.lastName ?? ''}`.trim();
  const meta = pageMeta({ ...call, title, description: fair.name, path: url.pathname });
  const sessions = shownSessions(await call.query(deskQuery, { slug: fair.slug }));
  return {
    meta,
    person,
    title,
    now: call.now,
    zone: call.zone ?? fair.timeZone,
    paths: { list: paths.list, one: paths.one(), ask: paths.one('cancel'), edit: paths.edit },
    sessions: sessions.map(({ number, title: name }) => ({ number, title: name })),
    asks: url.searchParams.get('ask') === 'cancel',
    isOver: new Date(fair.endTime) <= call.now,
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const { person, paths } = await openAttendee(call, params, url);
  const { id } = person;
  const form = await request.formData();
  form.set('id', id);
  if (form.get('intent') === 'cancel') return cancelByForm(call, form, paths.list);
  if (form.get('intent') === 'resend') return resendByForm(call, form, paths.one());
  const { data: revealed, errors } = await call.ask(revealCall, { id });
  if (!revealed) return data(refusalData(errors[0] ?? { message: '' }, form), 400);
  const { dob, demographics: background } = revealed.revealAttendee;
  return { revealed: { dob, ...demographics.parse(background ?? {}) } };
}

export const headers = () => ({ 'cache-control': 'no-store' });

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/**
 * `/admin/fairs/{fairId}/attendees/{attendeeId}`, for coordinators of a 6x6 fair
 * `/app/fairs/6x6/attendees/{attendeeId}`: one registered person.
 */
export default function Attendee({ loaderData, actionData }: Route.ComponentProps) {
  const t = useTranslate();
  if (loaderData.person === null) return <Gone {...loaderData} />;
  const { person, paths, sessions, title, asks, isOver, now, zone } = loaderData;
  const revealed = actionData && 'revealed' in actionData ? actionData.revealed : null;
  return (
    <section aria-label={title}>
      {asks && <CancelQuestion people={[person]} all={null} back={paths.one} now={now} />}
      <p>
        <Link to={paths.list}>{t(messages.all)}</Link>
      </p>
      <div className={css.head}>
        <h2>{title}</h2>
        {person.isMinor && <Tag>{t(messages.minor)}</Tag>}
      </div>
      {!isOver && <NextStep person={person} hasSessions={sessions.length > 0} />}
      <div className={css.acts}>
        {isOver ? (
          <p>{t(messages.ended)}</p>
        ) : (
          <>
            <ButtonLink to={paths.edit} kind="line" size="small" icon="edit">
              {t(messages.correct)}
            </ButtonLink>
            <Form fields={nothing} now={now} intent="resend">
              <SubmitButton kind="line" size="small">
                {t(messages.resend)}
              </SubmitButton>
            </Form>
          </>
        )}
        <AskLink kind="dangerLine" to={paths.ask}>
          {t(messages.cancel)}
        </AskLink>
      </div>
      <AttendeeFacts person={person} sessions={sessions} zone={zone} now={now.toISOString()} />
      <AttendeeEmails emails={person.emails} zone={zone} now={now.toISOString()} />
      {person.attendeeType === 'student' && (
        <Section title={t(messages.guarded)}>
          {revealed ? (
            <Guarded {...revealed} />
          ) : (
            <Form fields={nothing} now={now} intent="reveal">
              <p className={css.lead}>{t(messages.guardedText)}</p>
              <div>
                <SubmitButton kind="line" size="small" pending={t(messages.revealing)}>
                  {t(messages.reveal)}
                </SubmitButton>
              </div>
            </Form>
          )}
        </Section>
      )}
    </section>
  );
}

interface GoneProps {
  readonly list: string;
  readonly byOrganizer: boolean;
}

/** A registration that an organizer made and that has ended: nothing is left to show. */
function Gone({ list, byOrganizer }: GoneProps) {
  const t = useTranslate();
  return (
    <section aria-label={t(messages.goneTitle)}>
      <h2>{t(messages.goneTitle)}</h2>
      <p className={css.lead}>
        {t(byOrganizer ? messages.goneByOrganizer : messages.goneByPerson)}
      </p>
      <ButtonLink to={list} kind="line">
        {t(messages.all)}
      </ButtonLink>
    </section>
  );
}

const nothing = {};

interface NextStepProps {
  readonly person: ManagedRegistration;
  /** The fair has sessions to choose from. */
  readonly hasSessions: boolean;
}

/** An organizer's likely next step for a registered person; its buttons are below. */
function NextStep(props: NextStepProps) {
  const t = useTranslate();
  const next = nextStepOf(props);
  return <Notice kind={next === 'nothingNext' ? 'success' : 'info'}>{t(messages[next])}</Notice>;
}

function nextStepOf({ person, hasSessions }: NextStepProps) {
  if (person.emails[0]?.status === 'notDelivered')
    return person.canChangeEmail ? 'addressNext' : 'theirAddressNext';
  if (!person.consent) return 'consentNext';
  if (person.confirmedAt === null) return person.hasSeat ? 'unconfirmedNext' : 'unseatedNext';
  if (hasSessions && !person.attending?.length) return 'sessionsNext';
  return 'nothingNext';
}

interface AttendeeEmailsProps {
  readonly emails: ManagedRegistration['emails'];
  readonly zone: string;
  readonly now: string;
}

/** The emails that someone received about a fair, with their delivery status. */
function AttendeeEmails({ emails, zone, now }: AttendeeEmailsProps) {
  const t = useTranslate();
  return (
    <Section title={t(messages.emails)}>
      <p className={css.lead}>{t(emails.length > 0 ? messages.emailsKept : messages.noEmails)}</p>
      {emails.length > 0 && (
        <DataTable
          caption={t(messages.emails)}
          columns={[
            { key: 'email', title: t(messages.email) },
            { key: 'at', title: t(messages.sentAt) },
            { key: 'status', title: t(messages.delivery) },
          ]}
          rows={emails.map(({ id, subject, status, at }) => ({
            id,
            cells: {
              email: subject ?? t(messages.campaign),
              at: <When start={at} zone={zone} now={now} />,
              status: t(messages[status]),
            },
          }))}
        />
      )}
    </Section>
  );
}
