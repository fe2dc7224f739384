import { data, Link } from 'react-router';
import type { Route } from './+types/new-attendee.route.ts';
import { openManagedFair } from '../../fairs/managed-fair.tsx';
import { leadTo } from '../../../platform/pages/lead-to.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { EmailField, PhoneField, TextField } from '../../../ui/fields/text-field.tsx';
import { attendeeTypes } from '../attendee-choices.ts';
import { SessionField } from '../questions/session-field.tsx';
import { registerMessages } from '../questions/register.messages.ts';
import { deskQuery } from '../registration-queries.ts';
import { shownSessions } from '../questions/shown-sessions.ts';
import { addCall } from './attendee-queries.ts';
import { attendeeMessages as messages } from './attendee.messages.ts';
import css from '../admin-list/attendees.module.css';
import { additionFields } from './managed-fields.ts';

export async function loader({ context, params: { fairId } }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { slug, timeZone } = await openManagedFair(call, fairId);
  const title = translatorFor(call.locale)(messages.add);
  const path = `/admin/fairs/${fairId}/attendees/new`;
  const meta = pageMeta({ ...call, title, description: title, path });
  const sessions = shownSessions(await call.query(deskQuery, { slug }));
  return { meta, fairId, sessions, zone: timeZone, now: call.now };
}

export async function action({ request, context, params: { fairId } }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const form = await request.formData();
  const { values, problems } = checkForm(additionFields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const { attending, ...person } = values;
  const numbers = Array.isArray(attending) ? attending.map(Number) : [];
  const { data: made, errors } = await call.ask(addCall, {
    input: {
      ...person,
      fairId,
      attendeeType: String(person['attendeeType']),
      firstName: String(person['firstName']),
      lastName: String(person['lastName']),
      email: String(person['email']),
      ...(numbers.length > 0 ? { attending: numbers } : {}),
    },
  });
  if (!made) return data(refusalData(errors[0] ?? { message: '' }, form), 400);
  const name = `${String(person['firstName'])} ${String(person['lastName'])}`;
  return leadTo(`/admin/fairs/${fairId}/attendees/${made.addAttendee}`, {
    type: 'success',
    message: translatorFor(call.locale)(messages.added, { name }),
  });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/fairs/{fairId}/attendees/new`: registers a person who asked the organizer. */
export default function NewAttendee({ loaderData }: Route.ComponentProps) {
  const { fairId, sessions, zone, now } = loaderData;
  const t = useTranslate();
  return (
    <Section title={t(messages.add)}>
      <p>
        <Link to={`/admin/fairs/${fairId}/attendees`}>{t(messages.all)}</Link>
      </p>
      <p className={css.lead}>{t(messages.addLead)}</p>
      <div className={css.form}>
        <Form fields={additionFields} now={now}>
          <SelectField
            name="attendeeType"
            label={t(messages.kind)}
            empty={null}
            options={attendeeTypes.map((value) => ({ value, label: t(registerMessages[value]) }))}
          />
          <div className={css.two}>
            <TextField name="firstName" label={t(registerMessages.firstName)} autoComplete="off" />
            <TextField name="lastName" label={t(registerMessages.lastName)} autoComplete="off" />
          </div>
          <EmailField name="email" label={t(registerMessages.email)} autoComplete="off" />
          <PhoneField name="phone" label={t(registerMessages.phone)} autoComplete="off" />
          <DateField name="dob" label={t(messages.born)} hint={t(messages.bornHint)} birth />
          {sessions.length > 0 && (
            <SessionField sessions={sessions} zone={zone} now={now.toISOString()} />
          )}
          <div>
            <SubmitButton pending={t(messages.adding)}>{t(messages.addNow)}</SubmitButton>
          </div>
        </Form>
      </div>
    </Section>
  );
}
