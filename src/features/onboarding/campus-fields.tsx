import { campusSettings, campusSizes, collegeTypes } from '../colleges/college-choices.ts';
import { labelOf } from '../colleges/college-facts.ts';
import { CheckboxGroup } from '../../ui/fields/choice-fields.tsx';
import type { Message } from '../../platform/i18n/define-messages.ts';
import { useTranslate } from '../../ui/text/translate.tsx';

interface CampusFieldsProps {
  /** A college tells what it is, a student is asked what is looked for. */
  readonly said: Readonly<Record<'collegeType' | 'campusSize' | 'campusSetting', Message>>;
}

/** Kind, size and place of a campus: a rep's own, or those a student is looking for. */
export function CampusFields({ said }: CampusFieldsProps) {
  const t = useTranslate();
  const options = (values: readonly string[]) =>
    values.map((value) => ({ value, label: t(labelOf(value)) }));
  return (
    <>
      <CheckboxGroup
        name="collegeType"
        label={t(said.collegeType)}
        options={options(collegeTypes)}
        inline
      />
      <CheckboxGroup
        name="campusSize"
        label={t(said.campusSize)}
        options={options(campusSizes)}
        inline
      />
      <CheckboxGroup
        name="campusSetting"
        label={t(said.campusSetting)}
        options={options(campusSettings)}
        inline
      />
    </>
  );
}
