import { demoEmail, demoPassword } from '../../features/accounts/demo-accounts.ts';
import { loadDemoWithSchools } from '../demo/open-demo.server.ts';
import { CommandFailure, type Command } from '../../platform/cli/command.ts';
import { loadDemoCrowd } from '../../features/students/student-record/demo-crowd.server.ts';
import { userTypes } from '../../platform/model/viewer.ts';

/** `quad demo` */
export const loadDemoCommand: Command = {
  name: 'demo',
  summary: 'Loads the demo, or moves its fairs to the present.',
  help: [
    'Loads 250 colleges, three fairs with exhibitors and 400 fictional attendees, and six accounts with',
    'a publicly known password. Running it again moves the fair dates forward to now and leaves',
    'everything else as it is. A server that can be reached from other machines locks these accounts',
    'when it starts, unless DEMO is on.',
    '',
    'With --people, also adds that many fictional students with confirmed accounts that no one can sign',
    'in to, so that you can try a campaign to thousands.',
  ].join('\n'),
  options: {
    people: { type: 'string', summary: 'number of students to add, at most 100000' },
  },
  async run(call) {
    const people = readCount(call.text('people'));
    const { database } = await call.openDatabase();
    const outcome = await loadDemoWithSchools(database, call.world);
    if (people > 0) {
      const progress = call.progress('students', people);
      await loadDemoCrowd(database.pool, call.world, people, (done) => progress.reach(done));
      progress.end();
      call.print(`The demo crowd now has ${people} students.`);
    }
    call.print(`The demo was ${outcome}. Its accounts have the password ${demoPassword}:`);
    for (const type of userTypes) call.print(`  ${demoEmail(type)}`);
  },
};

/** @throws CommandFailure for what is no number of people */
function readCount(text: string | undefined): number {
  if (text === undefined) return 0;
  const count = /^\d{1,6}$/.test(text) ? Number(text) : 0;
  if (count < 1 || count > 100_000)
    throw new CommandFailure('--people must be a whole number from 1 to 100000.');
  return count;
}
