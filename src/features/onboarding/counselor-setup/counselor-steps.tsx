import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { counselorSteps } from '../../counselors/counselor-steps.ts';
import { useIsOff } from '../../../platform/pages/site.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { EmailField, PhoneField, TextField } from '../../../ui/fields/text-field.tsx';
import { counselorSetupMessages as messages } from './counselor-setup.messages.ts';
import { setupPath } from '../setup/setup-path.ts';
import { setupMessages } from '../setup/setup.messages.ts';
import { colleagueFields } from '../setup/colleague-fields.ts';
import type { CounselorSetup } from './load-counselor.ts';
import { OneButton } from '../one-button.tsx';
import { PeopleList } from '../setup/people-list.tsx';
import { FieldsRow } from '../setup/fields-row.tsx';
import { placeMessages as place } from '../setup/place.messages.ts';
import { SearchForm } from '../setup/search-form.tsx';
import { SentBack } from '../setup/sent-back.tsx';
import { StepActs } from '../setup/step-acts.tsx';
import { AccountFrame } from '../../accounts/account-frame.tsx';
import { Steps } from '../../../ui/navigation/steps.tsx';

const names = [
  ['school', messages.stepSchool],
  ['me', messages.stepMe],
  ['confirm', messages.stepConfirm],
] as const;

interface CounselorFrameProps {
  readonly setup: CounselorSetup;
  readonly title: string;
  readonly lead: string;
  readonly children: ReactNode;
}

/** A step of a counselor's setup; the school comes first. */
function CounselorFrame({ setup, title, lead, children }: CounselorFrameProps) {
  const t = useTranslate();
  const steps = names.map(([key, name]) => ({
    key,
    name: t(name),
    done: key === 'confirm' ? setup.confirmed : setup.done.includes(key),
    to: setup.school ? setupPath(key) : undefined,
  }));
  // From the school it goes straight to the class: the steps are there for those who come back.
  return (
    <AccountFrame
      title={title}
      lead={lead}
      steps={setup.school && <Steps steps={steps} at={setup.at} />}
    >
      {children}
      <p>
        <Link to="/app">{t(setupMessages.later)}</Link>
      </p>
    </AccountFrame>
  );
}

/** What each step of a counselor’s setup is given. */
export interface CounselorStepProps {
  readonly setup: CounselorSetup;
  readonly now: Date;
}

/** The school: picked from the list, or entered. */
export function CounselorSchoolStep({ setup, now }: CounselorStepProps) {
  const t = useTranslate();
  const { school, found, q } = setup;
  return (
    <CounselorFrame setup={setup} title={t(messages.schoolHeading)} lead={t(messages.schoolLead)}>
      <SentBack intent="pick" />
      {school && (
        <PeopleList
          title={t(messages.stepSchool)}
          people={[
            {
              key: school.id,
              name: school.name ?? '',
              about: `${school.city}, ${school.state}`,
              acts: (
                <ButtonLink to={setupPath('me')} kind="line" size="small">
                  {t(messages.keep)}
                </ButtonLink>
              ),
            },
          ]}
        />
      )}
      <SearchForm step="school" label={t(messages.search)} q={q} found={found && found.length} />
      {found && found.length > 0 && (
        <PeopleList
          title={t(messages.results)}
          people={found.map(({ id, name, city, state }) => ({
            key: id,
            name,
            about: `${city}, ${state}`,
            acts: (
              <OneButton intent="pick" values={{ schoolId: id }} size="small" about={name}>
                {t(messages.pick)}
              </OneButton>
            ),
          }))}
        />
      )}
      <Disclosure title={t(messages.notListed)}>
        <Form fields={counselorSteps.school} now={now} intent="enter">
          <TextField name="name" label={t(messages.name)} autoComplete="organization" />
          <FieldsRow>
            <TextField name="city" label={t(place.city)} autoComplete="address-level2" />
            <TextField
              name="state"
              label={t(place.state)}
              hint={t(place.stateHint)}
              autoComplete="address-level1"
            />
          </FieldsRow>
          <SubmitButton size="large" block pending={t(setupMessages.saving)}>
            {t(messages.enter)}
          </SubmitButton>
        </Form>
      </Disclosure>
    </CounselorFrame>
  );
}

/** The counselor's own name and phone. */
export function CounselorMeStep({ setup, now }: CounselorStepProps) {
  const t = useTranslate();
  return (
    <CounselorFrame setup={setup} title={t(messages.meHeading)} lead={t(messages.meLead)}>
      <Form fields={counselorSteps.me} now={now} intent="me" initial={setup.told}>
        <TextField name="firstName" label={t(messages.firstName)} autoComplete="given-name" />
        <TextField name="lastName" label={t(messages.lastName)} autoComplete="family-name" />
        <PhoneField name="phone" label={t(messages.phone)} />
        <CheckboxField name="contactVisible" label={t(messages.contactVisible)} />
        <StepActs back="school" />
      </Form>
    </CounselorFrame>
  );
}

/** Waits for someone's word; a colleague may be asked for it. */
export function CounselorConfirmStep({ setup, now }: CounselorStepProps) {
  const t = useTranslate();
  const noClasses = useIsOff('classes');
  const { confirmed } = setup;
  const school = setup.school?.name ?? '';
  return (
    <CounselorFrame
      setup={setup}
      title={t(confirmed ? messages.confirmedHeading : messages.confirmHeading)}
      lead={t(
        confirmed
          ? messages.confirmedLead
          : noClasses
            ? messages.confirmLeadAlone
            : messages.confirmLead,
        { school },
      )}
    >
      {!confirmed && (
        <Form fields={colleagueFields} now={now} intent="ask">
          <h2>{t(messages.askHeading)}</h2>
          <p>{t(messages.askText)}</p>
          <EmailField name="colleagueEmail" label={t(messages.colleagueEmail)} autoComplete="off" />
          <SubmitButton kind="line" size="large" block pending={t(setupMessages.saving)}>
            {t(messages.ask)}
          </SubmitButton>
        </Form>
      )}
      <ButtonLink to="/app" size="large" block iconAfter="arrow-right">
        {t(setupMessages.goHome)}
      </ButtonLink>
    </CounselorFrame>
  );
}
