import { DataTable } from '../../../ui/tables/data-table.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import type { CreditEntry } from './college-money-queries.ts';
import { collegeMoneyMessages as messages } from './college-money.messages.ts';
import css from './college-money.module.css';

interface CreditLedgerProps {
  readonly entries: readonly CreditEntry[];
  readonly zone: string;
  readonly now: Date;
}

/** All changes of credits, newest first. */
export function CreditLedger({ entries, zone, now }: CreditLedgerProps) {
  const t = useTranslate();
  const signed = new Intl.NumberFormat(useLocale(), { signDisplay: 'exceptZero' });
  if (entries.length === 0) return <p>{t(messages.noLedger)}</p>;
  return (
    <DataTable
      caption={t(messages.ledger)}
      columns={[
        { key: 'when', title: t(messages.when) },
        { key: 'change', title: t(messages.change), figures: true },
        { key: 'why', title: t(messages.why) },
        { key: 'after', title: t(messages.after), figures: true },
      ]}
      rows={entries.map(({ id, createdAt, amount, reason, note, balance }) => ({
        id,
        cells: {
          when: <When start={createdAt} zone={zone} now={now.toISOString()} show="day" />,
          change: signed.format(amount),
          why: (
            <>
              {t(messages[reason])}
              {note !== null && <span className={css.second}>{note}</span>}
            </>
          ),
          after: balance,
        },
      }))}
    />
  );
}
