import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { guidesMessages as messages } from '../guides.messages.ts';
import type { Prose, ReadyBlock, ReadyTable } from './ready-guide.ts';
import css from './block.module.css';
import guideTableCss from './guide-table.module.css';
import { RunOfWords } from '../../../ui/text/prose-run.tsx';
import runsCss from './runs.module.css';

/** One thing in a section of a guide. */
export function BlockOf({ block }: { readonly block: ReadyBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Runs prose={block.prose} />
        </p>
      );
    case 'tip':
      return <Tip prose={block.prose} />;
    case 'list':
      return (
        <ul role="list" className={css.list}>
          <Items items={block.items} />
        </ul>
      );
    case 'steps':
      return (
        <ol role="list" className={css.steps}>
          <Items items={block.items} />
        </ol>
      );
    case 'terms':
      return (
        <dl className={css.terms}>
          {block.terms.map(([term, prose]) => (
            <div key={term}>
              <dt>{term}</dt>
              <dd>
                <Runs prose={prose} />
              </dd>
            </div>
          ))}
        </dl>
      );
    case 'table':
      return <GuideTable table={block.table} />;
  }
}

function Tip({ prose }: { readonly prose: Prose }) {
  const t = useTranslate();
  return (
    <div role="note" className={css.tip}>
      <p className={css.tipLabel}>
        <Icon name="star" />
        {t(messages.tip)}
      </p>
      <p>
        <Runs prose={prose} />
      </p>
    </div>
  );
}

const Items = ({ items }: { readonly items: readonly Prose[] }) =>
  items.map((item, index) => (
    <li key={index}>
      <Runs prose={item} />
    </li>
  ));

/** A comparison: a table where there is room, a card for each row on a phone. */
function GuideTable({ table: { caption, heads, rows } }: { readonly table: ReadyTable }) {
  return (
    <table className={guideTableCss.table} data-columns={heads.length}>
      <caption>{caption}</caption>
      <thead>
        <tr>
          {heads.map((head) => (
            <th key={head} scope="col">
              {head}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map((cells, row) => (
          <tr key={row}>
            {cells.map((cell, column) =>
              column === 0 ? (
                <th key={column} scope="row">
                  <Runs prose={cell} />
                </th>
              ) : (
                <td key={column}>
                  <span className={guideTableCss.head} aria-hidden="true">
                    {heads[column]}
                  </span>
                  <Runs prose={cell} />
                </td>
              ),
            )}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** The words of a paragraph, with their links and notes. */
function Runs({ prose }: { readonly prose: Prose }) {
  return prose.map((run, index) =>
    run.kind === 'note' ? (
      <Note key={index} number={run.number} place={run.place} />
    ) : (
      <RunOfWords key={index} run={run} />
    ),
  );
}

function Note({ number, place }: { readonly number: number; readonly place: number }) {
  const t = useTranslate();
  return (
    <sup className={runsCss.note}>
      <a
        href={`#note-${number}`}
        id={place === 1 ? `ref-${number}` : undefined}
        aria-label={t(messages.note, { number })}
      >
        {number}
      </a>
    </sup>
  );
}
