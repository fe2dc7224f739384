import { exportSharedStudents } from './lead-list/export-shared-students.server.ts';
import {
  exportSharedStudentsAtFair,
  sharedListsAtFair,
  sharedStudentsAtFair,
} from './fair-lists/lists-of-fair.server.ts';
import { collegeResults } from './results/college-results.server.ts';
import { sharedStudents } from './lead-list/shared-students.server.ts';

/** The operations on students' sharing with colleges, for colleges, admins and coordinators. */
export const leadsOperations = [
  collegeResults,
  sharedStudents,
  exportSharedStudents,
  sharedListsAtFair,
  sharedStudentsAtFair,
  exportSharedStudentsAtFair,
] as const;
