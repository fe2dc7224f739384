import { demoEmail, demoPassword } from './accounts/demo-accounts.ts';
import { loadDemo } from './load-demo.server.ts';
import { CommandFailure, type Command } from './platform/cli/command.ts';
import { loadDemoCrowd } from './students/demo-crowd.server.ts';
import { userTypes } from './platform/model/viewer.ts';

/** `quad demo` */
export const loadDemoCommand: Command = {
  name: 'demo',
  summary: 'Loads the demo, or moves its fairs to the present.',
  help: [
    'Loads 250 colleges, three fairs, their exhibitors and 400 invented attendees, and six accounts',
    'with a password that everybody knows. Running it again moves the dates of the fairs forward to',
    'now and leaves everything else as it is. A server that is reached from elsewhere takes the known',
    'password from the accounts when it starts, unless DEMO is on.',
    '',
    'With --people so many invented students are added, with confirmed accounts that nobody can sign in',
    'to, so that a campaign to thousands can be tried.',
  ].join('\n'),
  options: {
    people: { type: 'string', summary: 'adds so many students, at most 100000' },
  },
  async run(call) {
    const people = readCount(call.text('people'));
    const { database } = await call.openDatabase();
    const outcome = await loadDemo(database, call.world);
    if (people > 0) {
      const progress = call.progress('students', people);
      await loadDemoCrowd(database.pool, call.world, people, (done) => progress.reach(done));
      progress.end();
      call.say(`The demo has ${people} students in its crowd.`);
    }
    call.say(`The demo was ${outcome}. Its accounts have the password ${demoPassword}:`);
    for (const type of userTypes) call.say(`  ${demoEmail(type)}`);
  },
};

/** @throws CommandFailure for what is no number of people */
function readCount(given: string | undefined): number {
  if (given === undefined) return 0;
  const count = /^\d{1,6}$/.test(given) ? Number(given) : 0;
  if (count < 1 || count > 100_000)
    throw new CommandFailure('--people wants a whole number from 1 to 100000.');
  return count;
}
