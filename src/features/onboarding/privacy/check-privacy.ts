import { privacySwitches, type PrivacySwitch } from '../../students/privacy-switches.ts';
import { studentSteps } from '../../students/student-steps.ts';
import { checkForm, type FieldProblems } from '../../../ui/forms/check-form.ts';

interface Checked {
  readonly values: Readonly<Partial<Record<PrivacySwitch, boolean>>>;
  readonly problems: FieldProblems | null;
}

/**
 * Checks the form of the privacy switches. A page of an earlier release lacks the switches that came
 * since: they aren't among the values, so that saving it changes none of them.
 */
export function checkPrivacy(
  form: FormData,
  moment: { readonly now: Date; readonly locale: string },
): Checked {
  const submitted = privacySwitches.filter((name) => form.has(name));
  const fields = Object.fromEntries(submitted.map((name) => [name, studentSteps.privacy[name]]));
  return checkForm(fields, form, moment);
}
