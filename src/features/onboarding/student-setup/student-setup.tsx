import { useSearchParams } from 'react-router';
import { StudentSchool } from './student-school.tsx';
import type { StudentStepProps } from './student-step.ts';
import { privacySwitches, startingPrivacy } from '../../students/privacy-switches.ts';
import { studentSteps } from '../../students/student-steps.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { setupMessages } from '../setup/setup.messages.ts';
import { studentSetupMessages as messages } from './student-setup.messages.ts';
import { StepActs } from '../setup/step-acts.tsx';
import { StudentFrame } from './student-frame.tsx';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { PhoneField, TextField, EmailField } from '../../../ui/fields/text-field.tsx';
import { placeMessages as place } from '../setup/place.messages.ts';
import { FieldsRow } from '../setup/fields-row.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { CampusFields } from '../campus-fields.tsx';
import { ReachFields } from '../reach-fields.tsx';
import { SubjectsField } from '../../subjects/subjects-field.tsx';
import { AccountFrame } from '../../accounts/account-frame.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { relationships } from '../family/relationships.ts';
import { thenAccept } from '../invitations/then-accept.ts';
import { Offers } from '../invitations/offers.tsx';
import { OneButton } from '../one-button.tsx';
import { parentFields } from '../parent-setup/parent-fields.ts';
import { PeopleList } from '../setup/people-list.tsx';

/** What a student looks for; all of it may be left open. */
function StudentPreferences({ setup, now }: StudentStepProps) {
  const t = useTranslate();
  const preferences = setup.told.preferences;
  const shares = [
    { value: '0', label: t(messages.onlineNone) },
    { value: '25', label: t(messages.onlineQuarter) },
    { value: '50', label: t(messages.onlineHalf) },
    { value: '75', label: t(messages.onlineMost) },
    { value: '100', label: t(messages.onlineAll) },
  ];
  const share = preferences.onlineCoursePct?.toString();
  const isListed = share === undefined || shares.some(({ value }) => value === share);
  return (
    <StudentFrame
      at="preferences"
      done={setup.done}
      title={t(messages.preferencesHeading)}
      lead={t(messages.preferencesLead)}
    >
      <Form fields={studentSteps.preferences} now={now} intent="preferences" initial={preferences}>
        <SubjectsField />
        <CampusFields said={messages} />
        <ReachFields chosen={preferences} />
        <SelectField
          name="onlineCoursePct"
          label={t(messages.onlineCoursePct)}
          options={isListed ? shares : [...shares, { value: share, label: `${share} %` }]}
          empty={t(messages.onlineOpen)}
        />
        <StepActs back="school" />
      </Form>
    </StudentFrame>
  );
}

const steps = {
  about: StudentAbout,
  school: StudentSchool,
  preferences: StudentPreferences,
  privacy: StudentPrivacy,
  parents: StudentParents,
} as const;

/** The step of a student's setup that is shown. */
export function StudentSetupStep(props: StudentStepProps) {
  const Step = steps[props.setup.at];
  return <Step {...props} />;
}

/** What may be sent and shared, switch by switch. */
function StudentPrivacy({ setup, now }: StudentStepProps) {
  const t = useTranslate();
  return (
    <StudentFrame
      at="privacy"
      done={setup.done}
      title={t(messages.privacyHeading)}
      lead={t(messages.privacyLead)}
    >
      <Form
        fields={studentSteps.privacy}
        now={now}
        intent="privacy"
        initial={setup.told.privacy ?? startingPrivacy}
      >
        {privacySwitches.map((name) => (
          <CheckboxField
            key={name}
            name={name}
            label={t(messages[name])}
            hint={t(messages[`${name}Hint`])}
          />
        ))}
        <StepActs back="preferences">{t(setupMessages.finish)}</StepActs>
      </Form>
    </StudentFrame>
  );
}

/** Who the student is: the birth date before anything else. */
function StudentAbout({ setup, now }: StudentStepProps) {
  const t = useTranslate();
  const invitation = useSearchParams()[0].get(thenAccept);
  return (
    <StudentFrame
      at="about"
      done={setup.done}
      title={t(messages.aboutHeading)}
      lead={t(messages.aboutLead)}
    >
      <Form fields={studentSteps.about} now={now} intent="about" initial={setup.told.about}>
        {invitation !== null && <input type="hidden" name={thenAccept} value={invitation} />}
        <DateField name="dob" label={t(messages.dob)} birth />
        <FieldsRow>
          <TextField name="firstName" label={t(messages.firstName)} autoComplete="given-name" />
          <TextField name="lastName" label={t(messages.lastName)} autoComplete="family-name" />
        </FieldsRow>
        <TextField name="city" label={t(place.city)} autoComplete="address-level2" />
        <TextField
          name="state"
          label={t(place.state)}
          hint={t(place.stateHint)}
          autoComplete="address-level1"
        />
        <TextField name="postalCode" label={t(place.postalCode)} autoComplete="postal-code" />
        <TextField
          name="country"
          label={t(place.country)}
          hint={t(place.countryHint)}
          autoComplete="country-name"
        />
        <PhoneField name="phone" label={t(messages.phone)} hint={t(messages.phoneHint)} />
        <StepActs />
      </Form>
    </StudentFrame>
  );
}

/** After the four steps: a parent may be invited, now or later. */
function StudentParents({ setup, now }: StudentStepProps) {
  const t = useTranslate();
  return (
    <AccountFrame title={t(messages.parentsHeading)} lead={t(messages.parentsLead)}>
      <Offers offers={setup.offers} />
      {setup.parents.length > 0 && (
        <PeopleList
          title={t(messages.parentsTitle)}
          people={setup.parents.map(({ id, firstName, lastName, email, confirmedAt }) => ({
            key: id,
            name: `${firstName} ${lastName}`,
            about: `${email}\u00a0· ${t(confirmedAt === null ? messages.parentWaiting : messages.parentAccepted)}`,
            acts: (
              <OneButton intent="remove-parent" values={{ id }} kind="line" size="small">
                {t(messages.remove, { name: firstName })}
              </OneButton>
            ),
          }))}
        />
      )}
      {setup.parents.length === 0 && (
        <ButtonLink to="/app" kind="line" size="large" block iconAfter="arrow-right">
          {t(messages.noParentNow)}
        </ButtonLink>
      )}
      <Form key={setup.parents.length} fields={parentFields} now={now} intent="parent">
        <TextField name="firstName" label={t(messages.parentFirstName)} autoComplete="off" />
        <TextField name="lastName" label={t(messages.parentLastName)} autoComplete="off" />
        <EmailField name="email" label={t(messages.parentEmail)} autoComplete="off" />
        <SelectField
          name="studentRelationship"
          label={t(messages.parentRelationship)}
          options={relationships.map(([value, label]) => ({ value, label: t(label) }))}
        />
        <SubmitButton size="large" block pending={t(setupMessages.saving)}>
          {t(messages.inviteParent)}
        </SubmitButton>
      </Form>
      {setup.parents.length > 0 && (
        <ButtonLink to="/app" kind="line" size="large" block iconAfter="arrow-right">
          {t(setupMessages.goHome)}
        </ButtonLink>
      )}
    </AccountFrame>
  );
}
