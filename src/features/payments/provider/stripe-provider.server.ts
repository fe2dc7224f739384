import type { Stripe } from 'stripe';
import { Refusal } from '../../../platform/model/refusal.ts';
import type { World } from '../../../platform/world.ts';
import {
  ProviderFailure,
  type PaymentProvider,
  type ProviderCheckout,
  type ProviderEvent,
  type ProviderRefund,
} from './payment-provider.ts';
import { forPrograms } from '../../../platform/model/api-sentence.ts';

/** Address and secrets of Stripe's API. */
export interface StripeAccess {
  readonly name: PaymentProvider['name'];
  readonly secretKey: string;
  readonly webhookSecret: string;
  /**
   * Called on the first request; undefined for Stripe itself. Its path precedes Stripe's own. May
   * throw a ProviderFailure while it is not available.
   */
  readonly apiUrl: () => string | undefined;
  /** Timeout of a response in milliseconds. */
  readonly timeLimit?: number;
}

/** Maximum age of a signed event in seconds (Stripe's own default). */
const tolerance = 300;

/** Card payments by the official SDK, loaded when first needed: it is large. */
export function stripeProvider(access: StripeAccess, world: World): PaymentProvider {
  let opened: Promise<Stripe> | undefined;
  const asking = async <Answer>(ask: (api: Stripe) => Promise<Answer>): Promise<Answer> => {
    opened ??= openStripe(access, access.apiUrl());
    try {
      return await ask(await opened);
    } catch (error) {
      throw failureOf(error);
    }
  };
  const readSession = async (api: Stripe, id: string): Promise<ProviderCheckout> => {
    const session = await api.checkout.sessions.retrieve(id, {
      expand: ['payment_intent.latest_charge'],
    });
    const payment = idOf(session.payment_intent);
    const refunds =
      payment === null
        ? []
        : (await api.refunds.list({ payment_intent: payment, limit: 100 })).data;
    return { ...checkoutOf(session), refunds: refunds.map(refundOf) };
  };
  return {
    name: access.name,
    createCheckout: (order) =>
      asking(async (api) => {
        const metadata = { checkout: order.id };
        const session = await api.checkout.sessions.create(
          {
            mode: 'payment',
            line_items: order.lines.map(({ name, cents, quantity }) => ({
              quantity,
              price_data: {
                currency: order.currency,
                unit_amount: cents,
                product_data: { name },
              },
            })),
            client_reference_id: order.id,
            metadata,
            payment_intent_data: { metadata },
            success_url: order.paidUrl,
            cancel_url: order.cancelledUrl,
            expires_at: Math.floor(order.expiresAt.getTime() / 1000),
          },
          { idempotencyKey: order.idempotencyKey },
        );
        return checkoutOf(session);
      }),
    readCheckout: (id) => asking((api) => readSession(api, id)),
    closeCheckout: (id) =>
      asking(async (api) => {
        const session = await api.checkout.sessions.retrieve(id);
        if (session.status === 'open') await api.checkout.sessions.expire(id);
      }),
    refund: ({ id, idempotencyKey, payment, cents }) =>
      asking(async (api) =>
        refundOf(
          await api.refunds.create(
            { payment_intent: payment, amount: cents, metadata: { refund: id } },
            { idempotencyKey },
          ),
        ),
      ),
    async *listCheckouts(since) {
      const created = { gte: Math.floor(since.getTime() / 1000) };
      let after: string | undefined;
      for (;;) {
        const page = await asking((api) =>
          api.checkout.sessions.list({
            created,
            limit: 100,
            ...(after === undefined ? {} : { starting_after: after }),
          }),
        );
        for (const session of page.data) yield checkoutOf(session);
        after = page.data.at(-1)?.id;
        if (!page.has_more || after === undefined) return;
      }
    },
    async verifyWebhook(payload, signature) {
      const { default: StripeSdk } = await import('stripe');
      try {
        const event = await StripeSdk.webhooks.constructEventAsync(
          Buffer.from(payload),
          signature ?? '',
          access.webhookSecret,
          tolerance,
          undefined,
          world.now().getTime(),
        );
        return eventOf(event);
      } catch {
        throw new Refusal(
          'BAD_USER_INPUT',
          forPrograms('This message is not signed by the payment service.'),
        );
      }
    },
  };
}

