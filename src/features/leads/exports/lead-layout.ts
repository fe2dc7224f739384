import type { CsvCell } from '../../../platform/csv/write-table.ts';
import type { SharingGroup } from '../../students/sharing-choices.ts';
import type { Lead } from '../lead-work/lead-rows.ts';

/** The names of the layouts, the usual one first. */
export const leadLayouts = ['plain', 'slate', 'scanner'] as const;

/** One of {@link leadLayouts}. */
export type LeadLayoutName = (typeof leadLayouts)[number];

/** Where a cell comes from: a group of shared details, the team, Quad itself, or nowhere. */
export type CellSource = SharingGroup | 'team' | 'quad' | 'neverAsked';

/** A column of a layout. */
export interface LeadColumn {
  readonly title: string;
  readonly source: CellSource;
  readonly cell: (lead: Lead) => CsvCell;
}

/** How a file of leads is laid out. A withdrawn lead fills `id` and `status` alone. */
export interface LeadLayout {
  readonly columns: readonly LeadColumn[];
  /** The titles of the columns with the record's id, and with `shared`, `withdrawn` or `erased`. */
  readonly id: string;
  readonly status: string;
  /** Whether leads with the same name, email and date of birth become one row. */
  readonly merges: boolean;
}

/** Declares columns: a title, a source, and what is in the cell. */
export const columnsOf = (
  ...columns: readonly (readonly [string, CellSource, (lead: Lead) => CsvCell])[]
): readonly LeadColumn[] => columns.map(([title, source, cell]) => ({ title, source, cell }));

/** Several values in one cell. */
export const joined = (values: readonly string[] | null): CsvCell =>
  values === null || values.length === 0 ? null : values.join('; ');
