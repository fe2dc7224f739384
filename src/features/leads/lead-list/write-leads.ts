import type { CsvCell } from '../../../platform/csv/write-table.ts';
import type { Lead } from '../leads-queries.ts';

/** Columns of a student's details, by their API names. */
export const detailColumns = [
  ...(['firstName', 'lastName', 'email', 'phone', 'texts', 'address1', 'address2'] as const),
  ...(['city', 'state', 'country', 'postalCode', 'dob', 'currentSchool', 'schoolGrade'] as const),
  ...(['graduationYear', 'entryDate', 'majors', 'collegeType', 'campusSize'] as const),
  ...(['campusSetting', 'gpaScore', 'gpaScale', 'satScore', 'actScore', 'gender'] as const),
  ...(['ethnicity', 'firstGeneration', 'groups', 'takenBack', 'agreedAt', 'action'] as const),
  ...(['fairName', 'wordingVersion'] as const),
];

/** The header of a list of students. */
export const leadColumns: readonly string[] = ['recordId', 'status', ...detailColumns];

/**
 * The rows of a list: those who share, then those on an earlier list who stopped. For the latter
 * only the record and why it has to go.
 */
export function leadRows(
  items: readonly Lead[],
  gone: readonly { readonly id: string; readonly outcome: string }[],
): readonly (readonly CsvCell[])[] {
  return [
    ...items.map((lead) => [
      lead.id,
      'shared',
      ...detailColumns.map((column) => cellOf(lead[column])),
    ]),
    ...gone.map(({ id, outcome }) => [id, outcome, ...detailColumns.map(() => null)]),
  ];
}

const cellOf = (value: Lead[(typeof detailColumns)[number]]): CsvCell =>
  typeof value === 'object' && value !== null ? value.join('; ') : value;
