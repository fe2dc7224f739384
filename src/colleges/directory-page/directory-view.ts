import type { CardView } from '../card-view.ts';
import {
  filterCount,
  type Asked,
  type DirectorySorting,
  type FilterName,
} from '../directory-address.ts';

/** A value of a filter, and how many colleges it would leave. */
export interface Option {
  readonly value: string;
  /** What it is called, where the value does not say it: a state, a fair. */
  readonly label?: string;
  readonly count: number;
}

/** A coming fair as a filter. */
export interface FairOption extends Option {
  readonly startTime: string;
  readonly timeZone: string;
}

/** The filters with their counts. */
export type Options = Readonly<Record<Exclude<FilterName, 'fair'>, readonly Option[]>> & {
  readonly fair: readonly FairOption[];
  /** Majors that were meant and are not shown. */
  readonly moreMajors: number;
};

/** A way out of an empty list: one thing less, and how many colleges that gives. */
export interface WayOut {
  /** Absent: without what was typed. */
  readonly filter?: { readonly name: FilterName; readonly value: string };
  /** Everything but this filter goes. */
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

/** The directory could not be read: `server` is ours to mend, `offline` the visitor's line. */
export interface DirectoryProblem {
  readonly asked: Asked;
  readonly problem: 'server' | 'offline';
}

/** Whether filters lead anywhere: not where a name is not found at all. */
export const canNarrow = ({ asked, total }: DirectoryView): boolean =>
  total > 0 || filterCount(asked) > 0;
