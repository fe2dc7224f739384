import { CommandFailure, type Command } from '../../../platform/cli/command.ts';
import { followSteps } from '../../../platform/cli/follow-steps.ts';
import { importColleges } from './import-colleges.server.ts';
import type { ImportReport, ReportedCollege } from './import-report.ts';

/** Maximum number of colleges or changes in a list unless all are requested. */
const sample = 5;

const count = (n: number): string => n.toLocaleString('en-US');

/** Describes an import in lines of text for an operator. With `all` no list is cut short. */
function describeReport(
  report: ImportReport & { readonly dropped: ReadonlyMap<string, number> },
  { all = false, dryRun = false }: { readonly all?: boolean; readonly dryRun?: boolean } = {},
): string[] {
  const most = all ? Number.POSITIVE_INFINITY : sample;
  const list = <Entry>(title: string, entries: readonly Entry[], tell: (entry: Entry) => string) =>
    entries.length === 0
      ? []
      : [
          `${title}: ${count(entries.length)}`,
          ...entries.slice(0, most).map((entry) => `  ${tell(entry)}`),
          ...(entries.length > most
            ? [`  … and ${count(entries.length - most)} more (--all)`]
            : []),
        ];
  const dropped = [...report.dropped].map(([column, times]) => `${column} ${count(times)}`);
  return [
    `${dryRun ? 'Nothing was written. This import would find' : 'Imported'} ` +
      `${count(report.read)} colleges: ${count(report.added.length)} new, ` +
      `${count(report.changed)} changed, ${count(report.unchanged)} as they were.`,
    ...describeChanges(report, most),
    ...list('Closed', report.closed, describeCollege),
    ...list('Active here and no longer in the file', report.vanished, describeCollege),
    ...list('Kept because people have edited it', report.kept, (one) =>
      [describeCollege(one), one.field].join(': '),
    ),
    ...list('Left out because it was deleted here', report.deletedHere, describeCollege),
    ...list('Also entered by people, waiting for approval', report.lookAlikes, describeCollege),
    ...(report.older > 0 ? [`Left out because a newer year is known: ${count(report.older)}`] : []),
    ...(dropped.length > 0 ? [`Values that could not be used: ${dropped.join(', ')}`] : []),
  ];
}

/** Each field with the number of its changes and a few of them. */
function describeChanges({ changes }: ImportReport, most: number): string[] {
  const byField = [...Map.groupBy(changes, ({ field }) => field)];
  byField.sort(([, one], [, other]) => other.length - one.length);
  return byField.flatMap(([field, entries]) => [
    `Changed ${field}: ${count(entries.length)}`,
    ...entries
      .slice(0, Math.min(most, Number.isFinite(most) ? 2 : most))
      .map(
        (one) => `  ${one.unitId} ${one.name}: ${showValue(one.before)} -> ${showValue(one.after)}`,
      ),
  ]);
}

const describeCollege = ({ unitId, name, city, state }: ReportedCollege): string =>
  `${unitId} ${name}, ${city}, ${state}`;

function showValue(value: unknown): string {
  const text = Array.isArray(value)
    ? value.join(', ')
    : JSON.stringify(value ?? '').replace(/^"|"$/g, '');
  if (text === '') return '(none)';
  return text.length > 80 ? `${text.slice(0, 79)}…` : text;
}

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
    online: {
      type: 'string',
      summary: 'IC file, for colleges that teach online only or not, or admit everyone',
    },
    admissions: {
      type: 'string',
      summary: 'ADM file, for how many of those who apply are admitted',
    },
    prices: { type: 'string', summary: 'SFA file, for the average net price of a year' },
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
        admissions: call.text('admissions'),
        prices: call.text('prices'),
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
