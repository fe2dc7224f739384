import type { Command } from '../cli/command.ts';

/** `quad migrate`: brings the tables up to date and says what that took. */
export const migrateCommand: Command = {
  name: 'migrate',
  summary: 'Brings the database up to date.',
  help: [
    'Runs the migrations that this version of Quad has and the database has not, all in one',
    'transaction: either every one of them has run afterwards, or none. Quad does the same at each',
    'start; run it by hand to see what an upgrade will do to the tables before you start it.',
  ].join('\n'),
  async run(call) {
    const { migrated } = await call.openDatabase();
    for (const name of migrated) call.say(name);
    call.say(
      migrated.length === 0
        ? 'The database is up to date.'
        : `Ran ${migrated.length} ${migrated.length === 1 ? 'migration' : 'migrations'}; the database is up to date.`,
    );
  },
};
