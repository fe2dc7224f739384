import type { ResultOf } from '../../../platform/pages/graphql.ts';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { lineKinds, type LineKind } from './import-run.ts';
import type { ImportRun } from './import-status.tsx';
import type { importLines } from './imports-queries.ts';
import type { importsMessages } from './imports.messages.ts';
import css from './imports.module.css';

/** Plain names of the fields that an import changes; the report shows any other unchanged. */
const names: Readonly<Record<string, string>> = {
  name: 'name',
  boothUrl: 'website',
  address1: 'street address',
  city: 'city',
  state: 'state',
  country: 'country',
  postalCode: 'ZIP Code',
  status: 'status',
  domain: 'domain',
  latitude: 'latitude',
  longitude: 'longitude',
  campusSize: 'campus size',
  campusSetting: 'campus setting',
  collegeType: 'kind',
  applyUrl: 'application link',
  majors: 'majors',
  onlineCoursePct: 'online study',
  graduateOnly: 'graduate programs only',
  associateMajors: 'majors without a bachelor’s degree',
  admissionRatePct: 'admission rate',
  netPrice: 'net price',
  aliases: 'other names',
};

/** The label of a college's field in a report. */
const fieldName = (field: string): string => names[field] ?? field;

type Line = ResultOf<typeof importLines>['collegeImportLines'][number];

interface ImportReportProps {
  readonly run: ImportRun;
  /** The texts of its kind of list. */
  readonly said: typeof importsMessages;
  /** The first of each kind and field. */
  readonly lines: readonly Line[];
}

const isKind = (kind: string): kind is LineKind => lineKinds.some((one) => one === kind);

/** Figures of an import, and its changes by kind with a few examples of each. */
export function ImportReport({ run, said, lines }: ImportReportProps) {
  const t = useTranslate();
  const figure = new Intl.NumberFormat(useLocale());
  const figures = [
    [said.figureRead, run.read],
    [said.figureAdded, run.added],
    [said.figureChanged, run.changed],
    [said.figureUnchanged, run.unchanged],
    ...(run.older > 0 ? [[said.figureOlder, run.older] as const] : []),
  ] as const;
  const groups = [...Map.groupBy(lines, ({ kind, field }) => `${kind} ${field ?? ''}`).values()];
  return (
    <>
      <dl className={css.figures}>
        {figures.map(([title, count]) => (
          <div key={title.id}>
            <dt>{t(title)}</dt>
            <dd>{figure.format(count)}</dd>
          </div>
        ))}
      </dl>
      {run.dropped.length > 0 && (
        <p className={css.hint}>
          {t(said.figureDropped)}: {run.dropped.join(', ')}
        </p>
      )}
      {groups.map((group) => (
        <Group key={`${group[0]?.kind} ${group[0]?.field}`} said={said} lines={group} />
      ))}
    </>
  );
}

function Group({ said, lines }: Pick<ImportReportProps, 'said' | 'lines'>) {
  const t = useTranslate();
  const figure = new Intl.NumberFormat(useLocale());
  const [first] = lines;
  if (!first || !isKind(first.kind)) return null;
  return (
    <Disclosure
      title={t(said[first.kind], { field: fieldName(first.field ?? '') })}
      aside={figure.format(first.count)}
    >
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line.place}>
            {line.name}, {line.city}, {line.state}
            {line.kind === 'changed' && (
              <>
                : <del>{line.before ?? t(said.nothing)}</del>{' '}
                <ins>{line.after ?? t(said.nothing)}</ins>
              </>
            )}
          </li>
        ))}
        {first.count > lines.length && (
          <li className={css.hint}>{t(said.more, { count: first.count - lines.length })}</li>
        )}
      </ul>
    </Disclosure>
  );
}
