import { Link } from 'react-router';
import type { ResultOf } from '../../../platform/pages/graphql.ts';
import { DataTable } from '../../../ui/tables/data-table.tsx';
import { EmptyState } from '../../../ui/layout/empty-state.tsx';
import { FilterBar } from '../../../ui/tables/filter-bar.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { withChanges } from '../../../ui/tables/table-address.ts';
import { Tag } from '../../../ui/marks/tag.tsx';
import { When } from '../../../ui/time/when.tsx';
import type { deliveriesOf } from './campaign-queries.ts';
import { campaignsMessages as messages } from './campaigns.messages.ts';
import { deliveryStates } from './delivery-states.ts';
import css from './campaigns.module.css';

interface DeliveriesProps {
  readonly deliveries: ResultOf<typeof deliveriesOf>['campaignDeliveries'];
  readonly search: string;
  readonly status: string | null;
  readonly isFirst: boolean;
  readonly query: string;
  readonly zone: string;
  readonly now: string;
}

const labels = {
  queued: messages.figureWaiting,
  sending: messages.sending,
  sent: messages.figureSent,
  bounced: messages.figureBounced,
  failed: messages.figureFailed,
  unknown: messages.figureUnknown,
  suppressed: messages.figureSuppressed,
  cancelled: messages.figureCancelled,
} as const;

const labelOf = (status: string) =>
  labels[deliveryStates.find((one) => one === status) ?? 'queued'];

/** A row for each address a campaign went to, found by address and state. */
export function Deliveries(props: DeliveriesProps) {
  const { deliveries, search, status, isFirst, query, zone, now } = props;
  const t = useTranslate();
  const { items, nextToken } = deliveries;
  return (
    <Section title={t(messages.deliveries)}>
      <p className={css.quiet}>{t(messages.deliveriesText)}</p>
      <FilterBar
        act={t(messages.search)}
        label={t(messages.findAddress)}
        search={{ label: t(messages.findAddress), text: search }}
      >
        <SelectField
          name="state"
          label={t(messages.delivery)}
          empty={t(messages.anyDelivery)}
          defaultValue={status ?? ''}
          options={deliveryStates.map((value) => ({ value, label: t(labels[value]) }))}
        />
      </FilterBar>
      {items.length === 0 ? (
        <EmptyState title={t(messages.noDeliveries)} heading="h3">
          {t(messages.noDeliveriesText)}
        </EmptyState>
      ) : (
        <DataTable
          caption={t(messages.deliveries)}
          columns={[
            { key: 'address', title: t(messages.address) },
            { key: 'state', title: t(messages.delivery) },
            { key: 'at', title: t(messages.at) },
            { key: 'why', title: t(messages.why) },
          ]}
          rows={items.map((one) => ({
            id: one.id,
            cells: {
              address: <span className={css.address}>{one.email}</span>,
              state: (
                <Tag kind={one.status === 'sent' ? 'lawn' : 'plain'}>{t(labelOf(one.status))}</Tag>
              ),
              at: one.sentAt !== null && <When start={one.sentAt} zone={zone} now={now} />,
              why: (
                <>
                  {one.attempts > 1 && t(messages.attempts, { count: one.attempts })}{' '}
                  <span className={css.address}>{one.error}</span>
                </>
              ),
            },
          }))}
        />
      )}
      <p className={css.below}>
        {!isFirst && (
          <Link to={withChanges(query, { from: null })} rel="first">
            {t(messages.firstPage)}
          </Link>
        )}
        {nextToken !== null && (
          <Link to={withChanges(query, { from: nextToken })} rel="next">
            {t(messages.nextPage)}
          </Link>
        )}
      </p>
    </Section>
  );
}