async function openStripe(
  { secretKey, timeLimit = 10_000 }: StripeAccess,
  elsewhere: string | undefined,
): Promise<Stripe> {
  const { default: StripeSdk } = await import('stripe');
  const common = { timeout: timeLimit, maxNetworkRetries: 1, telemetry: false };
  if (elsewhere === undefined) return new StripeSdk(secretKey, common);
  const { protocol, hostname, port, pathname } = new URL(elsewhere);
  const http = StripeSdk.createNodeHttpClient();
  return new StripeSdk(secretKey, {
    ...common,
    protocol: protocol === 'http:' ? 'http' : 'https',
    host: hostname,
    port: port === '' ? (protocol === 'http:' ? '80' : '443') : port,
    httpClient: {
      getClientName: () => http.getClientName(),
      makeRequest: (host, toPort, path, ...rest) =>
        http.makeRequest(host, toPort, `${pathname.replace(/\/$/, '')}${path}`, ...rest),
    },
  });
}

function failureOf(error: unknown): ProviderFailure {
  const status =
    error instanceof Error && 'statusCode' in error && typeof error.statusCode === 'number'
      ? error.statusCode
      : undefined;
  const message = error instanceof Error ? error.message : String(error);
  if (status === undefined) return new ProviderFailure('unknown', message);
  // Rate limits and keys in use are temporary: neither says anything about the request.
  if (status === 409 || status === 429) return new ProviderFailure('unknown', message);
  const isMissing = error instanceof Error && 'code' in error && error.code === 'resource_missing';
  if (isMissing) return new ProviderFailure('missing', message);
  return new ProviderFailure(status >= 500 ? 'broken' : 'refused', message);
}

const idOf = (value: string | { readonly id: string } | null | undefined): string | null =>
  typeof value === 'string' ? value : (value?.id ?? null);

function checkoutOf(session: Stripe.Checkout.Session): ProviderCheckout {
  const intent = typeof session.payment_intent === 'object' ? session.payment_intent : null;
  const charge = typeof intent?.latest_charge === 'object' ? intent.latest_charge : null;
  return {
    session: session.id,
    checkoutId: session.metadata?.['checkout'] ?? null,
    url: session.url,
    state: stateOf(session, intent),
    cents: session.amount_total ?? 0,
    currency: session.currency ?? '',
    payment: idOf(session.payment_intent),
    receiptUrl: charge?.receipt_url ?? null,
    refunds: [],
  };
}

function stateOf(
  { status, payment_status: paid }: Stripe.Checkout.Session,
  intent: Stripe.PaymentIntent | null,
): ProviderCheckout['state'] {
  if (status === 'expired') return 'expired';
  if (status !== 'complete') return 'open';
  if (paid !== 'unpaid') return 'paid';
  const dead = intent?.status === 'canceled' || intent?.status === 'requires_payment_method';
  return dead ? 'failed' : 'pending';
}

const refundOf = ({ id, amount, status, metadata }: Stripe.Refund): ProviderRefund => ({
  id,
  refundId: metadata?.['refund'] ?? null,
  cents: amount,
  state:
    status === 'succeeded'
      ? 'succeeded'
      : status === 'failed' || status === 'canceled'
        ? 'failed'
        : 'pending',
});

/** The subject of an event; all its objects use the same field names. */
function eventOf({ id, type, created, data }: Stripe.Event): ProviderEvent {
  const about = new Map<string, unknown>(Object.entries(data.object));
  const named = (field: string) => {
    const value = about.get(field);
    return typeof value === 'string' ? value : null;
  };
  const metadata = about.get('metadata');
  const checkout =
    typeof metadata === 'object' && metadata !== null && 'checkout' in metadata
      ? metadata.checkout
      : null;
  return {
    id,
    kind: type,
    happenedAt: new Date(created * 1000),
    checkoutId: typeof checkout === 'string' ? checkout : null,
    session: named('object') === 'checkout.session' ? named('id') : null,
    payment: named('payment_intent'),
  };
}
