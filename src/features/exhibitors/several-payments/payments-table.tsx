import type { ResultOf } from '../../../platform/pages/graphql.ts';
import { Button } from '../../../ui/buttons/button.tsx';
import { CsvButton } from '../../../ui/tables/csv-button.tsx';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { formatDay } from '../../../ui/time/format-times.ts';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { Pick } from '../../../ui/tables/selection.tsx';
import { sortedBy, type TableAsked } from '../../../ui/tables/table-address.ts';
import { When } from '../../../ui/time/when.tsx';
import type { fairsOfPayments } from '../admin-payments/admin-payment-queries.ts';
import { adminPaymentsMessages as messages } from '../admin-payments/admin-payments.messages.ts';
import { exhibitorsMessages } from '../exhibitor-list/exhibitors.messages.ts';
import { PaymentActs, type ManagedPayment } from '../admin-payments/payment-acts.tsx';
import { paymentCells } from '../admin-payments/payment-cells.tsx';
import {
  statesOf,
  type paymentSorts,
  type paymentViews,
  type readPaymentsAddress,
} from '../admin-payments/read-payments-address.ts';
import { severalPaymentsMessages as several } from './several-payments.messages.ts';

type View = (typeof paymentViews)[number];

interface PaymentFiltersProps {
  readonly show: View;
  readonly filter: ReturnType<typeof readPaymentsAddress>['filter'];
  readonly fairs: ResultOf<typeof fairsOfPayments>['campaignFairs'];
  readonly now: Date;
}

/** The filters of payments: a fair, and a state when the view has several. */
export function PaymentFilters({ show, filter, fairs, now }: PaymentFiltersProps) {
  const t = useTranslate();
  const locale = useLocale();
  const states = statesOf(show);
  return (
    <>
      <SelectField
        key={`fair ${filter.fairId}`}
        name="fairId"
        label={t(several.fair)}
        empty={t(several.anyFair)}
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
          label={t(several.state)}
          empty={t(several.anyState)}
          defaultValue={filter.state ?? ''}
          options={states.map((value) => ({ value, label: t(several[value]) }))}
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

/** The actions on the selection; those with a confirmation lead to it. */
export function SeveralActs({ show, action }: SeveralActsProps) {
  const t = useTranslate();
  const askButton = { type: 'submit', size: 'small', kind: 'line', name: 'ask' } as const;
  return (
    <>
      {show !== 'withdrawn' && (
        <>
          <Button {...askButton} value="remind" icon="mail">
            {t(exhibitorsMessages.remind)}
          </Button>
          <Button {...askButton} value="paid" icon="check">
            {t(several.paid)}
          </Button>
        </>
      )}
      <CsvButton action={action}>{t(messages.csv)}</CsvButton>
    </>
  );
}

interface PaymentsTableProps {
  readonly items: readonly ManagedPayment[];
  readonly asked: TableAsked;
  readonly query: string;
  /** The form of the checkboxes in the rows. */
  readonly form: string;
  readonly chosen: readonly string[];
  readonly zone: string;
  readonly now: Date;
}

/** Payments, one row each, with the possible actions. */
export function PaymentsTable(props: PaymentsTableProps) {
  const { items, asked, query, form, chosen, zone, now } = props;
  const t = useTranslate();
  const by = (key: (typeof paymentSorts)[number]) => sortedBy(query, asked, key, 'createdAt');
  const boxOf = ({ id, receipt: { buyer, number } }: ManagedPayment) => (
    <Pick
      id={id}
      form={form}
      label={t(messages.select, { name: buyer[0] ?? '', number })}
      checked={chosen.includes(id)}
    />
  );
  return (
    <DataTable
      caption={t(messages.title)}
      columns={[
        { key: 'who', title: t(messages.who), ...by('name') },
        { key: 'what', title: t(messages.what) },
        { key: 'amount', title: t(messages.amount) },
        { key: 'state', title: t(messages.state), ...by('status') },
        { key: 'since', title: t(messages.since), ...by('createdAt') },
        { key: 'act', title: t(messages.act), acts: true },
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
          act: <PaymentActs payment={payment} query={query} />,
        },
      }))}
    />
  );
}
