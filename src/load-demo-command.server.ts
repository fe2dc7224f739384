import { demoEmail, demoPassword } from './accounts/demo-accounts.ts';
import { loadDemo } from './load-demo.server.ts';
import type { Command } from './platform/cli/command.ts';
import { userTypes } from './platform/model/viewer.ts';

/** `quad demo` */
export const loadDemoCommand: Command = {
  name: 'demo',
  summary: 'Loads the demo, or moves its fairs forward to now.',
  help: [
    'Loads 250 colleges, three fairs, their exhibitors and 400 invented attendees, and six accounts',
    'with a password that everybody knows. Running it again moves the dates of the fairs forward to',
    'now and leaves everything else as it is. A server that is reached from elsewhere takes the known',
    'password from the accounts when it starts, unless DEMO is on.',
  ].join('\n'),
  async run(call) {
    const { database } = await call.openDatabase();
    const outcome = await loadDemo(database, call.world);
    call.say(`The demo was ${outcome}. Its accounts have the password ${demoPassword}:`);
    for (const type of userTypes) call.say(`  ${demoEmail(type)}`);
  },
};
