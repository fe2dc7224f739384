// `npm run quad -- <command>`: the operator's command line.
import { outliveReaders } from '../../platform/cli/outlive-readers.server.ts';
import { runCommandLine } from '../../platform/cli/run-command.server.ts';
import { openDatabase } from '../../platform/database/database.server.ts';
import { migrate } from '../../platform/database/migrate.server.ts';
import { readEnv } from '../../platform/env.server.ts';
import { silentLog } from '../../platform/log.ts';
import { realWorld } from '../../platform/real-world.server.ts';
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

outliveReaders(process.stdout, process.stderr);

process.exitCode = await runCommandLine(process.argv.slice(2), commands, {
  world: realWorld,
  output: process.stdout,
  errors: process.stderr,
  readEnv: () => readEnv(process.env),
  async openDatabase({ asItIs = false }) {
    const { dataDir, databaseUrl } = readEnv(process.env);
    const database = await openDatabase({
      dataDir,
      databaseUrl,
      log: silentLog,
      // An import may think longer about one statement than a page may.
      statementTimeout: 0,
    });
    try {
      return { database, migrated: asItIs ? [] : await migrate(database) };
    } catch (error) {
      await database.close();
      throw error;
    }
  },
});
