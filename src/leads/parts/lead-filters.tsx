import { useSay } from '../../ui/say.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { leadsWords as said } from '../leads.words.ts';
import type { LeadsData } from '../load-leads.ts';

/** Which students to see, and in what order; the address says so. */
export function LeadFilters({ data: { asked, fairs } }: { readonly data: LeadsData }) {
  const say = useSay();
  return (
    <>
      {fairs.length > 0 && (
        <SelectField
          name="fair"
          label={say(said.fair)}
          defaultValue={asked.fairId}
          empty={say(said.everyFair)}
          options={fairs.map(({ id, name, count }) => ({
            value: id,
            label: say(said.fairOption, { fair: name, count }),
          }))}
        />
      )}
      <SelectField
        name="sort"
        label={say(said.order)}
        defaultValue={asked.sort}
        empty={null}
        options={[
          { value: 'name', label: say(said.byName) },
          { value: 'agreedAt', label: say(said.byTime) },
        ]}
      />
    </>
  );
}
