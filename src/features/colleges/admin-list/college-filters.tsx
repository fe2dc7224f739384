import { ChipLink } from '../../../ui/marks/chip.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { withChanges } from '../../../ui/tables/table-address.ts';
import { collegeStatuses } from '../college-choices.ts';
import { labelOf } from '../college-facts.ts';
import { collegeKinds } from '../managed-college.ts';
import { stateNames } from '../../../platform/addresses/states.ts';
import { stateName } from '../../../platform/addresses/state-name.ts';
import { adminCollegesMessages as messages } from './admin-colleges.messages.ts';
import type { CollegeFilters } from './colleges-address.ts';
import css from './admin-colleges.module.css';

interface StatusChipsProps {
  readonly filters: CollegeFilters;
  readonly query: string;
  /** How many there are with each status. */
  readonly counts: Readonly<Record<'all' | (typeof collegeStatuses)[number], number>>;
}

/** The statuses as links. */
export function StatusChips({ filters, query, counts }: StatusChipsProps) {
  const t = useTranslate();
  const figures = new Intl.NumberFormat(useLocale());
  const to = (status: string | null) =>
    withChanges(query, { status, page: null, ask: null, undo: null });
  return (
    <nav aria-label={t(messages.show)} className={css.chips}>
      <ChipLink to={to(null)} on={filters.status === null} count={figures.format(counts.all)}>
        {t(messages.all)}
      </ChipLink>
      {collegeStatuses.map((one) => (
        <ChipLink
          key={one}
          to={to(one)}
          on={filters.status === one}
          count={figures.format(counts[one])}
        >
          {t(messages[one])}
        </ChipLink>
      ))}
    </nav>
  );
}

interface CollegeFilterFieldsProps {
  readonly filters: CollegeFilters;
  readonly fairs: readonly { readonly id: string; readonly name: string }[];
}

/** The filters under the search; collapsed while none is set. */
export function CollegeFilterFields({ filters, fairs }: CollegeFilterFieldsProps) {
  const t = useTranslate();
  const { state, kind, reps, fair, unpaid } = filters;
  const on = [state, kind, reps, fair, unpaid].filter((one) => one !== null).length;
  return (
    <details className={css.filters}>
      <summary>{on > 0 ? t(messages.filtersOn, { count: on }) : t(messages.filters)}</summary>
      <div className={css.fields}>
        <SelectField
          name="state"
          label={t(messages.state)}
          empty={t(messages.anyState)}
          defaultValue={state ?? ''}
          options={[...stateNames.keys()].map((value) => ({ value, label: stateName(t, value) }))}
        />
        <SelectField
          name="kind"
          label={t(messages.kind)}
          empty={t(messages.anyKind)}
          defaultValue={kind ?? ''}
          options={collegeKinds.map((value) => ({ value, label: t(labelOf(value)) }))}
        />
        <SelectField
          name="reps"
          label={t(messages.repsFilter)}
          empty={t(messages.anyReps)}
          defaultValue={reps ?? ''}
          options={[
            { value: 'yes', label: t(messages.withReps) },
            { value: 'no', label: t(messages.withoutReps) },
          ]}
        />
        <SelectField
          name="fair"
          label={t(messages.fairFilter)}
          empty={t(messages.anyFair)}
          defaultValue={fair ?? ''}
          options={[
            { value: 'any', label: t(messages.atUpcoming) },
            { value: 'none', label: t(messages.atNone) },
            ...fairs.map(({ id, name }) => ({ value: id, label: name })),
          ]}
        />
        <SelectField
          name="unpaid"
          label={t(messages.unpaidFilter)}
          empty={t(messages.anyUnpaid)}
          defaultValue={unpaid ?? ''}
          options={[
            { value: 'yes', label: t(messages.withUnpaid) },
            { value: 'no', label: t(messages.withoutUnpaid) },
          ]}
        />
      </div>
    </details>
  );
}
