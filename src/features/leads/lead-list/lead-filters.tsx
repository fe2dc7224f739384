import { useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { leadsMessages as messages } from './leads.messages.ts';
import type { LeadsData } from './load-leads.ts';

/** Filters and sort order of students, kept in the address. */
export function LeadFilters({ data: { asked, fairs } }: { readonly data: LeadsData }) {
  const t = useTranslate();
  return (
    <>
      {fairs.length > 0 && (
        <SelectField
          name="fair"
          label={t(messages.fair)}
          defaultValue={asked.fairId}
          empty={t(messages.everyFair)}
          options={fairs.map(({ id, name, count }) => ({
            value: id,
            label: t(messages.fairOption, { fair: name, count }),
          }))}
        />
      )}
      <SelectField
        name="sort"
        label={t(messages.order)}
        defaultValue={asked.sort}
        empty={null}
        options={[
          { value: 'name', label: t(messages.byName) },
          { value: 'agreedAt', label: t(messages.byTime) },
        ]}
      />
    </>
  );
}
