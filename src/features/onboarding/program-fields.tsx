import type { ReactNode } from 'react';
import { useTranslate } from '../../ui/text/translate.tsx';
import { NumberField, UrlField } from '../../ui/fields/text-field.tsx';
import { CampusFields } from './campus-fields.tsx';
import { detailsMessages as messages } from './details/details.messages.ts';
import { MajorsField } from './suggestions/majors-field.tsx';

interface ProgramFieldsProps {
  /** What the majors are asked with. */
  readonly label: string;
  /** The majors chosen already. */
  readonly chosen: readonly string[];
  /** All areas of study. */
  readonly areas: readonly string[];
  /** More about the majors, after them. */
  readonly children?: ReactNode;
}

/** What a college teaches and what it is like: the same in its setup and on its page. */
export function ProgramFields({ label, chosen, areas, children }: ProgramFieldsProps) {
  const t = useTranslate();
  return (
    <>
      <MajorsField label={label} chosen={chosen} areas={areas} />
      {children}
      <CampusFields said={messages} />
      <UrlField name="applyUrl" label={t(messages.applyUrl)} />
      <NumberField
        name="onlineCoursePct"
        label={t(messages.onlinePart)}
        hint={t(messages.onlineHint)}
        inputMode="numeric"
      />
      <NumberField
        name="admissionRatePct"
        label={t(messages.admissionRatePct)}
        hint={t(messages.admissionRateHint)}
        inputMode="numeric"
      />
      <NumberField
        name="netPrice"
        label={t(messages.netPrice)}
        hint={t(messages.netPriceHint)}
        inputMode="numeric"
      />
    </>
  );
}
