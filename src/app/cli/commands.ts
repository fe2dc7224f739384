import { createAdminCommand } from '../../features/accounts/new-accounts/create-admin-command.server.ts';
import { checkCommand } from './check-command.server.ts';
import { resetSecondFactorCommand } from '../../features/accounts/second-factor/reset-second-factor-command.server.ts';
import { eraseAddressCommand } from '../../features/campaigns/suppression-list/erase-address-command.server.ts';
import { classData } from '../../features/classes/personal-data.server.ts';
import { importCollegesCommand } from '../../features/colleges/federal-import/import-colleges-command.server.ts';
import { importSchoolsCommand } from '../../features/counselors/school-list/import-schools.server.ts';
import { loadDemoCommand } from './load-demo-command.server.ts';
import { backupCommand } from '../../platform/backup/backup-command.server.ts';
import { adoptFilesCommand } from '../../platform/files/adopt-files-command.server.ts';
import { restoreCommand } from '../../platform/backup/restore-command.server.ts';
import { repairExhibitorsCommand } from './repair-exhibitors-command.server.ts';
import { paymentsCommand } from './payments-command.server.ts';
import type { Command } from '../../platform/cli/command.ts';
import { mailCommand } from '../../platform/email/mail-command.server.ts';
import { takeBounceCommand } from '../../platform/email/take-bounce-command.server.ts';
import { migrateCommand } from '../../platform/database/migrate-command.server.ts';
import { jobsCommand } from '../../platform/jobs/jobs-command.server.ts';

/** The commands of `npm run quad`, in the order in which `--help` lists them. */
export const commands: readonly Command[] = [
  checkCommand,
  createAdminCommand,
  resetSecondFactorCommand,
  importCollegesCommand,
  importSchoolsCommand,
  loadDemoCommand,
  backupCommand,
  restoreCommand,
  adoptFilesCommand,
  takeBounceCommand(() => process.stdin),
  mailCommand,
  eraseAddressCommand([classData.erase]),
  migrateCommand,
  jobsCommand,
  paymentsCommand,
  repairExhibitorsCommand,
];
