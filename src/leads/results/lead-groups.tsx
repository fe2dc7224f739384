import type { CSSProperties } from 'react';
import type { Message } from '../../platform/words/words.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Section } from '../../ui/page.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import type { ResultsData } from './open-results.ts';
import { resultsWords as said } from './results.words.ts';
import { smallestGroup } from './smallest-group.ts';
import css from './results.module.css';

const heads: Readonly<Record<string, Message>> = {
  state: said.byState,
  schoolGrade: said.byGrade,
  majors: said.byMajor,
};

/** Who shares with the college, by what they share; nobody can be told apart. */
export function LeadGroups({ data: { leads, total } }: { readonly data: ResultsData }) {
  const say = useSay();
  return (
    <Section title={say(said.whoShares)}>
      {total.leads === 0 ? (
        <EmptyState title={say(said.noLeads)} heading="h3">
          {say(said.noLeadsText)}
        </EmptyState>
      ) : (
        <>
          <p className={css.note}>{say(said.whoSharesText, { few: smallestGroup })}</p>
          <div className={css.groups}>
            {leads.map((group) => (
              <Group key={group.by} group={group} all={total.leads} />
            ))}
          </div>
        </>
      )}
    </Section>
  );
}

interface GroupProps {
  readonly group: ResultsData['leads'][number];
  readonly all: number;
}

function Group({ group: { by, rows, others, unknown }, all }: GroupProps) {
  const say = useSay();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const title = say(heads[by] ?? said.answer);
  const shown = [
    ...rows,
    { label: say(said.others), count: others },
    { label: say(said.unknown), count: unknown },
  ].filter(({ count }) => count > 0);
  if (rows.length === 0)
    return (
      <section>
        <h3>{title}</h3>
        <p className={css.note}>{say(said.tooFew, { few: smallestGroup })}</p>
      </section>
    );
  return (
    <section>
      <h3>{title}</h3>
      <DataTable
        caption={title}
        columns={[
          { key: 'label', title: say(said.answer) },
          { key: 'count', title: say(said.students), figures: true },
          { key: 'share', title: say(said.share), figures: true },
        ]}
        rows={shown.map(({ label, count }) => ({
          id: label,
          cells: {
            label: (
              <span className={css.share} style={{ '--share': count / all } as CSSProperties}>
                {label}
              </span>
            ),
            count: number.format(count),
            share: percent.format(count / all),
          },
        }))}
      />
    </section>
  );
}
