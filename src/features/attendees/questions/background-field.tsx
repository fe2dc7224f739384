import { CheckboxGroup } from '../../../ui/fields/choice-fields.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { useForm } from '../../../ui/forms/form-context.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { backgroundFields, ethnicities, heardFromChoices } from './background.ts';
import { backgroundMessages as messages } from './background.messages.ts';
import css from './register-form.module.css';

const ethnicityWords = {
  Asian: messages.asian,
  Black: messages.black,
  Hispanic: messages.hispanic,
  'Middle Eastern': messages.middleEastern,
  'Native American': messages.nativeAmerican,
  'Pacific Islander': messages.pacificIslander,
  White: messages.white,
  Other: messages.another,
} as const;
const heardFromWords = {
  'School or counselor': messages.fromSchool,
  'Family or friend': messages.fromFriend,
  Search: messages.fromSearch,
  'Social media': messages.fromSocial,
  'E-mail': messages.fromMail,
  Other: messages.fromOther,
} as const;

/** Optional fields for students, in a disclosure that opens. */
export function BackgroundField() {
  const t = useTranslate();
  const { typed, verdicts } = useForm();
  // What is submitted is visible.
  const isTold = Object.keys(backgroundFields).some((name) => typed[name]?.[0]);
  const isWrong = typeof verdicts['gender'] === 'string';
  return (
    <Disclosure title={t(messages.title)} open={isTold || isWrong}>
      <div className={css.more}>
        <p className={css.quiet}>{t(messages.why)}</p>
        <CheckboxGroup
          name="ethnicity"
          label={t(messages.ethnicity)}
          hint={t(messages.ethnicityHint)}
          options={ethnicities.map((value) => ({ value, label: t(ethnicityWords[value]) }))}
        />
        <TextField name="gender" label={t(messages.gender)} hint={t(messages.genderHint)} />
        <SelectField
          name="firstGeneration"
          label={t(messages.firstGeneration)}
          empty={t(messages.notSay)}
          options={[
            { value: 'yes', label: t(messages.yes) },
            { value: 'no', label: t(messages.no) },
          ]}
        />
        <SelectField
          name="heardFrom"
          label={t(messages.heardFrom)}
          empty={t(messages.notSay)}
          options={heardFromChoices.map((value) => ({ value, label: t(heardFromWords[value]) }))}
        />
      </div>
    </Disclosure>
  );
}
