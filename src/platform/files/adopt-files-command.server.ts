import type { Command } from '../cli/command.ts';
import { adoptFileStore } from './bind-file-store.server.ts';
import { openFileStore } from './open-file-store.server.ts';

/** `quad adopt-files` */
export const adoptFilesCommand: Command = {
  name: 'adopt-files',
  arguments: [],
  summary: 'Accepts the present file store for this database after files were moved.',
  help: [
    'All processes that use one database share one file store: a shared directory or a bucket. The',
    'database records which one, and a process with a different one does not start. Run this once with',
    'the new settings after you move or restore the files. Nothing else changes; visitors can’t find',
    'files that are missing there.',
  ].join('\n'),
  async run(call) {
    const files = openFileStore(call.readEnv(), call.world);
    try {
      const { database } = await call.openDatabase();
      await adoptFileStore(database.pool, files, call.world);
      call.print('The database now uses this file store.');
    } finally {
      await files.close();
    }
  },
};
