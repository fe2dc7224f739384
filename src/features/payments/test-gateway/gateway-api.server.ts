import { createHash, timingSafeEqual } from 'node:crypto';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type pg from 'pg';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, readRows } from '../../../platform/database/read-rows.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import type { World } from '../../../platform/world.ts';
import {
  endSession,
  keepObject,
  newGatewayId,
  readPaidSession,
  readRefunds,
  readSession,
  secondsOf,
  writeEvent,
  type GatewayRefund,
  type GatewaySession,
} from './gateway-objects.server.ts';
import { readForm, type FormGroup } from './read-form.ts';
import { orderedRefund, orderedSession, WrongParameter } from './read-order.ts';

interface ApiOptions {
  readonly world: World;
  readonly pool: pg.Pool;
  /** The API key that callers must send. */
  readonly secretKey: string;
  /** The address of a session's page. */
  readonly pageUrl: (session: string) => string;
}

interface Outcome {
  readonly status: number;
  readonly body: object;
}

/** Adds the part of Stripe's API that we use, under `/v1`, to a server that reads forms as text. */
export function addGatewayApi(app: FastifyInstance, options: ApiOptions): void {
  const { pool, world } = options;

  app.addHook('onRequest', async (request, reply) => {
    if (!request.routeOptions.url?.includes('/v1/') || showsKey(request, options.secretKey)) return;
    await reply.code(401).send(failure('Invalid API Key provided').body);
  });

  app.post('/v1/checkout/sessions', (request, reply) =>
    writing(request, reply, async (tx, form) => {
      const id = newGatewayId(world, 'cs_test');
      const session = orderedSession(form, { id, now: world.now(), url: options.pageUrl(id) });
      await keepObject(tx, session);
      return { status: 200, body: shown(session) };
    }),
  );

  app.post<{ Params: { id: string } }>('/v1/checkout/sessions/:id/expire', (request, reply) =>
    writing(request, reply, async (tx) => {
      const session = await readSession(tx, world, request.params.id);
      if (!session) return noSuch('checkout.session');
      if (session.status !== 'open') return failure('This session is not open.');
      return { status: 200, body: shown(await endSession(tx, world, session)) };
    }),
  );

  app.get<{ Params: { id: string } }>('/v1/checkout/sessions/:id', async (request, reply) => {
    const session = await transaction(pool, (tx) => readSession(tx, world, request.params.id));
    if (!session) return reply.code(404).send(noSuch('checkout.session').body);
    const { payment_intent: intent } = session;
    const expanded = request.url.includes('expand');
    return {
      ...shown(session),
      payment_intent: expanded && intent !== null ? intentOf(intent, session) : intent,
    };
  });

  app.get<{ Querystring: Record<string, string | undefined> }>(
    '/v1/checkout/sessions',
    async ({ query }) => {
      const most = Math.min(100, Number(query['limit'] ?? 10));
      const rows = await readRows(pool, { body: jsonOf<GatewaySession>() })(
        `select body from test_gateway_object
         where kind = 'checkout.session' and created_at >= to_timestamp($1)
           and ($2::text is null or (created_at, id) <
             (select created_at, id from test_gateway_object where id = $2))
         order by created_at desc, id desc limit $3`,
        [Number(query['created[gte]'] ?? 0), query['starting_after'] ?? null, most + 1],
      );
      const data = rows.slice(0, most).map(({ body }) => shown(body));
      return { object: 'list', url: '/v1/checkout/sessions', data, has_more: rows.length > most };
    },
  );

  app.post('/v1/refunds', (request, reply) =>
    writing(request, reply, async (tx, form) => {
      const { payment, cents, metadata } = orderedRefund(form);
      const session = await readPaidSession(tx, payment);
      if (!session) return noSuch('payment_intent');
      const before = await readRefunds(tx, payment);
      const left = before.reduce((rest, { amount }) => rest - amount, session.amount_total);
      const amount = cents ?? left;
      if (amount > left || left === 0)
        return failure('Refund amount is greater than unrefunded amount on charge');
      const refund: GatewayRefund = {
        id: newGatewayId(world, 're_test'),
        object: 'refund',
        created: secondsOf(world.now()),
        amount,
        currency: session.currency,
        status: 'succeeded',
        payment_intent: payment,
        metadata,
      };
      await keepObject(tx, refund);
      await writeEvent(tx, world, 'refund.created', refund);
      return { status: 200, body: refund };
    }),
  );

  app.get<{ Querystring: Record<string, string | undefined> }>('/v1/refunds', async ({ query }) => {
    const data = await readRefunds(pool, query['payment_intent'] ?? '');
    return { object: 'list', url: '/v1/refunds', data, has_more: false };
  });

  /** Does something once per idempotency key, and repeats the response for the same key. */
  async function writing(
    request: FastifyRequest,
    reply: FastifyReply,
    work: (tx: Queryable, form: FormGroup) => Promise<Outcome>,
  ): Promise<unknown> {
    const text = typeof request.body === 'string' ? request.body : '';
    const key = request.headers['idempotency-key'];
    const { status, body } = await transaction(pool, async (tx) => {
      if (typeof key !== 'string') return judged(() => work(tx, readForm(text)));
      const hash = createHash('sha256').update(`${request.url}\n${text}`).digest('hex');
      await tx.query('select pg_advisory_xact_lock(hashtextextended($1, 15))', [key]);
      const rows = await readRows(tx, {
        request_hash: 'text',
        status: 'number',
        body: jsonOf<object>(),
      })('select request_hash, status, body from test_gateway_answer where key = $1', [key]);
      const storedAnswer = rows[0];
      if (storedAnswer && storedAnswer.request_hash !== hash)
        return failure('Keys for idempotent requests can only be used with the same parameters.');
      if (storedAnswer) return storedAnswer;
      const made = await judged(() => work(tx, readForm(text)));
      await tx.query(
        `insert into test_gateway_answer (key, request_hash, status, body, created_at)
         values ($1, $2, $3, $4, $5)`,
        [key, hash, made.status, JSON.stringify(made.body), world.now()],
      );
      return made;
    });
    return reply.code(status).send(body);
  }
}

async function judged(work: () => Promise<Outcome>): Promise<Outcome> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof WrongParameter) return failure(error.message);
    throw error;
  }
}

const failure = (message: string): Outcome => ({
  status: 400,
  body: { error: { type: 'invalid_request_error', message } },
});

const noSuch = (what: string): Outcome => ({
  status: 404,
  body: {
    error: {
      type: 'invalid_request_error',
      code: 'resource_missing',
      message: `No such ${what}`,
    },
  },
});

function showsKey({ headers }: FastifyRequest, secretKey: string): boolean {
  const hash = (text: string) => createHash('sha256').update(text).digest();
  return timingSafeEqual(hash(headers.authorization ?? ''), hash(`Bearer ${secretKey}`));
}

/** Without the fields that only the page reads. */
const shown = (session: GatewaySession): object => ({ ...session, lines: undefined });

const intentOf = (id: string, { amount_total: amount, created }: GatewaySession): object => ({
  id,
  object: 'payment_intent',
  amount,
  created,
  status: 'succeeded',
  latest_charge: { id: `ch_${id.slice(3)}`, object: 'charge', amount, receipt_url: null },
});
