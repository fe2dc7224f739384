import type { FastifyBaseLogger } from 'fastify';
import { findCredential } from '../features/accounts/callers/find-credential.ts';
import { rereadViewers } from '../features/accounts/callers/reread-viewer.server.ts';
import { openEvents, type Events, type Follower } from '../platform/events/events.server.ts';
import { answerRequests } from '../platform/graphql/answer-request.server.ts';
import type { Api } from '../platform/graphql/api.server.ts';
import { clientAddress } from '../platform/http/client-address.server.ts';
import type { RequestLimits } from '../platform/http/limits.server.ts';
import { refuseForeignOrigin } from '../platform/http/origin.server.ts';
import type { Viewer } from '../platform/model/viewer.ts';
import type { Metrics } from '../platform/monitoring/metrics.server.ts';
import type { World } from '../platform/world.ts';
import type { AppServices } from './services.server.ts';
import { viewerFacts } from './viewer-facts.ts';

interface Parts {
  readonly api: Api;
  readonly services: AppServices;
  readonly world: World;
  readonly log: FastifyBaseLogger;
  readonly followers: readonly Follower[];
  readonly limits: RequestLimits;
  /** Finds out whose a credential is. */
  readonly lookUp: (credential: string) => Promise<Viewer | null>;
}

/** Opens the realtime part with the accounts' credentials and the API's feeds. */
export function eventsOf({ api, services, world, log, followers, limits, lookUp }: Parts): Events {
  const { database, env } = services;
  const addressOf = clientAddress(env.trustProxy);
  const answer = answerRequests({ api, services, world });
  const protocol = env.publicUrl.startsWith('https:') ? 'https' : 'http';
  return openEvents({
    database,
    world,
    log,
    followers,
    async answer(request, caller) {
      try {
        if (!caller.counted) {
          await limits.takeForAddress(caller.address);
          if (caller.viewer.id) await limits.takeForAccount(caller.viewer.id);
        }
      } catch (error) {
        return { result: { errors: [api.errors.format(error)] } };
      }
      return answer(request, caller);
    },
    rereadViewer: rereadViewers(database.signInPool, viewerFacts, world, env),
    addressOf,
    async identify(credentials) {
      const credential = findCredential(credentials);
      const viewer = credential && (await lookUp(credential.token));
      return viewer?.waitsFor === undefined ? viewer : null;
    },
    async admit(request) {
      refuseForeignOrigin(request.headers, { publicUrl: env.publicUrl, protocol });
      await limits.takeForAddress(addressOf(request));
    },
  });
}

/** Lag in seconds from which the metrics report live updates as stalled. */
const mostLag = 10;

/** For `quad_part_works`: rejects if live updates are stalled. */
export async function keepsUp(events: Events): Promise<void> {
  const { lag } = events.figures();
  if (lag > mostLag) throw new Error(`Subscribers are ${Math.round(lag)} s behind.`);
}

/** The figures of the realtime part among the metrics. */
export function measureEvents(metrics: Metrics, events: Events): void {
  metrics.gauge(
    'quad_connections',
    'Sockets and event streams.',
    () => events.figures().connections,
  );
  metrics.gauge('quad_subscriptions', 'Subscriptions.', () => events.figures().subscriptions);
  metrics.gauge(
    'quad_event_lag_seconds',
    'How far subscribers are behind.',
    () => events.figures().lag,
  );
}
