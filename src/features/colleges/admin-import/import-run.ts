/** The list that an import updates. */
export const importSubjects = ['colleges', 'schools'] as const;
export type ImportSubject = (typeof importSubjects)[number];

/** The kind of list of a page below `/admin/colleges/import` or `/admin/schools/import`. */
export const subjectOf = ({ pathname }: URL): ImportSubject =>
  pathname.startsWith('/admin/schools/') ? 'schools' : 'colleges';

/** Where the form of each kind is sent. */
export const uploadAddress: Readonly<Record<ImportSubject, string>> = {
  colleges: '/api/college-imports',
  schools: '/api/school-imports',
};

/** The federal file that an upload contains. */
export const importSlots = ['file', 'completions', 'online'] as const;
export type ImportSlot = (typeof importSlots)[number];

/** Kinds of lines of a report, in display order. */
export const lineKinds = [
  'added',
  'changed',
  'closed',
  'kept',
  'vanished',
  'deletedHere',
  'lookAlike',
  'repeated',
] as const;
export type LineKind = (typeof lineKinds)[number];

/** A line of a report: the outcome for a college, one of its fields, or a school. */
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

/** Figures of an import as stored. */
export interface ImportFigures {
  readonly read: number;
  readonly added: number;
  readonly changed: number;
  readonly unchanged: number;
  /** Left out because a newer year is known. */
  readonly older: number;
  /** Unusable values, by column. */
  readonly dropped: Readonly<Record<string, number>>;
}
