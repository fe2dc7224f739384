import type { Command, CommandCall } from '../cli/command.ts';
import { followSteps } from '../cli/follow-steps.ts';
import { replaceSecret } from '../env/keep-secret.server.ts';
import type { Env } from '../env.server.ts';
import { adoptFileStore } from '../files/bind-file-store.server.ts';
import { openFileStore } from '../files/open-file-store.server.ts';
import { checkBackup } from './reading/check-backup.server.ts';
import { describeAmount } from './describe-amount.ts';
import { openBackup, type OpenedBackup } from './reading/open-backup.server.ts';
import { restoreBackup } from './restoring/restore-backup.server.ts';
import { quadScope } from './scope.ts';

/** `quad restore FILE` */
export const restoreCommand: Command = {
  name: 'restore',
  arguments: ['FILE'],
  summary: 'Restores a backup into an empty database, or replaces what is there.',
  help: [
    'Checks the whole file first and restores in one transaction: if anything is wrong with the backup,',
    'the database stays as it was. Backups from older versions are migrated; those from newer versions',
    'are rejected. Stop every Quad process that uses the database first. Files are restored to the',
    'currently configured directory or bucket, and the secret to DATA_DIR, unless SECRET is set.',
    'Without --replace, Quad must never have used the database before.',
  ].join('\n'),
  options: {
    replace: { type: 'boolean', summary: 'replace everything in the database' },
    check: {
      type: 'boolean',
      summary: 'check the whole file and describe it without changing anything',
    },
  },
  async run(call) {
    const env = call.readEnv();
    const progress = followSteps(call, { read: 'Checking', rows: 'Rows', files: 'Files' });
    try {
      const backup = await openBackup(call.argument('FILE'), {
        passphrase: env.backupPassphrase,
        onBytes: (done, total) => progress.follow('read', done, total),
      });
      if (call.flag('check')) await check(call, backup);
      else await restore(call, env, backup, progress.follow);
    } finally {
      progress.end();
    }
  },
};

async function check(call: CommandCall, backup: OpenedBackup): Promise<void> {
  const started = performance.now();
  const { header, ...amount } = await checkBackup(backup);
  const seconds = (performance.now() - started) / 1000;
  call.print(`${backup.file} is complete. It was made at ${header.madeAt} by Quad ${header.quad}`);
  call.print(`from PostgreSQL ${header.postgres} and holds ${describeAmount(amount, seconds)}.`);
  call.print(`Its last migration is ${header.migrations.at(-1) ?? 'none'}.`);
}

async function restore(
  call: CommandCall,
  env: Env,
  backup: OpenedBackup,
  follow: (step: 'rows' | 'files', done: number, total: number) => void,
): Promise<void> {
  const started = performance.now();
  const files = openFileStore(env, call.world);
  try {
    const { database } = await call.openDatabase({ asItIs: true });
    const outcome = await restoreBackup(backup, {
      connectionString: database.connectionString,
      scope: quadScope,
      files,
      replace: call.flag('replace'),
      onProgress: follow,
    });
    const seconds = (performance.now() - started) / 1000;
    call.print(`Restored ${describeAmount(outcome, seconds)}, as of ${outcome.header.madeAt}.`);
    await adoptFileStore(database.pool, files, call.world);
    if (outcome.migrated.length > 0) call.print(`Ran migrations: ${outcome.migrated.join(', ')}.`);
    if (env.secretFile !== undefined) replaceSecret(env.secretFile, outcome.secret);
    else if (env.secret !== outcome.secret)
      call.print(
        'SECRET differs from the one in the backup: everyone has to sign in again, and emailed links no longer work.',
      );
  } finally {
    await files.close();
  }
}
