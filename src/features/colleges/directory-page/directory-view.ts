import type { CardView } from '../card-view.ts';
import {
  filterCount,
  type Asked,
  type DirectorySorting,
  type FilterName,
} from './directory-address.ts';

/** A value of a filter, and how many colleges it would leave. */
export interface Option {
  readonly value: string;
  /** Its label, where the value does not say it: a state, a fair. */
  readonly label?: string;
  readonly count: number;
}

/** An upcoming fair as a filter. */
export interface FairOption extends Option {
  readonly startTime: string;
  readonly timeZone: string;
}

/** The filters with their counts. */
export type Options = Readonly<Record<Exclude<FilterName, 'fair'>, readonly Option[]>> & {
  readonly fair: readonly FairOption[];
  /** Matching majors that are not shown. */
  readonly moreMajors: number;
};

/** A way out of an empty list: one option less, and how many colleges that gives. */
export interface WayOut {
  /** Absent: without the search text. */
  readonly filter?: { readonly name: FilterName; readonly value: string };
  /** Removes everything but this filter. */
  readonly isAlone?: boolean;
  readonly to: string;
  readonly count: number;
}

/** What the directory shows. */
export interface DirectoryView<One extends CardView = CardView> {
  readonly asked: Asked;
  readonly total: number;
  readonly pages: number;
  readonly colleges: readonly One[];
  readonly options: Options;
  readonly waysOut: readonly WayOut[];
  /** How it can be sorted. */
  readonly sortings: readonly DirectorySorting[];
}

/** The directory could not be read: `server` is Quad's fault, `offline` the connection's. */
export interface DirectoryProblem {
  readonly asked: Asked;
  readonly problem: 'server' | 'offline';
}

/** Whether filters can help: not when a name is not found at all. */
export const canNarrow = ({ asked, total }: DirectoryView): boolean =>
  total > 0 || filterCount(asked) > 0;
