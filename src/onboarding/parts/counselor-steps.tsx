import { counselorSteps } from '../../counselors/counselor-steps.ts';
import { useIsOff } from '../../platform/pages/site.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { EmailField, PhoneField, TextField } from '../../ui/text-field.tsx';
import { counselorSetupWords as said } from '../counselor-setup.words.ts';
import { setupPath } from '../setup-path.ts';
import { setupWords } from '../setup.words.ts';
import { colleagueFields } from './colleague-fields.ts';
import { CounselorFrame } from './counselor-frame.tsx';
import type { CounselorSetup } from './load-counselor.ts';
import { OneButton } from './one-button.tsx';
import { PeopleList } from './people-list.tsx';
import { PlaceFields } from './place-fields.tsx';
import { SearchForm } from './search-form.tsx';
import { SentBack } from './sent-back.tsx';
import { StepActs } from './step-acts.tsx';

/** What each step of a counselor’s set-up is given. */
export interface CounselorStepProps {
  readonly setup: CounselorSetup;
  readonly now: Date;
}

/** The school: picked from the list, or entered. */
export function CounselorSchoolStep({ setup, now }: CounselorStepProps) {
  const say = useSay();
  const { school, found, q } = setup;
  return (
    <CounselorFrame setup={setup} title={say(said.schoolHeading)} lead={say(said.schoolLead)}>
      <SentBack intent="pick" />
      {school && (
        <PeopleList
          title={say(said.stepSchool)}
          people={[
            {
              ...{ key: school.id, name: school.name ?? '' },
              about: `${school.city}, ${school.state}`,
              acts: (
                <ButtonLink to={setupPath('me')} kind="line" size="small">
                  {say(said.keep)}
                </ButtonLink>
              ),
            },
          ]}
        />
      )}
      <SearchForm step="school" label={say(said.search)} q={q} found={found && found.length} />
      {found && found.length > 0 && (
        <PeopleList
          title={say(said.results)}
          people={found.map(({ id, name, city, state }) => ({
            ...{ key: id, name, about: `${city}, ${state}` },
            acts: (
              <OneButton intent="pick" values={{ schoolId: id }} size="small" about={name}>
                {say(said.pick)}
              </OneButton>
            ),
          }))}
        />
      )}
      <Disclosure title={say(said.notListed)}>
        <Form fields={counselorSteps.school} now={now} intent="enter">
          <TextField name="name" label={say(said.name)} autoComplete="organization" />
          <PlaceFields />
          <SubmitButton size="large" block pending={say(setupWords.saving)}>
            {say(said.enter)}
          </SubmitButton>
        </Form>
      </Disclosure>
    </CounselorFrame>
  );
}

/** The counselor's own name and phone. */
export function CounselorMeStep({ setup, now }: CounselorStepProps) {
  const say = useSay();
  return (
    <CounselorFrame setup={setup} title={say(said.meHeading)} lead={say(said.meLead)}>
      <Form fields={counselorSteps.me} now={now} intent="me" initial={setup.told}>
        <TextField name="firstName" label={say(said.firstName)} autoComplete="given-name" />
        <TextField name="lastName" label={say(said.lastName)} autoComplete="family-name" />
        <PhoneField name="phone" label={say(said.phone)} />
        <CheckboxField name="contactVisible" label={say(said.contactVisible)} />
        <StepActs back="school" />
      </Form>
    </CounselorFrame>
  );
}

/** Waits for somebody's word; a colleague may be asked for it. */
export function CounselorConfirmStep({ setup, now }: CounselorStepProps) {
  const say = useSay();
  const noClasses = useIsOff('classes');
  const { confirmed } = setup;
  const school = setup.school?.name ?? '';
  return (
    <CounselorFrame
      setup={setup}
      title={say(confirmed ? said.confirmedHeading : said.confirmHeading)}
      lead={say(
        confirmed ? said.confirmedLead : noClasses ? said.confirmLeadAlone : said.confirmLead,
        { school },
      )}
    >
      {!confirmed && (
        <Form fields={colleagueFields} now={now} intent="ask">
          <h2>{say(said.askHeading)}</h2>
          <p>{say(said.askText)}</p>
          <EmailField name="colleagueEmail" label={say(said.colleagueEmail)} autoComplete="off" />
          <SubmitButton kind="line" size="large" block pending={say(setupWords.saving)}>
            {say(said.ask)}
          </SubmitButton>
        </Form>
      )}
      <ButtonLink to="/app" size="large" block iconAfter="arrow-right">
        {say(setupWords.goHome)}
      </ButtonLink>
    </CounselorFrame>
  );
}
