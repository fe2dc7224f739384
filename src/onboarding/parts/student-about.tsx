import { studentSteps } from '../../students/student-steps.ts';
import { DateField } from '../../ui/date-field.tsx';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { PhoneField, TextField } from '../../ui/text-field.tsx';
import { placeWords as place } from '../place.words.ts';
import { studentSetupWords as said } from '../student-setup.words.ts';
import { FieldsRow } from './fields-row.tsx';
import { StepActs } from './step-acts.tsx';
import { StudentFrame } from './student-frame.tsx';
import type { StudentStepProps } from './student-step.ts';

/** Who the student is: the birth date before anything else. */
export function StudentAbout({ setup, now }: StudentStepProps) {
  const say = useSay();
  return (
    <StudentFrame
      at="about"
      done={setup.done}
      title={say(said.aboutHeading)}
      lead={say(said.aboutLead)}
    >
      <Form fields={studentSteps.about} now={now} intent="about" initial={setup.told.about}>
        <DateField name="dob" label={say(said.dob)} birth />
        <FieldsRow>
          <TextField name="firstName" label={say(said.firstName)} autoComplete="given-name" />
          <TextField name="lastName" label={say(said.lastName)} autoComplete="family-name" />
        </FieldsRow>
        <TextField name="city" label={say(place.city)} autoComplete="address-level2" />
        <TextField
          name="state"
          label={say(place.state)}
          hint={say(place.stateHint)}
          autoComplete="address-level1"
        />
        <TextField name="postalCode" label={say(place.postalCode)} autoComplete="postal-code" />
        <TextField
          name="country"
          label={say(place.country)}
          hint={say(place.countryHint)}
          autoComplete="country-name"
        />
        <PhoneField name="phone" label={say(said.phone)} hint={say(said.phoneHint)} />
        <StepActs />
      </Form>
    </StudentFrame>
  );
}
