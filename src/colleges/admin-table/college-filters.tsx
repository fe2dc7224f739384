import { ChipLink } from '../../ui/chip.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { withChanges } from '../../ui/table-address.ts';
import { collegeStatuses } from '../college-choices.ts';
import { labelOf } from '../label-of.ts';
import { collegeKinds } from '../managed-college.ts';
import { stateNames } from '../states.ts';
import { adminCollegesWords as said } from './admin-colleges.words.ts';
import type { CollegeFilters } from './colleges-address.ts';
import css from './admin-colleges.module.css';

interface StatusChipsProps {
  readonly filters: CollegeFilters;
  readonly query: string;
  readonly drafts: number;
}

/** The statuses as links; drafts with how many of them wait. */
export function StatusChips({ filters, query, drafts }: StatusChipsProps) {
  const say = useSay();
  const figures = new Intl.NumberFormat(useLocale());
  const to = (status: string | null) =>
    withChanges(query, { status, page: null, ask: null, undo: null });
  return (
    <nav aria-label={say(said.show)} className={css.chips}>
      <ChipLink to={to(null)} on={filters.status === null}>
        {say(said.all)}
      </ChipLink>
      {collegeStatuses.map((one) => (
        <ChipLink
          key={one}
          to={to(one)}
          on={filters.status === one}
          {...(one === 'draft' && drafts > 0 ? { count: figures.format(drafts) } : {})}
        >
          {say(said[one])}
        </ChipLink>
      ))}
    </nav>
  );
}

interface CollegeFilterFieldsProps {
  readonly filters: CollegeFilters;
  readonly fairs: readonly { readonly id: string; readonly name: string }[];
}

/** The filters under the search; folded while none of them is on. */
export function CollegeFilterFields({ filters, fairs }: CollegeFilterFieldsProps) {
  const say = useSay();
  const { state, kind, reps, fair, unpaid } = filters;
  const on = [state, kind, reps, fair, unpaid].filter((one) => one !== null).length;
  return (
    <details className={css.filters}>
      <summary>{on > 0 ? say(said.filtersOn, { count: on }) : say(said.filters)}</summary>
      <div className={css.fields}>
        <SelectField
          name="state"
          label={say(said.state)}
          empty={say(said.anyState)}
          defaultValue={state ?? ''}
          options={[...stateNames].map(([value, label]) => ({ value, label }))}
        />
        <SelectField
          name="kind"
          label={say(said.kind)}
          empty={say(said.anyKind)}
          defaultValue={kind ?? ''}
          options={collegeKinds.map((value) => ({ value, label: say(labelOf(value)) }))}
        />
        <SelectField
          name="reps"
          label={say(said.repsFilter)}
          empty={say(said.anyReps)}
          defaultValue={reps ?? ''}
          options={[
            { value: 'yes', label: say(said.withReps) },
            { value: 'no', label: say(said.withoutReps) },
          ]}
        />
        <SelectField
          name="fair"
          label={say(said.fairFilter)}
          empty={say(said.anyFair)}
          defaultValue={fair ?? ''}
          options={[
            { value: 'any', label: say(said.atUpcoming) },
            { value: 'none', label: say(said.atNone) },
            ...fairs.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <SelectField
          name="unpaid"
          label={say(said.unpaidFilter)}
          empty={say(said.anyUnpaid)}
          defaultValue={unpaid ?? ''}
          options={[
            { value: 'yes', label: say(said.withUnpaid) },
            { value: 'no', label: say(said.withoutUnpaid) },
          ]}
        />
      </div>
    </details>
  );
}
