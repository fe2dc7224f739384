import type { CsvCell } from '../../../platform/csv/write-table.ts';
import { isEmail } from '../../../platform/model/kinds.ts';
import { nameAndEmailSince } from '../../students/sharing-wordings.ts';
import type { Lead } from '../lead-work/lead-rows.ts';
import type { CellSource, LeadColumn, LeadLayout, LeadLayoutName } from './lead-layout.ts';
import { plainLayout } from './plain-layout.ts';
import { scannerLayout } from './scanner-layout.ts';
import { slateLayout } from './slate-layout.ts';

/** The layouts by name. */
export const layoutsByName: Readonly<Record<LeadLayoutName, LeadLayout>> = {
  plain: plainLayout,
  slate: slateLayout,
  scanner: scannerLayout,
};

/** A record that has to be deleted. */
interface Gone {
  readonly id: string;
  readonly outcome: 'withdrawn' | 'erased';
}

/** Why a whole column is empty. */
type EmptyReason = 'neverAsked' | 'notShared' | 'notEntered' | 'notNoted';

/** Something about a row that the receiving system may not take, or not take whole. */
type LeadProblem =
  'email' | 'phone' | 'gpa' | 'graduationYear' | 'moreInterests' | 'merged' | 'possibleDuplicate';

interface FoundProblem {
  readonly id: string;
  readonly name: string;
  readonly problem: LeadProblem;
}

/** A file as it would be written. */
export interface LaidOutLeads {
  readonly columns: readonly string[];
  readonly rows: readonly (readonly CsvCell[])[];
  /** Rows that the layout merged into others. */
  readonly merged: number;
  readonly empty: readonly { readonly column: string; readonly reason: EmptyReason }[];
  readonly problems: readonly FoundProblem[];
}

/** Lays out leads, and says what a reader of the file has to know. The order of rows is theirs. */
export function layOutLeads(
  name: LeadLayoutName,
  leads: readonly Lead[],
  gone: readonly Gone[],
  now: Date,
): LaidOutLeads {
  const layout = layoutsByName[name];
  const { columns } = layout;
  const people = layout.merges ? groupsOf(leads) : leads.map((lead) => [lead]);
  const shared = people.map((same) => rowOf(columns, same));
  const tombstones = gone.map(({ id, outcome }) =>
    columns.map(({ title }) =>
      title === layout.id ? id : title === layout.status ? outcome : null,
    ),
  );
  return {
    columns: columns.map(({ title }) => title),
    rows: [...shared, ...tombstones],
    merged: leads.length - people.length,
    empty: columns.flatMap(({ title, source }, place) =>
      shared.length > 0 && shared.every((row) => isEmpty(row[place]))
        ? [{ column: title, reason: reasonFor(source, leads) }]
        : [],
    ),
    problems: [
      ...people.flatMap(([lead, ...others]) =>
        lead ? problemsOf(lead, others.length > 0, name, now) : [],
      ),
      ...duplicatesIn(people.flatMap(([lead]) => (lead ? [lead] : []))),
    ],
  };
}

const isEmpty = (cell: CsvCell): boolean => cell === null || cell === undefined || cell === '';

/** The first of several records of one person, filled in from the others. */
const rowOf = (columns: readonly LeadColumn[], same: readonly Lead[]): readonly CsvCell[] =>
  columns.map(({ cell }) => same.map(cell).find((value) => !isEmpty(value)) ?? null);

const nameOf = ({ student }: Lead): string =>
  `${student.firstName.trim()} ${student.lastName.trim()}`.toLowerCase();

/** Records of one person together, the earliest first: its id stays the id in every later file. */
function groupsOf(leads: readonly Lead[]): readonly (readonly Lead[])[] {
  const groups = Map.groupBy(leads, (lead) =>
    [nameOf(lead), lead.student.email.toLowerCase(), lead.student.dob].join('\n'),
  );
  return [...groups.values()].map((same) =>
    same.toSorted(
      (one, other) =>
        one.student.agreedAt.getTime() - other.student.agreedAt.getTime() ||
        (one.student.id < other.student.id ? -1 : 1),
    ),
  );
}

function reasonFor(source: CellSource, leads: readonly Lead[]): EmptyReason {
  if (source === 'neverAsked') return 'neverAsked';
  if (source === 'team') return 'notNoted';
  if (source === 'quad') return 'notEntered';
  if (source === 'contact') return leads.some(mayHaveMore) ? 'notEntered' : 'notShared';
  return leads.some(({ student }) => student.groups.includes(source)) ? 'notEntered' : 'notShared';
}

/** Whether someone shares more to contact them by than name and email, which all have. */
const mayHaveMore = ({ student }: Lead): boolean =>
  student.wordingVersion < nameAndEmailSince ||
  student.texts ||
  student.groups.includes('demographics');

function problemsOf(
  lead: Lead,
  isMerged: boolean,
  layout: LeadLayoutName,
  now: Date,
): readonly FoundProblem[] {
  const { id, email, phone, gpaScore, gpaScale, graduationYear, majors } = lead.student;
  const year = now.getUTCFullYear();
  const found: Readonly<Record<LeadProblem, boolean>> = {
    email: !isEmail(email),
    phone: phone !== null && phone.replace(/\D/g, '').length < 7,
    gpa: gpaScore !== null && gpaScale !== null && gpaScore > gpaScale,
    graduationYear: graduationYear !== null && Math.abs(graduationYear - year) > 10,
    moreInterests: layout === 'scanner' && (majors?.length ?? 0) > 3,
    merged: isMerged,
    possibleDuplicate: false,
  };
  return problemNames
    .filter((problem) => found[problem])
    .map((problem) => ({
      id,
      name: `${lead.student.firstName} ${lead.student.lastName}`,
      problem,
    }));
}

/** In the order in which they are told. */
const problemNames = [
  'email',
  'phone',
  'gpa',
  'graduationYear',
  'moreInterests',
  'merged',
] as const satisfies readonly LeadProblem[];

/** The same name and date of birth under two addresses: reported, and left to the person who reads the file. */
function duplicatesIn(leads: readonly Lead[]): readonly FoundProblem[] {
  // A name alone is no sign that two are one person.
  const dated = leads.filter(({ student }) => student.dob !== null);
  const groups = Map.groupBy(dated, (lead) => `${nameOf(lead)}\n${lead.student.dob}`);
  return [...groups.values()]
    .filter((same) => same.length > 1)
    .flat()
    .map(({ student }) => ({
      id: student.id,
      name: `${student.firstName} ${student.lastName}`,
      problem: 'possibleDuplicate',
    }));
}
