import { Form } from '../../../ui/forms/form.tsx';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { CheckboxGroup } from '../../../ui/fields/choice-fields.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { NumberField, UrlField } from '../../../ui/fields/text-field.tsx';
import { campusSettings, campusSizes, collegeTypes } from '../college-choices.ts';
import { labelOf } from '../college-facts.ts';
import { adminCollegeMessages as messages } from './admin-college.messages.ts';
import { wasName } from './changed-values.ts';
import { profileFields } from './college-fields.ts';
import type { CollegeFormProps } from './facts-form.tsx';
import css from './facts.module.css';

/** The college's majors and profile. */
export function ProfileForm({ now, initial, was, sources }: CollegeFormProps) {
  const t = useTranslate();
  const hinted = (name: keyof typeof profileFields, hint = '') => {
    const words = [hint, sources[name] ?? ''].filter(Boolean).join(' ');
    return { name, ...(words === '' ? {} : { hint: words }) };
  };
  const options = (values: readonly string[]) =>
    values.map((value) => ({ value, label: t(labelOf(value)) }));
  return (
    <Form fields={profileFields} now={now} intent="profile" initial={initial}>
      <input type="hidden" name={wasName} value={was} />
      <div className={css.lists}>
        <CheckboxGroup
          {...hinted('collegeType')}
          label={t(messages.collegeType)}
          options={options(collegeTypes)}
          inline
        />
        <CheckboxGroup
          {...hinted('campusSize')}
          label={t(messages.campusSize)}
          options={options(campusSizes)}
          inline
        />
        <CheckboxGroup
          {...hinted('campusSetting')}
          label={t(messages.campusSetting)}
          options={options(campusSettings)}
          inline
        />
        <div className={css.fields}>
          <UrlField {...hinted('applyUrl')} label={t(messages.applyUrl)} autoComplete="off" />
          <NumberField
            {...hinted('onlineCoursePct')}
            label={t(messages.onlineCoursePct)}
            inputMode="numeric"
          />
          <NumberField
            {...hinted('admissionRatePct', t(messages.admissionRateHint))}
            label={t(messages.admissionRatePct)}
            inputMode="numeric"
          />
          <NumberField
            {...hinted('netPrice', t(messages.netPriceHint))}
            label={t(messages.netPrice)}
            inputMode="numeric"
          />
          <CheckboxField
            {...hinted('graduateOnly', t(messages.graduateOnlyHint))}
            label={t(messages.graduateOnly)}
          />
          <TextArea
            {...hinted('majors', t(messages.majorsHint))}
            label={t(messages.majors)}
            rows={10}
          />
          <TextArea
            {...hinted('accreditedMajors', t(messages.accreditedHint))}
            label={t(messages.accreditedMajors)}
            rows={10}
            className={css.long}
          />
        </div>
      </div>
      <SubmitButton pending={t(messages.saving)}>{t(messages.save)}</SubmitButton>
    </Form>
  );
}
