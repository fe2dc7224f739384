// `npm run quad -- <command>`: the operator's command line.
import { commands } from './commands.ts';
import { outliveReaders } from '../../platform/cli/outlive-readers.server.ts';
import { runCommandLine } from '../../platform/cli/run-command.server.ts';
import { openDatabase } from '../../platform/database/database.server.ts';
import { migrate } from '../../platform/database/migrate.server.ts';
import { readEnv } from '../../platform/env.server.ts';
import { silentLog } from '../../platform/log.ts';
import { realWorld } from '../../platform/real-world.server.ts';

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
