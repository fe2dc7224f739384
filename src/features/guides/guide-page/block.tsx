import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { guidesMessages as messages } from '../guides.messages.ts';
import type { Prose, ReadyBlock } from './ready-guide.ts';
import { GuideTable } from './guide-table.tsx';
import { Runs } from './runs.tsx';
import css from './block.module.css';

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
  items.map((item, place) => (
    <li key={place}>
      <Runs prose={item} />
    </li>
  ));
