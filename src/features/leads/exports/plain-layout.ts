import type { SharedStudent } from '../shared-rows.ts';
import { detailColumns } from '../lead-list/write-leads.ts';
import { columnsOf, joined, type CellSource, type LeadLayout } from './lead-layout.ts';

/** The group of each detail that isn't part of every answer. */
const groupOf: Partial<Record<keyof SharedStudent, CellSource>> = {
  currentSchool: 'school',
  schoolGrade: 'school',
  graduationYear: 'school',
  entryDate: 'school',
  majors: 'academics',
  collegeType: 'academics',
  campusSize: 'academics',
  campusSetting: 'academics',
  gpaScore: 'academics',
  gpaScale: 'academics',
  satScore: 'academics',
  actScore: 'academics',
  gender: 'demographics',
  ethnicity: 'demographics',
  firstGeneration: 'demographics',
  groups: 'quad',
  takenBack: 'quad',
  agreedAt: 'quad',
  action: 'quad',
  fairName: 'quad',
  wordingVersion: 'quad',
};

/**
 * Everything, by the names of the API: `recordId`, `status`, the student's details, then what the
 * team noted: `rating`, `tags`, `notes`, `followUp`, `followUpOn`, `interactions`, `rep`,
 * `updatedAt`.
 */
export const plainLayout: LeadLayout = {
  id: 'recordId',
  status: 'status',
  merges: false,
  columns: [
    ...columnsOf(
      ['recordId', 'quad', ({ student }) => student.id],
      ['status', 'quad', () => 'shared'],
    ),
    ...detailColumns.map((name) => ({
      title: name,
      source: groupOf[name] ?? ('contact' as const),
      cell: ({ student }: { readonly student: SharedStudent }) => {
        const value = student[name];
        return typeof value === 'object' && value !== null && !(value instanceof Date)
          ? joined(value)
          : value;
      },
    })),
    ...columnsOf(
      ['rating', 'team', ({ work }) => work.rating],
      ['tags', 'team', ({ work }) => joined(work.tags)],
      ['notes', 'team', ({ work }) => work.notes],
      ['followUp', 'team', ({ work }) => work.followUp],
      ['followUpOn', 'team', ({ work }) => work.followUpOn],
      ['interactions', 'quad', ({ interactions }) => interactions],
      ['rep', 'team', ({ work }) => work.changedBy],
      ['updatedAt', 'team', ({ work }) => work.changedAt],
    ),
  ],
};
