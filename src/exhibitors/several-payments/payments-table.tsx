import type { ResultOf } from '../../platform/pages/graphql.ts';
import { Button } from '../../ui/button.tsx';
import { CsvButton } from '../../ui/csv-button.tsx';
import { DataTable } from '../../ui/data-table.tsx';
import { formatDay } from '../../ui/format-times.ts';
import { useLocale, useSay } from '../../ui/say.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { Pick } from '../../ui/selection.tsx';
import { sortedBy, type TableAsked } from '../../ui/table-address.ts';
import { When } from '../../ui/when.tsx';
import type { fairsOfPayments } from '../admin-payment-queries.ts';
import { adminPaymentsWords as said } from '../admin-payments.words.ts';
import { exhibitorsWords } from '../managing/exhibitors.words.ts';
import { PaymentActs, type ManagedPayment } from '../parts/payment-acts.tsx';
import { paymentCells } from '../parts/payment-cells.tsx';
import {
  statesOf,
  type paymentSorts,
  type paymentViews,
  type readPaymentsAddress,
} from '../read-payments-address.ts';
import { severalPaymentsWords as several } from './several-payments.words.ts';

type View = (typeof paymentViews)[number];

interface PaymentFiltersProps {
  readonly show: View;
  readonly filter: ReturnType<typeof readPaymentsAddress>['filter'];
  readonly fairs: ResultOf<typeof fairsOfPayments>['campaignFairs'];
  readonly now: Date;
}

/** What payments are narrowed to: a fair, and a state where the view has several. */
export function PaymentFilters({ show, filter, fairs, now }: PaymentFiltersProps) {
  const say = useSay();
  const locale = useLocale();
  const states = statesOf(show);
  return (
    <>
      <SelectField
        key={`fair ${filter.fairId}`}
        name="fairId"
        label={say(several.fair)}
        empty={say(several.anyFair)}
        defaultValue={filter.fairId ?? ''}
        options={fairs.map(({ id, name, startTime, timeZone }) => ({
          value: id,
          label: `${name}, ${formatDay(locale, timeZone, startTime, now.toISOString())}`,
        }))}
      />
      {states.length > 0 && (
        <SelectField
          key={`state ${show} ${filter.state}`}
          name="state"
          label={say(several.state)}
          empty={say(several.anyState)}
          defaultValue={filter.state ?? ''}
          options={states.map((value) => ({ value, label: say(several[value]) }))}
        />
      )}
    </>
  );
}

interface SeveralActsProps {
  readonly show: View;
  /** The address of the page. */
  readonly action: string;
}

/** What can be done with those selected; what is asked first leads to a question. */
export function SeveralActs({ show, action }: SeveralActsProps) {
  const say = useSay();
  const asked = { type: 'submit', size: 'small', kind: 'line', name: 'ask' } as const;
  return (
    <>
      {show !== 'withdrawn' && (
        <>
          <Button {...asked} value="remind" icon="mail">
            {say(exhibitorsWords.remind)}
          </Button>
          <Button {...asked} value="paid" icon="check">
            {say(several.paid)}
          </Button>
        </>
      )}
      <CsvButton action={action}>{say(said.csv)}</CsvButton>
    </>
  );
}

interface PaymentsTableProps {
  readonly items: readonly ManagedPayment[];
  readonly asked: TableAsked;
  readonly query: string;
  /** Of the form that the boxes of the rows belong to. */
  readonly form: string;
  readonly chosen: readonly string[];
  readonly zone: string;
  readonly now: Date;
}

/** Payments, a row each, with what can be done about it. */
export function PaymentsTable(props: PaymentsTableProps) {
  const { items, asked, query, form, chosen, zone, now } = props;
  const say = useSay();
  const by = (key: (typeof paymentSorts)[number]) => sortedBy(query, asked, key, 'createdAt');
  const boxOf = ({ id, receipt: { buyer, number } }: ManagedPayment) => (
    <Pick
      {...{ id, form }}
      label={say(said.select, { name: buyer[0] ?? '', number })}
      checked={chosen.includes(id)}
    />
  );
  return (
    <DataTable
      caption={say(said.title)}
      columns={[
        { key: 'who', title: say(said.who), ...by('name') },
        { key: 'what', title: say(said.what) },
        { key: 'amount', title: say(said.amount) },
        { key: 'state', title: say(said.state), ...by('status') },
        { key: 'since', title: say(said.since), ...by('createdAt') },
        { key: 'act', title: say(said.act), acts: true },
      ]}
      rows={items.map((payment) => ({
        id: payment.id,
        cells: {
          ...paymentCells(payment, boxOf(payment)),
          since: (
            <When
              start={payment.withdrawnAt ?? payment.receipt.createdAt}
              zone={zone}
              now={now.toISOString()}
              show="day"
            />
          ),
          act: <PaymentActs {...{ payment, query }} />,
        },
      }))}
    />
  );
}
