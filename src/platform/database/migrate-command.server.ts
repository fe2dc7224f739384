import type { Command, CommandCall } from '../cli/command.ts';
import { compareMigrations } from './compare-migrations.server.ts';
import { readOwnMigrations } from './migrate.server.ts';

/** `quad migrate`: migrates the database and reports what changed. */
export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'Migrates the database to this version.',
  help: [
    'Runs the migrations that this version of Quad has and the database has not, all in one',
    'transaction: either every one of them has run afterwards, or none. Quad does the same at each',
    'start; with --status see what an upgrade will do to the tables before you start it. Tables that a',
    'newer Quad has added to are left as they are; where it has taken away what this one uses, this one',
    'is refused, here and at the start.',
  ].join('\n'),
  options: {
    status: { type: 'boolean', summary: 'list the migrations and which of them are still to run' },
  },
  async run(call) {
    if (call.flag('status')) return showStatus(call);
    const { database, migrated } = await call.openDatabase();
    const { newer } = await compareMigrations(database.pool, await readOwnMigrations());
    for (const name of migrated) call.say(name);
    if (newer.length > 0) call.say(goesOn);
    else if (migrated.length === 0) call.say('The database is up to date.');
    else
      call.say(
        `Ran ${migrated.length} ${migrated.length === 1 ? 'migration' : 'migrations'}; the database is up to date.`,
      );
  },
};

const goesOn = 'A newer Quad has added to the tables. This one can work with them.';

async function showStatus(call: CommandCall): Promise<void> {
  const { database } = await call.openDatabase({ asItIs: true });
  const known = await readOwnMigrations();
  const { pending, newer, refusal } = await compareMigrations(database.pool, known);
  for (const name of known) call.say(`${pending.includes(name) ? 'to run' : 'has run'}  ${name}`);
  for (const name of newer) call.say(`newer    ${name}`);
  if (refusal !== undefined) call.say(refusal);
  else if (newer.length > 0) call.say(goesOn);
  else if (pending.length === 0) call.say('The database is up to date.');
  else
    call.say(
      `${pending.length} to run; quad migrate or the next start runs ${pending.length === 1 ? 'it' : 'them'}.`,
    );
}
