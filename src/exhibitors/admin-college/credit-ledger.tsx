import { DataTable } from '../../ui/data-table.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { When } from '../../ui/when.tsx';
import type { CreditEntry } from './college-money-queries.ts';
import { collegeMoneyWords as said } from './college-money.words.ts';
import css from './college-money.module.css';

interface CreditLedgerProps {
  readonly entries: readonly CreditEntry[];
  readonly zone: string;
  readonly now: Date;
}

/** Every credit that came or went, the newest first. */
export function CreditLedger({ entries, zone, now }: CreditLedgerProps) {
  const say = useSay();
  const signed = new Intl.NumberFormat(useLocale(), { signDisplay: 'exceptZero' });
  if (entries.length === 0) return <p>{say(said.noLedger)}</p>;
  return (
    <DataTable
      caption={say(said.ledger)}
      columns={[
        { key: 'when', title: say(said.when) },
        { key: 'change', title: say(said.change), figures: true },
        { key: 'why', title: say(said.why) },
        { key: 'after', title: say(said.after), figures: true },
      ]}
      rows={entries.map(({ id, createdAt, amount, reason, note, balance }) => ({
        id,
        cells: {
          when: <When start={createdAt} zone={zone} now={now.toISOString()} show="day" />,
          change: signed.format(amount),
          why: (
            <>
              {say(said[reason])}
              {note !== null && <span className={css.second}>{note}</span>}
            </>
          ),
          after: balance,
        },
      }))}
    />
  );
}
