import type { Command } from '../cli/command.ts';
import { followSteps } from '../cli/follow-steps.ts';
import { openFileStore } from '../files/open-file-store.server.ts';

import { describeAmount, describeMissing } from './describe-amount.ts';
import { readVersion } from './read-version.server.ts';
import { houseScope } from './scope.ts';
import { writeBackup } from './write-backup.server.ts';

/** `quad backup FILE` */
export const backupCommand: Command = {
  name: 'backup',
  arguments: ['FILE'],
  summary: 'Writes a backup of all data to one file, while Quad is running.',
  help: [
    'All records of one instant, the files that people have uploaded, and the secret that sessions are',
    'signed with. FILE appears when it is whole; it never takes the place of another file. Keep it as',
    'you keep the database: it holds personal data and can be read by your user only. With',
    'BACKUP_PASSPHRASE it is encrypted, too; without the passphrase nobody can ever open it again.',
    'The backup can be put back into PostgreSQL of any version that Quad runs on: see restore --help.',
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
        scope: houseScope,
        files,
        secret: env.secret,
        passphrase: env.backupPassphrase,
        now: call.world.now(),
        version: await readVersion(),
        onProgress: progress.follow,
      });
      progress.end();
      const seconds = (performance.now() - started) / 1000;
      call.say(`${call.argument('FILE')} holds ${describeAmount(outcome, seconds)}.`);
      const missing = describeMissing(outcome.missingFiles);
      if (missing !== null) call.say(missing);
      call.say(
        env.backupPassphrase === undefined
          ? 'It is not encrypted: everything in it, the secret too, can be read by whoever gets the file.'
          : 'It is encrypted with BACKUP_PASSPHRASE.',
      );
    } finally {
      progress.end();
      await files.close();
    }
  },
};
