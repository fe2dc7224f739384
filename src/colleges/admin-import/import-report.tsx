import type { ResultOf } from '../../platform/pages/graphql.ts';
import { Disclosure } from '../../ui/disclosure.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { lineKinds, type LineKind } from './import-run.ts';
import { fieldName } from './field-names.ts';
import type { ImportRun } from './import-status.tsx';
import type { importLines } from './imports-queries.ts';
import type { importsWords } from './imports.words.ts';
import css from './imports.module.css';

type Line = ResultOf<typeof importLines>['collegeImportLines'][number];

interface ImportReportProps {
  readonly run: ImportRun;
  /** The words of its kind of list. */
  readonly said: typeof importsWords;
  /** The first of each kind and field. */
  readonly lines: readonly Line[];
}

const isKind = (kind: string): kind is LineKind => lineKinds.some((one) => one === kind);

/** Figures of an import, and its changes by kind with a few of each. */
export function ImportReport({ run, said, lines }: ImportReportProps) {
  const say = useSay();
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
            <dt>{say(title)}</dt>
            <dd>{figure.format(count)}</dd>
          </div>
        ))}
      </dl>
      {run.dropped.length > 0 && (
        <p className={css.hint}>
          {say(said.figureDropped)}: {run.dropped.join(', ')}
        </p>
      )}
      {groups.map((group) => (
        <Group key={`${group[0]?.kind} ${group[0]?.field}`} said={said} lines={group} />
      ))}
    </>
  );
}

function Group({ said, lines }: Pick<ImportReportProps, 'said' | 'lines'>) {
  const say = useSay();
  const figure = new Intl.NumberFormat(useLocale());
  const [first] = lines;
  if (!first || !isKind(first.kind)) return null;
  return (
    <Disclosure
      title={say(said[first.kind], { field: fieldName(first.field ?? '') })}
      aside={figure.format(first.count)}
    >
      <ul className={css.lines}>
        {lines.map((line) => (
          <li key={line.place}>
            {line.name}, {line.city}, {line.state}
            {line.kind === 'changed' && (
              <>
                : <del>{line.before ?? say(said.nothing)}</del>{' '}
                <ins>{line.after ?? say(said.nothing)}</ins>
              </>
            )}
          </li>
        ))}
        {first.count > lines.length && (
          <li className={css.hint}>{say(said.more, { count: first.count - lines.length })}</li>
        )}
      </ul>
    </Disclosure>
  );
}
