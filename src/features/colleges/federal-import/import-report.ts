import type { FederalField } from '../federal-files/federal-college.ts';

/** A college in a report: enough to find it. */
export interface ReportedCollege {
  readonly unitId: number;
  readonly name: string;
  readonly city: string;
  readonly state: string;
}

export interface ReportedChange extends ReportedCollege {
  readonly field: FederalField | 'aliases';
  readonly before: unknown;
  readonly after: unknown;
}

/** What an import did, or would do. */
export interface ImportReport {
  readonly read: number;
  readonly added: readonly ReportedCollege[];
  readonly changes: readonly ReportedChange[];
  /** Colleges with at least one change. */
  readonly changed: number;
  /** Colleges of the file that already match it. */
  readonly unchanged: number;
  /** Closed by this import. */
  readonly closed: readonly ReportedCollege[];
  /** Known from an earlier year, still active here, and no longer in the file. */
  readonly vanished: readonly ReportedCollege[];
  /** Fields left alone because people have edited them. */
  readonly kept: readonly (ReportedCollege & { readonly field: FederalField })[];
  /** In the file, and deleted here by people since an earlier import: left out. */
  readonly deletedHere: readonly ReportedCollege[];
  /** In the file in an older year than the stored one: left out. */
  readonly older: number;
  /** Colleges made by people that may be one of the file's with the same name and location. */
  readonly lookAlikes: readonly ReportedCollege[];
}
