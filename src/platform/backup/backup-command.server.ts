import { readFile } from 'node:fs/promises';
import * as v from 'valibot';
import type { Command } from '../cli/command.ts';
import { followSteps } from '../cli/follow-steps.ts';
import { openFileStore } from '../files/open-file-store.server.ts';
import { describeAmount, describeMissing } from './describe-amount.ts';
import { quadScope } from './scope.ts';
import { writeBackup } from './writing/write-backup.server.ts';

const packageShape = v.object({ version: v.string() });

/** The version of this Quad, as package.json says it. */
async function readVersion(): Promise<string> {
  const text = await readFile(new URL('../../../package.json', import.meta.url), 'utf8');
  return v.parse(packageShape, JSON.parse(text)).version;
}

/** `quad backup FILE` */
export const backupCommand: Command = {
  name: 'backup',
  arguments: ['FILE'],
  summary: 'Writes a backup of all data to one file, while Quad is running.',
  help: [
    'Contains a consistent snapshot of all records, the uploaded files, and the secret that signs',
    'sessions. FILE appears once it is complete and never overwrites another file. Protect it like the',
    'database: it holds personal data. Only your user can read it. With BACKUP_PASSPHRASE, it is also',
    'encrypted, and no one can open it without the passphrase. You can restore it to any PostgreSQL',
    'version that Quad supports: see restore --help.',
  ].join('\n'),
  async run(call) {
    const env = call.readEnv();
    const started = performance.now();
    const files = openFileStore(env, call.world);
    const { database } = await call.openDatabase({ asItIs: true });
    const progress = followSteps(call, { rows: 'Rows', files: 'Files' });
    try {
      const outcome = await writeBackup({
        file: call.argument('FILE'),
        connectionString: database.connectionString,
        scope: quadScope,
        files,
        secret: env.secret,
        passphrase: env.backupPassphrase,
        now: call.world.now(),
        version: await readVersion(),
        onProgress: progress.follow,
      });
      progress.end();
      const seconds = (performance.now() - started) / 1000;
      call.print(`${call.argument('FILE')} holds ${describeAmount(outcome, seconds)}.`);
      const missing = describeMissing(outcome.missingFiles);
      if (missing !== null) call.print(missing);
      call.print(
        env.backupPassphrase === undefined
          ? 'It is not encrypted: anyone with the file can read everything in it, including the secret.'
          : 'It is encrypted with BACKUP_PASSPHRASE.',
      );
    } finally {
      progress.end();
      await files.close();
    }
  },
};
