import { collegeImportCalls } from './college-imports.server.ts';
import { collegeMergeCalls } from './merge-colleges.server.ts';
import { collegeStatusCalls } from './set-college-status.server.ts';

/** The calls with which admins keep the directory: status, imports of federal files, merges. */
export const keepDirectoryCalls = [
  ...collegeStatusCalls,
  ...collegeImportCalls,
  ...collegeMergeCalls,
] as const;
