import { collegeStatuses } from '../college-choices.ts';
import { collegeKinds, collegeSorts } from '../managed-college.ts';
import { stateNames } from '../../../platform/addresses/states.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { readTable, type TableAsked } from '../../../ui/tables/table-address.ts';

/** The options in the address of `/admin/colleges` besides order, page and search. */
export interface CollegeFilters {
  readonly status: (typeof collegeStatuses)[number] | null;
  readonly state: string | null;
  readonly kind: string | null;
  readonly reps: 'yes' | 'no' | null;
  /** `any` and `none`: at an upcoming fair or not; otherwise the id of a fair. */
  readonly fair: string | null;
  readonly unpaid: 'yes' | 'no' | null;
}

/** The names of the filters in the address. */
export const filterNames = ['status', 'state', 'kind', 'reps', 'fair', 'unpaid'] as const;

/** What an address of the table says. */
export interface CollegesAddress {
  readonly asked: TableAsked;
  readonly filters: CollegeFilters;
}

/** Reads filters and other options of the table; ignores invalid ones. */
export function readCollegesAddress(search: URLSearchParams): CollegesAddress {
  const paramOf = (name: string) => search.get(name) ?? '';
  const yesOrNo = (name: string) => {
    const value = paramOf(name);
    return value === 'yes' || value === 'no' ? value : null;
  };
  const fair = paramOf('fair');
  return {
    asked: readTable(search, collegeSorts),
    filters: {
      status: collegeStatuses.find((one) => one === paramOf('status')) ?? null,
      state: stateNames.has(paramOf('state')) ? paramOf('state') : null,
      kind: collegeKinds.find((one) => one === paramOf('kind')) ?? null,
      reps: yesOrNo('reps'),
      fair: fair === 'any' || fair === 'none' || isUuid(fair) ? fair : null,
      unpaid: yesOrNo('unpaid'),
    },
  };
}

/** The variables of `manageColleges` for an address. */
export function toVariables({ asked, filters }: CollegesAddress) {
  const { status, state, kind, reps, fair, unpaid } = filters;
  const booleans = { yes: true, no: false };
  return {
    ...asked,
    status,
    state,
    kind,
    hasReps: reps && booleans[reps],
    exhibits: fair === 'any' ? true : fair === 'none' ? false : null,
    fairId: fair === 'any' || fair === 'none' ? null : fair,
    unpaid: unpaid && booleans[unpaid],
  };
}
