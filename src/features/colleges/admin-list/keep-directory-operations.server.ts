import { collegeImportCalls } from '../college-imports.server.ts';
import { collegeMergeCalls } from '../merging/merge-colleges.server.ts';
import { collegeStatusCalls } from './set-college-status.server.ts';

/** The operations with which admins maintain the directory: status, federal imports, merges. */
export const keepDirectoryCalls = [
  ...collegeStatusCalls,
  ...collegeImportCalls,
  ...collegeMergeCalls,
] as const;
