import { studentSteps } from '../../students/student-steps.ts';
import { DateField } from '../../../ui/fields/date-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { PhoneField, TextField } from '../../../ui/fields/text-field.tsx';
import { placeMessages as place } from '../setup/place.messages.ts';
import { studentSetupMessages as messages } from './student-setup.messages.ts';
import { FieldsRow } from '../setup/fields-row.tsx';
import { StepActs } from '../setup/step-acts.tsx';
import { StudentFrame } from './student-frame.tsx';
import type { StudentStepProps } from './student-step.ts';

/** Who the student is: the birth date before anything else. */
export function StudentAbout({ setup, now }: StudentStepProps) {
  const t = useTranslate();
  return (
    <StudentFrame
      at="about"
      done={setup.done}
      title={t(messages.aboutHeading)}
      lead={t(messages.aboutLead)}
    >
      <Form fields={studentSteps.about} now={now} intent="about" initial={setup.told.about}>
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
