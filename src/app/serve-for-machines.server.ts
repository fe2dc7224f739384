import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { CollegeDirectory } from '../features/colleges/college-directory.server.ts';
import type { FairCards } from '../features/exhibitors/fair-cards.server.ts';
import { servePushWorker } from '../features/lobby/push/serve-push-worker.server.ts';
import type { Env } from '../platform/env.server.ts';
import { serveIcons, serveLogo } from '../features/shell/icons/serve-icons.server.ts';
import { serveShareImages } from '../features/shell/share-images/serve-share-images.server.ts';
import { serveSitemap, type LiveSitemap } from '../features/shell/sitemap/serve-sitemap.server.ts';

interface Parts {
  readonly env: Env;
  readonly buildId: string;
  readonly sitemap: LiveSitemap;
  readonly fairCards: FairCards;
  readonly directory: CollegeDirectory;
  readonly admit: (request: FastifyRequest) => Promise<void>;
}

/** Pennants on the site's share image. */
const onTheLawn = 15;

/** What browsers, search engines and other sites read besides the pages. */
export function serveForMachines(app: FastifyInstance, parts: Parts): void {
  const { env, buildId, sitemap, fairCards, directory, admit } = parts;
  const { brand, publicUrl } = env;
  serveSitemap(app, { sitemap, publicUrl, admit });
  serveIcons(app, { env, buildId, admit });
  serveLogo(app, { env, admit });
  servePushWorker(app, admit);
  serveShareImages(app, {
    brand,
    publicUrl,
    admit,
    records: {
      fair: async (slug) => (await fairCards.get()).find((fair) => fair.slug === slug) ?? null,
      college: (slug) => directory.find(slug),
      someColleges: async () => (await directory.list({ limit: onTheLawn })).items,
    },
  });
}
