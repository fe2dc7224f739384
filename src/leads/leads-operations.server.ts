import { exportSharedStudents } from './export-shared-students.server.ts';
import {
  exportSharedStudentsAtFair,
  sharedListsAtFair,
  sharedStudentsAtFair,
} from './lists-of-fair.server.ts';
import { collegeResults } from './results/college-results.server.ts';
import { sharedStudents } from './shared-students.server.ts';

/** The calls around what students share with colleges, as colleges, admins and coordinators see it. */
export const leadsOperations = [
  collegeResults,
  sharedStudents,
  exportSharedStudents,
  sharedListsAtFair,
  sharedStudentsAtFair,
  exportSharedStudentsAtFair,
] as const;
