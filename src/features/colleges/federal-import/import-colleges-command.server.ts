import { CommandFailure, type Command } from '../../../platform/cli/command.ts';
import { followSteps } from '../../../platform/cli/follow-steps.ts';
import { describeReport } from './describe-report.ts';
import { importColleges } from './import-colleges.server.ts';

/** `quad import-colleges FILE` */
export const importCollegesCommand: Command = {
  name: 'import-colleges',
  arguments: ['FILE'],
  summary: 'Imports or updates colleges from the federal IPEDS file.',
  help: [
    'FILE is the HD file of the Integrated Postsecondary Education Data System for 2020 or later',
    '(hd2024.csv), gzip or plain. The whole file is checked first; a broken file is rejected with the',
    'line number, and nothing is written. Running the import again changes nothing. A newer year updates',
    'what the import wrote and keeps what people have edited.',
  ].join('\n'),
  options: {
    completions: {
      type: 'string',
      summary: 'completions file (C2024_A), for the majors of each college',
    },
    cip: { type: 'string', summary: 'titles of fields of study newer than CIP 2020' },
    online: { type: 'string', summary: 'IC file, for colleges that teach online only or not' },
    year: { type: 'string', summary: 'year of FILE, if its name does not contain it' },
    force: { type: 'boolean', summary: 'accept an older year or a file that looks truncated' },
    'dry-run': { type: 'boolean', summary: 'show what would change without writing' },
    all: { type: 'boolean', summary: 'list every change instead of a few of each kind' },
  },
  async run(call) {
    const year = call.text('year');
    if (year !== undefined && !/^20\d\d$/.test(year)) {
      throw new CommandFailure(`--year must be a year such as 2024, not "${year}".`);
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
      for (const line of lines) call.print(line);
    } finally {
      progress.end();
    }
  },
};
