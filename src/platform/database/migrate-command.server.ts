import type { Command, CommandCall } from '../cli/command.ts';
import { compareMigrations } from './migrating/compare-migrations.server.ts';
import { readOwnMigrations } from './migrate.server.ts';

/** `quad migrate`: migrates the database and reports what changed. */
export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'Migrates the database to this version.',
  help: [
    'Runs the pending migrations in one transaction: either all of them run or none. Quad does the same',
    'at each start; use --status to see the pending migrations before an upgrade. Additions by a newer',
    'version are left as they are. If a newer version removed something that this one needs, migrate',
    'and the server refuse to run.',
  ].join('\n'),
  options: {
    status: { type: 'boolean', summary: 'list all migrations and which of them are pending' },
  },
  async run(call) {
    if (call.flag('status')) return showStatus(call);
    const { database, migrated } = await call.openDatabase();
    const { newer } = await compareMigrations(database.pool, await readOwnMigrations());
    for (const name of migrated) call.print(name);
    if (newer.length > 0) call.print(goesOn);
    else if (migrated.length === 0) call.print('The database is up to date.');
    else
      call.print(
        `Ran ${migrated.length} ${migrated.length === 1 ? 'migration' : 'migrations'}; the database is up to date.`,
      );
  },
};

const goesOn = 'A newer Quad has added to the tables. This one can work with them.';

async function showStatus(call: CommandCall): Promise<void> {
  const { database } = await call.openDatabase({ asItIs: true });
  const ownMigrations = await readOwnMigrations();
  const { pending, newer, refusal } = await compareMigrations(database.pool, ownMigrations);
  for (const name of ownMigrations)
    call.print(`${pending.includes(name) ? 'to run' : 'has run'}  ${name}`);
  for (const name of newer) call.print(`newer    ${name}`);
  if (refusal !== undefined) call.print(refusal);
  else if (newer.length > 0) call.print(goesOn);
  else if (pending.length === 0) call.print('The database is up to date.');
  else
    call.print(
      `${pending.length} to run; quad migrate or the next start runs ${pending.length === 1 ? 'it' : 'them'}.`,
    );
}
