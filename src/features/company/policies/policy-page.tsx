import { Icon } from '../../../ui/marks/icon.tsx';
import { Outline } from '../../../ui/navigation/outline.tsx';
import { Wrap } from '../../../ui/layout/page.tsx';
import { RunOfWords } from '../../../ui/text/prose-run.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { formatDay } from './legal-day.ts';
import { UpcomingNotice, Versions, type LegalHistory } from './legal-history.tsx';
import { legalPageMessages } from './legal-page.messages.ts';
import { policyMessages as messages } from './policy.messages.ts';
import type { Prose, ReadyPolicy, ReadyPolicyBlock } from './ready-policy.ts';
import css from './policy-page.module.css';

interface PolicyPageProps {
  readonly policy: ReadyPolicy;
  /** Null: a preview. */
  readonly history: LegalHistory | null;
  /** Whether it binds, and each fair has its own besides; a statement does not. */
  readonly isLegal?: boolean;
}

/** Quad's own text of a policy: in short, then in full, with an outline beside it. */
export default function PolicyPage({ policy, history, isLegal = true }: PolicyPageProps) {
  const t = useTranslate();
  const locale = useLocale();
  // The first version follows the releases; a later one counts from the day it was published for.
  const { number, countsFrom } = history?.version ?? { number: 1, countsFrom: policy.changed };
  return (
    <Wrap className={css.page}>
      <header className={css.head}>
        <h1>{policy.title}</h1>
        <p className={css.lead}>{policy.lead}</p>
        <p className={css.changed}>
          {number === 1 ? (
            <time dateTime={policy.changed}>
              {t(messages.changed, { date: formatDay(locale, policy.changed) })}
            </time>
          ) : (
            <time dateTime={countsFrom}>
              {t(legalPageMessages.inForceSince, { number, date: formatDay(locale, countsFrom) })}
            </time>
          )}
        </p>
      </header>
      {history && <UpcomingNotice history={history} />}
      <div className={css.columns}>
        <Outline
          places={policy.sections.map(({ anchor, heading }) => ({ anchor, label: heading }))}
        />
        <article className={css.text}>
          <section className={css.short} aria-labelledby="in-short">
            <h2 id="in-short">{t(messages.inShort)}</h2>
            <ul role="list">
              {policy.inShort.map((prose, index) => (
                <li key={index}>
                  <Icon name="check" />
                  <span>
                    <Runs prose={prose} />
                  </span>
                </li>
              ))}
            </ul>
          </section>
          {policy.sections.map(({ anchor, heading, blocks }) => (
            <section key={anchor} aria-labelledby={anchor}>
              <h2 id={anchor}>{heading}</h2>
              {blocks.map((block, index) => (
                <Block key={index} block={block} />
              ))}
            </section>
          ))}
          {isLegal && <p className={css.fairs}>{t(messages.fairs)}</p>}
          {history && <Versions history={history} />}
        </article>
      </div>
    </Wrap>
  );
}

function Block({ block }: { readonly block: ReadyPolicyBlock }) {
  switch (block.kind) {
    case 'text':
      return (
        <p>
          <Runs prose={block.prose} />
        </p>
      );
    case 'list':
      return (
        <ul className={css.list}>
          {block.items.map((prose, index) => (
            <li key={index}>
              <Runs prose={prose} />
            </li>
          ))}
        </ul>
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
  }
}

const Runs = ({ prose }: { readonly prose: Prose }) =>
  prose.map((run, index) => <RunOfWords key={index} run={run} />);
