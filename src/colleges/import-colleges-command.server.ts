import { CommandFailure, type Command } from '../platform/cli/command.ts';
import { followSteps } from '../platform/cli/follow-steps.ts';
import { describeReport } from './import/describe-report.ts';
import { importColleges } from './import-colleges.server.ts';

/** `quad import-colleges FILE` */
export const importCollegesCommand: Command = {
  name: 'import-colleges',
  arguments: ['FILE'],
  summary: 'Imports or updates colleges from the federal IPEDS file.',
  help: [
    'FILE is the file HD of the Integrated Postsecondary Education Data System, of any year from 2020',
    'on (hd2024.csv), gzip or plain. It is read and checked to its end first: a file that is broken is',
    'refused with the number of the line, and nothing is written. Running it again changes nothing; a',
    'newer year updates what the import wrote itself, and keeps whatever people have edited.',
  ].join('\n'),
  options: {
    completions: {
      type: 'string',
      summary: 'the file C of completions (C2024_A), for the majors of each college',
    },
    cip: { type: 'string', summary: 'titles of fields of study that came after CIP 2020' },
    online: { type: 'string', summary: 'the file IC, for colleges that teach online only or not' },
    year: { type: 'string', summary: 'the year of FILE where its name does not say it' },
    force: { type: 'boolean', summary: 'take an older year, or a file that looks cut off' },
    'dry-run': { type: 'boolean', summary: 'tell what would change and write nothing' },
    all: { type: 'boolean', summary: 'list every change, not a few of each kind' },
  },
  async run(call) {
    const year = call.text('year');
    if (year !== undefined && !/^20\d\d$/.test(year)) {
      throw new CommandFailure(`--year takes a year such as 2024, not "${year}".`);
    }
    const { database } = await call.openDatabase();
    const progress = followSteps(call, { read: 'Reading', write: 'Writing' });
    try {
      const outcome = await importColleges(database, call.world, {
        file: call.argument('FILE'),
        completions: call.text('completions'),
        cip: call.text('cip'),
        online: call.text('online'),
        year: year === undefined ? undefined : Number(year),
        force: call.flag('force'),
        dryRun: call.flag('dry-run'),
        onProgress: progress.follow,
      });
      progress.end();
      const lines = describeReport(outcome, {
        all: call.flag('all'),
        dryRun: call.flag('dry-run'),
      });
      for (const line of lines) call.say(line);
    } finally {
      progress.end();
    }
  },
};
