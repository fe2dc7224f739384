import type { Command } from '../cli/command.ts';
import { adoptFileStore } from './bind-file-store.server.ts';
import { openFileStore } from './open-file-store.server.ts';

/** `quad adopt-files` */
export const adoptFilesCommand: Command = {
  name: 'adopt-files',
  arguments: [],
  summary: 'Accepts the present file store for this database after files were moved.',
  help: [
    'All processes of one database keep files in one place: a directory that they share, or a bucket.',
    'The database knows which; a process that looks elsewhere does not start. Run this once where the',
    'files are now: after they were moved to another directory or bucket, or restored. Files that are',
    'not there are not found by visitors, and nothing else is changed.',
  ].join('\n'),
  async run(call) {
    const files = openFileStore(call.readEnv(), call.world);
    try {
      const { database } = await call.openDatabase();
      await adoptFileStore(database.pool, files, call.world);
      call.say('The files of this database are here from now on.');
    } finally {
      await files.close();
    }
  },
};
