import { data } from 'react-router';
import type { Route } from './+types/emails.route.ts';
import { mailScopes, newsletterLists } from '../../campaigns/audiences.ts';
import { privacySwitches } from '../../students/privacy-switches.ts';
import { studentSteps } from '../../students/student-steps.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { useIsOff } from '../../../platform/pages/site.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { problemData } from '../../../ui/forms/form-problem.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { ProfileSection } from '../profile/profile-section.tsx';
import { profileMessages } from '../profile/profile.messages.ts';
import {
  afterSaving,
  readSubmission,
  saveOne,
  type ProfileSubmission,
} from '../profile/profile-submission.ts';
import { SaveButton } from '../profile/save-button.tsx';
import { aboutSection, SectionPage } from '../profile/section-page.tsx';
import { sectionPath } from '../profile/sections.ts';
import { loadPrivacy } from './load-privacy.ts';
import { mailFields } from './privacy-fields.ts';
import { privacyMessages as messages } from './privacy.messages.ts';
import { savePrivacy } from './save-privacy.ts';

const myChoices = graphql(`
  query MyMailChoices {
    myMailChoices {
      scope
      subscribed
    }
  }
`);

const setChoice = graphql(`
  mutation SetMyMailChoice($scope: String!, $subscribed: Boolean!) {
    setMyMailChoice(scope: $scope, subscribed: $subscribed) {
      scope
    }
  }
`);

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const [{ myMailChoices }, privacy] = await Promise.all([
    call.query(myChoices),
    loadPrivacy(call),
  ]);
  return {
    ...aboutSection(call, 'emails', profileMessages.emails),
    privacy,
    mail: Object.fromEntries(myMailChoices.map(({ scope, subscribed }) => [scope, subscribed])),
  };
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveOne(await readSubmission(context.get(pageCall), request), {
    privacy: (submission) => savePrivacy(submission, 'emails'),
    mail: saveMailChoices,
  });

/** Which bulk email to receive; only changes are sent. */
async function saveMailChoices(submission: ProfileSubmission) {
  const { call, form } = submission;
  const { values, problems } = checkForm(mailFields, form, call);
  if (problems) return data(problemData(problems, form), 400);
  const { myMailChoices: before } = await call.query(myChoices);
  const target = sectionPath('emails');
  for (const scope of mailScopes) {
    // A newsletter that is not offered has no box in the form.
    if (!form.has(scope)) continue;
    const subscribed = values[scope];
    if (before.find((one) => one.scope === scope)?.subscribed === subscribed) continue;
    const answer = await call.ask(setChoice, { scope, subscribed });
    if (answer.errors.length > 0) return afterSaving(submission, answer, target);
  }
  return afterSaving(submission, { errors: [] }, target);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** What someone gets by email: for students what they have registered for, for everyone what goes to many. */
export default function Emails({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <SectionPage title={t(profileMessages.emails)} lead={t(messages.lead)}>
      <Reminders data={loaderData} />
      <Subscriptions data={loaderData} />
    </SectionPage>
  );
}

interface EmailsProps {
  readonly data: Route.ComponentProps['loaderData'];
}

const emailSwitches = privacySwitches.filter((name) => name !== 'shareAttendeeInfo');
const reminderFields = Object.fromEntries(
  emailSwitches.map((name) => [name, studentSteps.privacy[name]]),
);

/** A student's switches, each with what it governs. */
function Reminders({ data: { privacy, now } }: EmailsProps) {
  const t = useTranslate();
  const noClasses = useIsOff('classes');
  if (!privacy) return null;
  return (
    <ProfileSection anchor="privacy" title={t(profileMessages.reminders)}>
      <Form fields={reminderFields} now={new Date(now)} intent="privacy" initial={privacy}>
        {emailSwitches.map((name) => (
          <CheckboxField
            key={name}
            name={name}
            label={t(messages[name])}
            hint={t(
              name === 'allFairReminders' && noClasses
                ? messages.otherFairsHint
                : messages[`${name}Hint`],
            )}
          />
        ))}
        <SaveButton />
      </Form>
    </ProfileSection>
  );
}

/** Bulk email: campaigns and the two newsletters. */
function Subscriptions({ data: { privacy, mail, now } }: EmailsProps) {
  const t = useTranslate();
  const isClosed = useIsOff('newsletter');
  const newsletters = newsletterLists.filter((list) => !isClosed || mail[list]);
  return (
    <ProfileSection anchor="mail" title={t(profileMessages.mail)} lead={t(messages.mailLead)}>
      <Form fields={mailFields} now={new Date(now)} intent="mail" initial={mail}>
        <CheckboxField
          name="campaigns"
          label={t(messages.campaigns)}
          hint={t(privacy ? messages.campaignsHint : messages.campaignsHintOther)}
        />
        {newsletters.map((name) => (
          <CheckboxField
            key={name}
            name={name}
            label={t(messages[name])}
            hint={t(messages[`${name}Hint`])}
          />
        ))}
        <SaveButton />
      </Form>
    </ProfileSection>
  );
}
