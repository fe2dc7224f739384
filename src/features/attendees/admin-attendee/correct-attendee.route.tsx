import { data, Link } from 'react-router';
import type { Route } from './+types/correct-attendee.route.ts';
import { leadTo } from '../../../platform/pages/lead-to.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { EmailField, PhoneField, TextField } from '../../../ui/fields/text-field.tsx';
import { readType } from '../questions/asked-fields.ts';
import { SchoolFields } from '../questions/school-fields.tsx';
import { SessionField } from '../questions/session-field.tsx';
import { registerMessages } from '../questions/register.messages.ts';
import { deskQuery } from '../registration-queries.ts';
import { shownSessions } from '../questions/shown-sessions.ts';
import { correctCall } from './attendee-queries.ts';
import { attendeeMessages as messages } from './attendee.messages.ts';
import css from '../admin-list/attendees.module.css';
import { correctionFields, managedFields } from './managed-fields.ts';
import { openAttendee } from './open-attendee.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { person, fair, paths } = await openAttendee(call, params, url);
  const { slug, timeZone } = fair;
  const title = translatorFor(call.locale)(messages.correct);
  const sessions = shownSessions(await call.query(deskQuery, { slug }));
  return {
    meta: pageMeta({ ...call, title, description: title, path: url.pathname }),
    person,
    sessions,
    zone: timeZone,
    now: call.now,
    back: paths.one(),
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  const { person, paths } = await openAttendee(call, params, url);
  const { id, attendeeType, canChangeEmail } = person;
  const fields = correctionFields(readType(attendeeType) ?? 'parent', canChangeEmail);
  const { values, problems } = checkForm(fields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const { attending, ...rest } = values;
  const chosen = Array.isArray(attending) ? attending.map(Number) : [];
  const sessions = form.has('asked-sessions') ? { attending: chosen } : {};
  const { errors } = await call.ask(correctCall, { input: { ...rest, ...sessions, id } });
  if (errors[0]) return data(refusalData(errors[0], form), 400);
  return leadTo(paths.one(), {
    type: 'success',
    message: translatorFor(call.locale)(messages.saved),
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/**
 * `/admin/fairs/{fairId}/attendees/{attendeeId}/edit`, for coordinators of a 6x6 fair
 * `/app/fairs/6x6/attendees/{attendeeId}/edit`: edits a registration for its person.
 */
export default function CorrectAttendee({ loaderData }: Route.ComponentProps) {
  const { person, sessions, zone, now, back } = loaderData;
  const t = useTranslate();
  const type = readType(person.attendeeType) ?? 'parent';
  const { canChangeEmail } = person;
  return (
    <Section title={t(messages.correct)}>
      <p>
        <Link to={back}>
          {person.firstName} {person.lastName}
        </Link>
      </p>
      <p className={css.lead}>{t(messages.correctLead)}</p>
      <div className={css.form}>
        <Form fields={correctionFields(type, canChangeEmail)} now={now} initial={answersOf(person)}>
          {canChangeEmail ? (
            <EmailField
              name="email"
              label={t(registerMessages.email)}
              hint={t(messages.correctEmailHint)}
              autoComplete="off"
            />
          ) : (
            <p className={css.lead}>
              {person.email}
              <br />
              {t(messages.emailIsTheirs)}
            </p>
          )}
          <div className={css.two}>
            <TextField name="firstName" label={t(registerMessages.firstName)} autoComplete="off" />
            <TextField name="lastName" label={t(registerMessages.lastName)} autoComplete="off" />
          </div>
          <PhoneField name="phone" label={t(registerMessages.phone)} autoComplete="off" />
          <SchoolFields as={type} now={now.toISOString()} background={false} />
          {sessions.length > 0 && (
            <>
              <input type="hidden" name="asked-sessions" value="1" />
              <SessionField sessions={sessions} zone={zone} now={now.toISOString()} />
            </>
          )}
          <div>
            <SubmitButton pending={t(messages.saving)}>{t(messages.save)}</SubmitButton>
          </div>
        </Form>
      </div>
    </Section>
  );
}

/** The form's initial values. */
function answersOf(person: Route.ComponentProps['loaderData']['person']) {
  const managedEntries = Object.entries(person).filter(([name]) => managedFields.has(name));
  return {
    ...Object.fromEntries(
      managedEntries.map(([name, value]) => [
        name,
        Array.isArray(value) ? value.map(String) : value,
      ]),
    ),
    majors: person.majors?.filter((one) => one !== null) ?? [],
    attending: person.attending?.map(String) ?? [],
  };
}
