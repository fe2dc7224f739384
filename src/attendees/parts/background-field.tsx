import { CheckboxGroup } from '../../ui/choice-fields.tsx';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useForm } from '../../ui/form-context.ts';
import { useSay } from '../../ui/say.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { backgroundFields, ethnicities, heardFromChoices } from '../background.ts';
import { backgroundWords as said } from '../background.words.ts';
import css from './register-form.module.css';

const ethnicityWords = {
  Asian: said.asian,
  Black: said.black,
  Hispanic: said.hispanic,
  'Middle Eastern': said.middleEastern,
  'Native American': said.nativeAmerican,
  'Pacific Islander': said.pacificIslander,
  White: said.white,
  Other: said.another,
} as const;
const heardFromWords = {
  'School or counselor': said.fromSchool,
  'Family or friend': said.fromFriend,
  Search: said.fromSearch,
  'Social media': said.fromSocial,
  'E-mail': said.fromMail,
  Other: said.fromOther,
} as const;

/** What a student may tell, or not, behind a line that opens: nothing of it is required. */
export function BackgroundField() {
  const say = useSay();
  const { typed, verdicts } = useForm();
  // What goes along is seen.
  const isTold = Object.keys(backgroundFields).some((name) => typed[name]?.[0]);
  const isWrong = typeof verdicts['gender'] === 'string';
  return (
    <Disclosure title={say(said.title)} open={isTold || isWrong}>
      <div className={css.more}>
        <p className={css.quiet}>{say(said.why)}</p>
        <CheckboxGroup
          name="ethnicity"
          label={say(said.ethnicity)}
          hint={say(said.ethnicityHint)}
          options={ethnicities.map((value) => ({ value, label: say(ethnicityWords[value]) }))}
        />
        <TextField name="gender" label={say(said.gender)} hint={say(said.genderHint)} />
        <SelectField
          name="firstGeneration"
          label={say(said.firstGeneration)}
          empty={say(said.notSay)}
          options={[
            { value: 'yes', label: say(said.yes) },
            { value: 'no', label: say(said.no) },
          ]}
        />
        <SelectField
          name="heardFrom"
          label={say(said.heardFrom)}
          empty={say(said.notSay)}
          options={heardFromChoices.map((value) => ({ value, label: say(heardFromWords[value]) }))}
        />
      </div>
    </Disclosure>
  );
}
