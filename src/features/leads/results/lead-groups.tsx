import type { CSSProperties } from 'react';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import type { ResultsData } from './open-results.ts';
import { resultsMessages as messages } from './results.messages.ts';
import { smallestGroup } from './smallest-group.ts';
import css from './results.module.css';

const heads: Readonly<Record<string, Message>> = {
  state: messages.byState,
  schoolGrade: messages.byGrade,
  majors: messages.byMajor,
};

/** Who shares with the college, by what they share; anonymous. */
export function LeadGroups({ data: { leads, total } }: { readonly data: ResultsData }) {
  const t = useTranslate();
  return (
    <Section title={t(messages.whoShares)}>
      {total.leads === 0 ? (
        <EmptyState title={t(messages.noLeads)} heading="h3">
          {t(messages.noLeadsText)}
        </EmptyState>
      ) : (
        <>
          <p className={css.note}>{t(messages.whoSharesText, { few: smallestGroup })}</p>
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
  const t = useTranslate();
  const locale = useLocale();
  const number = new Intl.NumberFormat(locale);
  const percent = new Intl.NumberFormat(locale, { style: 'percent', maximumFractionDigits: 0 });
  const title = t(heads[by] ?? messages.answer);
  const shown = [
    ...rows,
    { label: t(messages.others), count: others },
    { label: t(messages.unknown), count: unknown },
  ].filter(({ count }) => count > 0);
  if (rows.length === 0)
    return (
      <section>
        <h3>{title}</h3>
        <p className={css.note}>{t(messages.tooFew, { few: smallestGroup })}</p>
      </section>
    );
  return (
    <section>
      <h3>{title}</h3>
      <DataTable
        caption={title}
        columns={[
          { key: 'label', title: t(messages.answer) },
          { key: 'count', title: t(messages.students), figures: true },
          { key: 'share', title: t(messages.share), figures: true },
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
