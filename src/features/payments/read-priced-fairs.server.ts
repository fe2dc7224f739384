import { badInput } from '../../platform/model/refusal.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { readRows, textOf } from '../../platform/database/read-rows.ts';
import type { PricedFair } from './compute-price.ts';
import { apiSentence, saidElsewhere } from '../../platform/model/api-sentence.ts';
import { paymentRefusals as messages } from './payment-refusals.messages.ts';

// The database reports it too, for a payment that names other fairs.
saidElsewhere(messages.chooseFairs);

/** Conditions on a fair for paying its registration. */
interface Wanted {
  /** Only fairs whose deadline for exhibitors has not passed at this time. */
  readonly openAt?: Date;
  /** Also fairs that were canceled or hidden since. */
  readonly anyState?: boolean;
}

/**
 * The published fairs with these ids, in their order.
 * @throws Refusal BAD_USER_INPUT on fairIds for a missing, canceled or closed one
 */
export async function readPricedFairs(
  tx: Queryable,
  fairIds: readonly string[],
  { openAt, anyState = false }: Wanted = {},
): Promise<readonly PricedFair[]> {
  const rows = await readRows<PricedFair & { readonly deadline: Date }>(tx, {
    id: 'text',
    name: 'text',
    fairType: textOf(),
    price: 'number?',
    deadline: 'timestamp',
  })(
    `select id, name, fair_type as "fairType", price, exhibitor_deadline as deadline
     from fair where id::text = any($1)
       and ($2 or published_at is not null and cancelled_at is null)
     order by array_position($1, id::text)`,
    [fairIds, anyState],
  );
  if (rows.length === 0 || rows.length < new Set(fairIds).size)
    throw badInput({ fairIds: apiSentence(messages.chooseFairs) });
  const closed = openAt && rows.find(({ deadline }) => deadline <= openAt);
  if (closed) throw badInput({ fairIds: apiSentence(messages.closed, { name: closed.name }) });
  return rows.map(({ id, name, fairType, price }) => ({ id, name, fairType, price }));
}
