/** What an import brings in. */
export const importSubjects = ['colleges', 'schools'] as const;
export type ImportSubject = (typeof importSubjects)[number];

/** Which of them a page below `/admin/colleges/import` or `/admin/schools/import` is about. */
export const subjectOf = ({ pathname }: URL): ImportSubject =>
  pathname.startsWith('/admin/schools/') ? 'schools' : 'colleges';

/** Where the forms of each are sent. */
export const uploadAddress: Readonly<Record<ImportSubject, string>> = {
  colleges: '/api/college-imports',
  schools: '/api/school-imports',
};

/** Which of the federal files an upload is. */
export const importSlots = ['file', 'completions', 'online'] as const;
export type ImportSlot = (typeof importSlots)[number];

/** Kinds of lines of a report, in the order in which it shows them. */
export const lineKinds = [
  ...['added', 'changed', 'closed', 'kept', 'vanished', 'deletedHere', 'lookAlike', 'repeated'],
] as const;
export type LineKind = (typeof lineKinds)[number];

/** A line of a report: what became of a college, a field of one, or a school. */
export interface ImportLine {
  readonly kind: LineKind;
  /** The federal number of a college. */
  readonly unit_id?: number;
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly field?: string;
  readonly before?: string | null;
  readonly after?: string | null;
}

/** Figures of an import as they are kept. */
export interface ImportFigures {
  readonly read: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Left out because a newer year is known. */
  readonly older: number;
  /** Values that could not be used, by column. */
  readonly dropped: Readonly<Record<string, number>>;
}
