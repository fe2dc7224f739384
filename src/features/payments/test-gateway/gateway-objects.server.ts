import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, readRows } from '../../../platform/database/read-rows.ts';
import type { World } from '../../../platform/world.ts';

/** A checkout session as in Stripe's API, as far as we read it. */
export interface GatewaySession {
  readonly id: string;
  readonly object: 'checkout.session';
  readonly livemode: false;
  readonly created: number;
  readonly expires_at: number;
  readonly status: 'open' | 'complete' | 'expired';
  readonly payment_status: 'unpaid' | 'paid';
  readonly amount_total: number;
  readonly currency: string;
  readonly client_reference_id: string | null;
  readonly metadata: Readonly<Record<string, string>>;
  readonly success_url: string;
  readonly cancel_url: string;
  readonly payment_intent: string | null;
  readonly url: string | null;
  /** For the page; Stripe has a separate call for it. */
  readonly lines: readonly { name: string; cents: number; quantity: number }[];
}

/** A refund. */
export interface GatewayRefund {
  readonly id: string;
  readonly object: 'refund';
  readonly created: number;
  readonly amount: number;
  readonly currency: string;
  readonly status: 'succeeded';
  readonly payment_intent: string;
  readonly metadata: Readonly<Record<string, string>>;
}

type GatewayObject = GatewaySession | GatewayRefund;

/** Seconds since 1970, as Stripe's API counts them. */
export const secondsOf = (instant: Date): number => Math.floor(instant.getTime() / 1000);

/** An unguessable id in Stripe's format. */
export const newGatewayId = (world: World, prefix: string): string =>
  `${prefix}_${Buffer.from(world.randomBytes(24)).toString('hex')}`;

/** Stores the current state of an object. */
export async function keepObject(tx: Queryable, body: GatewayObject): Promise<void> {
  await tx.query(
    `insert into test_gateway_object (id, kind, body, created_at)
     values ($1, $2, $3, to_timestamp($4))
     on conflict (id) do update set body = excluded.body`,
    [body.id, body.object, JSON.stringify(body), body.created],
  );
}

/**
 * A session, locked until the transaction ends. Reading it after its time expires it, and sends an
 * event to the webhook.
 */
export async function readSession(
  tx: Queryable,
  world: World,
  id: string,
): Promise<GatewaySession | null> {
  const rows = await readRows(tx, { body: jsonOf<GatewaySession>() })(
    `select body from test_gateway_object where id = $1 and kind = 'checkout.session' for update`,
    [id],
  );
  const session = rows[0]?.body;
  if (!session) return null;
  const late = session.status === 'open' && session.expires_at <= secondsOf(world.now());
  return late ? endSession(tx, world, session) : session;
}

/** Ends an unpaid session. */
export async function endSession(
  tx: Queryable,
  world: World,
  session: GatewaySession,
): Promise<GatewaySession> {
  const ended: GatewaySession = { ...session, status: 'expired', url: null };
  await keepObject(tx, ended);
  await writeEvent(tx, world, 'checkout.session.expired', ended);
  return ended;
}

/** Takes the payer's fake money. */
export async function paySession(
  tx: Queryable,
  world: World,
  session: GatewaySession,
): Promise<GatewaySession> {
  const paid: GatewaySession = {
    ...session,
    status: 'complete',
    payment_status: 'paid',
    payment_intent: newGatewayId(world, 'pi_test'),
    url: null,
  };
  await keepObject(tx, paid);
  await writeEvent(tx, world, 'checkout.session.completed', paid);
  return paid;
}

/** The refunds of a payment, newest first. */
export async function readRefunds(tx: Queryable, payment: string): Promise<GatewayRefund[]> {
  const rows = await readRows(tx, { body: jsonOf<GatewayRefund>() })(
    `select body from test_gateway_object
     where kind = 'refund' and body ->> 'payment_intent' = $1 order by created_at desc, id`,
    [payment],
  );
  return rows.map(({ body }) => body);
}

/** The session a payment belongs to, locked until the transaction ends. */
export async function readPaidSession(
  tx: Queryable,
  payment: string,
): Promise<GatewaySession | null> {
  const rows = await readRows(tx, { body: jsonOf<GatewaySession>() })(
    `select body from test_gateway_object
     where kind = 'checkout.session' and body ->> 'payment_intent' = $1 for update`,
    [payment],
  );
  return rows[0]?.body ?? null;
}

/** Records an event for the webhook, to be sent after the transaction. */
export async function writeEvent(
  tx: Queryable,
  world: World,
  type: string,
  about: GatewayObject,
): Promise<void> {
  const now = world.now();
  const event = {
    id: newGatewayId(world, 'evt_test'),
    object: 'event',
    created: secondsOf(now),
    type,
    livemode: false,
    data: { object: about },
  };
  await tx.query(
    `insert into test_gateway_event (id, body, next_try_at, created_at) values ($1, $2, $3, $3)`,
    [event.id, JSON.stringify(event), now],
  );
}
