import type { ImportReport, ReportedCollege } from './import-report.ts';

/** Maximum number of colleges or changes in a list unless all are requested. */
const sample = 5;

const count = (n: number): string => n.toLocaleString('en-US');

/** Describes an import in lines of text for an operator. With `all` no list is cut short. */
export function describeReport(
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
