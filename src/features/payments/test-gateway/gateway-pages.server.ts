import type { FastifyInstance, FastifyReply } from 'fastify';
import type pg from 'pg';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { preparePage } from '../../../platform/http/security-headers.server.ts';
import type { World } from '../../../platform/world.ts';
import { paySession, readSession, type GatewaySession } from './gateway-objects.server.ts';
import { setGatewayPage, type GatewayPage } from './gateway-page.ts';
import { readForm, textIn } from './read-form.ts';

interface PagesOptions {
  readonly world: World;
  readonly pool: pg.Pool;
  readonly merchant: () => string;
  readonly pageUrl: (session: string) => string;
}

interface Route {
  Params: { readonly session: string };
}

/**
 * Adds the page where someone pays a test checkout, lets the card be declined, or cancels. The
 * address is the key: its id can't be guessed, as with the real ones.
 */
export function addGatewayPages(app: FastifyInstance, options: PagesOptions): void {
  const { pool, world, merchant, pageUrl } = options;

  function show(reply: FastifyReply, session: GatewaySession | null, declined = false) {
    const nonce = preparePage(reply, world);
    const page: GatewayPage = {
      merchant: merchant(),
      state: session ? stateOf(session, declined) : 'unknown',
      lines: session?.lines ?? [],
      cents: session?.amount_total ?? 0,
      currency: session?.currency ?? 'usd',
      action: session ? pageUrl(session.id) : '',
      backUrl: session?.status === 'complete' ? session.success_url : (session?.cancel_url ?? ''),
      nonce,
    };
    return reply
      .code(session ? (declined ? 402 : 200) : 404)
      .header('referrer-policy', 'no-referrer')
      .type('text/html; charset=utf-8')
      .send(setGatewayPage(page));
  }

  app.get<Route>('/checkout/:session', async (request, reply) => {
    const id = request.params.session;
    return show(reply, await transaction(pool, (tx) => readSession(tx, world, id)));
  });

  app.post<Route>('/checkout/:session', async (request, reply) => {
    const wish = textIn(readForm(typeof request.body === 'string' ? request.body : ''), 'do');
    const session = await transaction(pool, async (tx) => {
      const found = await readSession(tx, world, request.params.session);
      return wish === 'pay' && found?.status === 'open' ? paySession(tx, world, found) : found;
    });
    if (wish === 'cancel' && session?.status === 'open')
      return reply.redirect(session.cancel_url, 303);
    if (session?.status === 'complete') return reply.redirect(session.success_url, 303);
    return show(reply, session, wish === 'decline');
  });
}

function stateOf({ status }: GatewaySession, declined: boolean): GatewayPage['state'] {
  if (status === 'complete') return 'paid';
  if (status === 'expired') return 'expired';
  return declined ? 'declined' : 'open';
}
