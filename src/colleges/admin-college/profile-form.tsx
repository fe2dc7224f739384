import { Form } from '../../ui/form.tsx';
import { CheckboxGroup } from '../../ui/choice-fields.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { NumberField, UrlField } from '../../ui/text-field.tsx';
import { campusSettings, campusSizes, collegeTypes } from '../college-choices.ts';
import { labelOf } from '../label-of.ts';
import { adminCollegeWords as said } from './admin-college.words.ts';
import { wasName } from './changed-values.ts';
import { profileFields } from './college-fields.ts';
import type { CollegeFormProps } from './facts-form.tsx';
import css from './facts.module.css';

/** What the college teaches, and what it is like. */
export function ProfileForm({ now, initial, was, sources }: CollegeFormProps) {
  const say = useSay();
  const hinted = (name: keyof typeof profileFields, hint = '') => {
    const words = [hint, sources[name] ?? ''].filter(Boolean).join(' ');
    return { name, ...(words === '' ? {} : { hint: words }) };
  };
  const options = (values: readonly string[]) =>
    values.map((value) => ({ value, label: say(labelOf(value)) }));
  return (
    <Form fields={profileFields} now={now} intent="profile" initial={initial}>
      <input type="hidden" name={wasName} value={was} />
      <div className={css.lists}>
        <CheckboxGroup
          {...hinted('collegeType')}
          label={say(said.collegeType)}
          options={options(collegeTypes)}
          inline
        />
        <CheckboxGroup
          {...hinted('campusSize')}
          label={say(said.campusSize)}
          options={options(campusSizes)}
          inline
        />
        <CheckboxGroup
          {...hinted('campusSetting')}
          label={say(said.campusSetting)}
          options={options(campusSettings)}
          inline
        />
        <div className={css.fields}>
          <UrlField {...hinted('applyUrl')} label={say(said.applyUrl)} autoComplete="off" />
          <NumberField
            {...hinted('onlineCoursePct')}
            label={say(said.onlineCoursePct)}
            inputMode="numeric"
          />
          <TextArea
            {...hinted('majors', say(said.majorsHint))}
            label={say(said.majors)}
            rows={10}
          />
          <TextArea
            {...hinted('accreditedMajors', say(said.accreditedHint))}
            label={say(said.accreditedMajors)}
            rows={10}
            className={css.long}
          />
        </div>
      </div>
      <SubmitButton pending={say(said.saving)}>{say(said.save)}</SubmitButton>
    </Form>
  );
}
