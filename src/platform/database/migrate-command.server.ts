import type { Command, CommandCall } from '../cli/command.ts';
import { readOwnMigrations } from './migrate.server.ts';
import { readMigrations } from './read-migrations.server.ts';

/** `quad migrate`: brings the tables up to date and says what that took. */
export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'Brings the database up to date.',
  help: [
    'Runs the migrations that this version of Quad has and the database has not, all in one',
    'transaction: either every one of them has run afterwards, or none. Quad does the same at each',
    'start; with --status see what an upgrade will do to the tables before you start it. A database',
    'that a newer Quad has made is refused, here and at the start.',
  ].join('\n'),
  options: {
    status: { type: 'boolean', summary: 'list the migrations and which of them are still to run' },
  },
  async run(call) {
    if (call.flag('status')) return showStatus(call);
    const { migrated } = await call.openDatabase();
    for (const name of migrated) call.say(name);
    call.say(
      migrated.length === 0
        ? 'The database is up to date.'
        : `Ran ${migrated.length} ${migrated.length === 1 ? 'migration' : 'migrations'}; the database is up to date.`,
    );
  },
};

async function showStatus(call: CommandCall): Promise<void> {
  const { database } = await call.openDatabase({ asItIs: true });
  const known = await readOwnMigrations();
  const applied = (await readMigrations(database.pool)) ?? [];
  const pending = known.filter((name) => !applied.includes(name));
  const strange = applied.filter((name) => !known.includes(name));
  for (const name of known) call.say(`${pending.includes(name) ? 'to run' : 'has run'}  ${name}`);
  for (const name of strange) call.say(`newer    ${name}`);
  call.say(
    strange.length > 0
      ? 'The database was made by a newer Quad: start that one, or restore an older backup.'
      : pending.length === 0
        ? 'The database is up to date.'
        : `${pending.length} to run; npm run quad -- migrate or the next start runs ${pending.length === 1 ? 'it' : 'them'}.`,
  );
}
