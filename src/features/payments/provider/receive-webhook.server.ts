import type { FastifyInstance } from 'fastify';
import { isUuid } from '../../../platform/model/kinds.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { checkoutJob } from '../reconciliation/payment-job-kinds.ts';
import type { ProviderEvent } from './payment-provider.ts';
import type { Payments } from '../payments.ts';
import { forPrograms } from '../../../platform/model/api-sentence.ts';

/** The path of the payment service's webhook. */
export const webhookPath = '/api/stripe/webhook';

/** The objects of relevant events. */
const concerning = /^(checkout\.session\.|charge\.(refund|dispute)|refund\.|payment_intent\.)/;

/**
 * Adds `POST /api/stripe/webhook`. An event is trusted by its signature alone and acknowledged at
 * once: it is stored, once per id, and a job queries the payment service for the state. So the
 * order, number and content of events do not matter. Events about none of our checkouts are
 * acknowledged and dropped; unsigned ones are rejected with 400.
 */
export function receiveWebhook(app: FastifyInstance, payments: Payments, jobs: Jobs): void {
  app.register((room, _options, ready) => {
    // The signature covers the raw bytes.
    room.removeAllContentTypeParsers();
    room.addContentTypeParser('*', { parseAs: 'buffer' }, (_request, body, parsed) =>
      parsed(null, body),
    );
    room.post(webhookPath, async (request) => {
      const { provider } = payments;
      if (!provider) throw notFound(forPrograms('Cards are not accepted here.'));
      const signature = request.headers['stripe-signature'];
      const payload = request.body instanceof Buffer ? request.body : Buffer.alloc(0);
      const event = await provider.verifyWebhook(
        payload,
        typeof signature === 'string' ? signature : undefined,
      );
      if (concerning.test(event.kind))
        await payments.change((tx) => keep(tx, payments, jobs, provider.name, event));
      return { received: true };
    });
    ready();
  });
}

async function keep(
  tx: Queryable,
  { world }: Payments,
  jobs: Jobs,
  provider: string,
  event: ProviderEvent,
): Promise<void> {
  const checkoutId = await findCheckout(tx, event);
  if (checkoutId === null) return;
  const { rowCount } = await tx.query(
    `insert into payment_event (provider, id, kind, checkout_id, happened_at, received_at)
     values ($1, $2, $3, $4, $5, $6) on conflict do nothing`,
    [provider, event.id, event.kind, checkoutId, event.happenedAt, world.now()],
  );
  if (rowCount) await jobs.enqueue(tx, checkoutJob, { checkoutId }, { key: checkoutId });
}

/** By our own id, which the provider includes, else by its ids. */
async function findCheckout(
  tx: Queryable,
  { checkoutId, session, payment }: ProviderEvent,
): Promise<string | null> {
  const rows = await readRows(tx, { id: 'text' })(
    `select id from checkout
     where id = $1 or provider_session = $2 or provider_payment = $3 limit 1`,
    [checkoutId !== null && isUuid(checkoutId) ? checkoutId : null, session, payment],
  );
  return rows[0]?.id ?? null;
}
