import { Link } from 'react-router';
import type { ResultOf } from '../../platform/pages/graphql.ts';
import { DataTable } from '../../ui/data-table.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar.tsx';
import { Section } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { withChanges } from '../../ui/table-address.ts';
import { Tag } from '../../ui/tag.tsx';
import { TextField } from '../../ui/text-field.tsx';
import { When } from '../../ui/when.tsx';
import type { deliveriesOf } from './campaign-queries.ts';
import { campaignsWords as said } from './campaigns.words.ts';
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
  queued: said.figureWaiting,
  sending: said.sending,
  sent: said.figureSent,
  bounced: said.figureBounced,
  failed: said.figureFailed,
  unknown: said.figureUnknown,
  suppressed: said.figureSuppressed,
  cancelled: said.figureCancelled,
} as const;

const labelOf = (status: string) =>
  labels[deliveryStates.find((one) => one === status) ?? 'queued'];

/** A row for each address a campaign went to, found by address and state. */
export function Deliveries(props: DeliveriesProps) {
  const { deliveries, search, status, isFirst, query, zone, now } = props;
  const say = useSay();
  const { items, nextToken } = deliveries;
  return (
    <Section title={say(said.deliveries)}>
      <p className={css.quiet}>{say(said.deliveriesText)}</p>
      <FilterBar act={say(said.search)} label={say(said.findAddress)}>
        <TextField type="search" name="q" label={say(said.findAddress)} defaultValue={search} />
        <SelectField
          name="state"
          label={say(said.delivery)}
          empty={say(said.anyDelivery)}
          defaultValue={status ?? ''}
          options={deliveryStates.map((value) => ({ value, label: say(labels[value]) }))}
        />
      </FilterBar>
      {items.length === 0 ? (
        <EmptyState title={say(said.noDeliveries)} heading="h3">
          {say(said.noDeliveriesText)}
        </EmptyState>
      ) : (
        <DataTable
          caption={say(said.deliveries)}
          columns={[
            { key: 'address', title: say(said.address) },
            { key: 'state', title: say(said.delivery) },
            { key: 'at', title: say(said.at) },
            { key: 'why', title: say(said.why) },
          ]}
          rows={items.map((one) => ({
            id: one.id,
            cells: {
              address: <span className={css.address}>{one.email}</span>,
              state: (
                <Tag kind={one.status === 'sent' ? 'lawn' : 'plain'}>
                  {say(labelOf(one.status))}
                </Tag>
              ),
              at: one.sentAt !== null && <When start={one.sentAt} zone={zone} now={now} />,
              why: (
                <>
                  {one.attempts > 1 && say(said.attempts, { count: one.attempts })}{' '}
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
            {say(said.firstPage)}
          </Link>
        )}
        {nextToken !== null && (
          <Link to={withChanges(query, { from: nextToken })} rel="next">
            {say(said.nextPage)}
          </Link>
        )}
      </p>
    </Section>
  );
}
