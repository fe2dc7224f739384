import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import { batchViewers } from '../features/accounts/callers/batch-viewers.server.ts';
import { mountAccounts } from '../features/accounts/endpoints/mount-accounts.server.ts';
import { mountCampaigns } from '../features/campaigns/mail-choices/mount-campaigns.server.ts';
import {
  openCollegeDirectory,
  type CollegeDirectory,
} from '../features/colleges/college-directory.server.ts';
import { mountCollegeImports } from '../features/colleges/college-imports.server.ts';
import { openFairCards, type FairCards } from '../features/exhibitors/fair-cards.server.ts';
import { collegesAtFair } from '../features/exhibitors/fair-cards/colleges-at-fair.server.ts';
import {
  exhibitTopics,
  fairsTouched,
  readComingExhibits,
} from '../features/exhibitors/fair-cards/coming-exhibits.server.ts';
import { serveReceipts } from '../features/exhibitors/receipts/serve-receipts.server.ts';
import { calendarSite } from '../features/fairs/calendar-fair.ts';
import { serveCalendar } from '../features/fairs/feeds/serve-calendar.server.ts';
import { openLobby, type Lobby } from '../features/lobby/open-lobby.server.ts';
import type { PresenceRhythm } from '../features/lobby/presence/presence.server.ts';
import { openPrices, type LivePrices } from '../features/payments/prices/open-prices.server.ts';
import { mountBrandPictures } from '../features/settings/brand/picture-routes.server.ts';
import { openSettings, type SiteSettings } from '../features/settings/open-settings.server.ts';
import { openSitemap } from '../features/shell/sitemap/serve-sitemap.server.ts';
import type { Database } from '../platform/database/database.server.ts';
import { measureDatabase } from '../platform/database/measure-database.server.ts';
import { addMailbox } from '../platform/email/mailbox.server.ts';
import { measureMail } from '../platform/email/measure-mail.server.ts';
import { openMailService, type MailService } from '../platform/email/open-mail-service.server.ts';
import type { Env } from '../platform/env.server.ts';
import type { Events, Follower } from '../platform/events/events.server.ts';
import type { FileStore } from '../platform/files/file-store.server.ts';
import { measureDisk } from '../platform/files/measure-disk.server.ts';
import { Api } from '../platform/graphql/api.server.ts';
import type { CallBudgetOptions } from '../platform/graphql/call-budgets.server.ts';
import { graphqlRoute } from '../platform/graphql/graphql-route.server.ts';
import { measureApi } from '../platform/graphql/measure-api.server.ts';
import { streamWith } from '../platform/graphql/stream-route.server.ts';
import { isLocalCaller, mayBeTriedOut } from '../platform/http/at-home.ts';
import { createRequestLimits, type RequestLimits } from '../platform/http/limits.server.ts';
import { createServer } from '../platform/http/server.server.ts';
import { closeServer, stopListening } from '../platform/http/shutdown.server.ts';
import type { Languages } from '../platform/i18n/translations.ts';
import type { Jobs } from '../platform/jobs/jobs.ts';
import { measureJobs } from '../platform/jobs/measure-jobs.server.ts';
import { openJobs, type JobQueue } from '../platform/jobs/open-jobs.server.ts';
import { addBuild } from '../platform/monitoring/build.server.ts';
import { addHealth } from '../platform/monitoring/health.server.ts';
import { measureParts } from '../platform/monitoring/measure-parts.server.ts';
import { addMetrics, createMetrics } from '../platform/monitoring/metrics.server.ts';
import { reportOnce } from '../platform/monitoring/report-once.server.ts';
import { barePage } from '../platform/page-server/bare-page.ts';
import type { Pages } from '../platform/page-server/pages.ts';
import { translateForReaders } from '../platform/page-server/translate-for-readers.server.ts';
import type { World } from '../platform/world.ts';
import { model } from './entities.ts';
import { openFiles, type FileOptions } from './files.server.ts';
import { admitWith, identifyWith, withSecondFactor } from './identify.server.ts';
import { jobHandlers, jobSchedules } from './jobs.server.ts';
import { composersOf, smtpOf } from './mail.server.ts';
import { accountsOf } from './open-accounts.server.ts';
import { openDemoLife, type DemoLife } from './demo/life/open-demo-life.server.ts';
import { eventsOf, keepsUp, measureEvents } from './open-events.server.ts';
import { dropOnChange, localeOf, openPages, pageCache } from './open-pages.server.ts';
import { openPayments } from './open-payments.server.ts';
import { liveCalls, operations } from './operations.ts';
import type { PushNetwork } from '../features/lobby/push/send-push.server.ts';
import { serveLeads } from '../features/leads/delivery/serve-leads.server.ts';
import { serveForMachines } from './serve-for-machines.server.ts';
import type { AppServices } from './services.server.ts';
import { storeServices } from './store-services.server.ts';
import { viewerFacts } from './viewer-facts.ts';
import { writeHooks } from './write-hooks.ts';

/** Dependencies of the app. The database is open and migrated; the app closes it. */
export interface AppOptions {
  readonly env: Env;
  readonly database: Database;
  readonly world: World;
  readonly log: FastifyBaseLogger;
  readonly buildId: string;
  /** Absent: an app without pages, for programs and API tests. */
  readonly pages?: Pages;
  /** Other limits than those of every day, for tests and benchmarks. */
  readonly limits?: RequestLimits;
  /** Other budgets of calls than those of every day, for tests and benchmarks. */
  readonly budgets?: CallBudgetOptions;
  /** Absent: jobs run by themselves; `when told`: only with `jobs.runDue()`, for tests. */
  readonly jobs?: 'when told';
  /** Other file slots than those of the entities, for tests. */
  readonly files?: FileOptions;
  /** Other languages than those of the catalogue, for tests: calls are refused in them. */
  readonly languages?: Languages;
  /** Another rhythm of presence than that of every day, for tests. */
  readonly presence?: Partial<PresenceRhythm>;
  /** A push service in the network of the server, for tests. */
  readonly push?: PushNetwork;
  /** Invented people act at the demo's fair; `when told`: only with `demoLife.step()`, for tests. */
  readonly demoLife?: 'by itself' | 'when told';
}

/** Everything together, ready to listen. */
export interface App {
  readonly fastify: FastifyInstance;
  readonly api: Api;
  readonly database: Database;
  readonly mailService: MailService;
  readonly jobs: JobQueue;
  readonly events: Events;
  readonly directory: CollegeDirectory;
  readonly fairCards: FairCards;
  readonly lobby: Lobby;
  readonly settings: SiteSettings;
  readonly prices: LivePrices;
  /** Null without a demo, and where DEMO_LIFE is off. */
  readonly demoLife: DemoLife | null;
  /** The storage of file bytes. */
  readonly fileStore: FileStore;
  /**
   * Makes proxies send requests elsewhere, through `/readyz` and by closing idle connections; still
   * serves.
   */
  startStopping(): void;
  /** Takes no new connections; those that are open are answered. */
  stopListening(): void;
  /** Takes nothing new, ends what is under way, then the database. */
  close(): Promise<void>;
}

/** Assembles the app. */
export async function createApp(options: AppOptions): Promise<App> {
  const { database, world, log, buildId } = options;
  const { pool, jobsPool, signInPool } = database;
  const followed = Promise.withResolvers<void>();
  const settings = await openSettings(
    options.env,
    jobsPool,
    log,
    followed.promise,
    () => files.store,
  );
  const { env } = settings;
  const prices = await openPrices(env, jobsPool, world, log, followed.promise);
  const { secret, publicUrl } = env;
  const limits = options.limits ?? createRequestLimits();
  const mailService = openMailService({
    pool: jobsPool,
    world,
    log,
    smtp: smtpOf(env),
    composers: composersOf(env),
  });
  const money = openPayments({
    env,
    database,
    world,
    log,
    mailer: mailService.mailer,
    prices: () => prices.book,
    jobs: () => jobs,
    onCommit: () => events.wake(),
    address: () => app.server.address(),
  });
  const files = openFiles({ env, pool: jobsPool, world, log, ...options.files });
  const parts = {
    pool: jobsPool,
    world,
    log,
    mailer: mailService.mailer,
    env,
    payments: money.payments,
    store: files.store,
    push: options.push,
    jobs: (): Jobs => jobs,
  };
  const jobs = await openJobs({
    pool: jobsPool,
    world,
    log,
    handlers: [...jobHandlers(parts), ...money.handlers, ...mailService.handlers],
    schedules: [...jobSchedules(parts), ...money.schedules, ...files.schedules],
    recover: mailService.recover,
  });
  const accounts = accountsOf({ env, database, mailer: mailService.mailer, world, log });
  const app = createServer({
    world,
    log,
    trustProxy: env.trustProxy,
    publicUrl,
    drawError: barePage,
  });
  translateForReaders(app, localeOf, options.languages);
  const admit = admitWith(limits);
  const lookUp = batchViewers(signInPool, secret, viewerFacts, world, log, env);
  const identifyVisitor = identifyWith({ lookUp, admit, limits, publicUrl });
  const identify = withSecondFactor(identifyVisitor);

  const directory = openCollegeDirectory({
    pool,
    log,
    world,
    secret,
    followed: followed.promise,
    collegesAtFair: (fairId) => collegesAtFair(pool, fairId),
    comingFairs: {
      topics: exhibitTopics,
      fairsOf: fairsTouched,
      read: (fairs) => readComingExhibits(pool, world.now(), fairs),
    },
  });
  const fairCards = openFairCards(pool, log, followed.promise);
  const lobby = openLobby({
    pool,
    jobsPool,
    world,
    log,
    rhythm: options.presence,
    followed: followed.promise,
    onCommit: () => events.wake(),
    presentCursor: () => events.presentCursor(),
  });
  const services: AppServices = {
    ...storeServices({ database, secret, world, onCommit: () => events.wake() }),
    accounts,
    directory,
    fairCards,
    lobby,
    mailer: mailService.mailer,
    payments: money.payments,
    livePrices: prices,
    jobs,
    env,
    settings,
    hasDemoVisitors: options.demoLife !== undefined,
    features: env.features,
  };
  const metrics = createMetrics();
  const shared = reportOnce(metrics, jobsPool, world);
  const figures = measureApi(metrics);
  const budgets = { connections: pool.options.max, ...options.budgets };
  const api = new Api({
    model,
    operations,
    liveCalls,
    hooks: writeHooks,
    budgets,
    log,
    world,
    figures,
  });
  const demoLife = options.demoLife ? openDemoLife({ api, services, world, database, log }) : null;
  const cache = pageCache(world);
  const pageDropper = dropOnChange(
    cache,
    {
      ofFairs: (ids) =>
        (fairCards.kept ?? []).flatMap(({ id, slug }) => (ids.includes(id) ? [slug] : [])),
      ofColleges: async (ids) =>
        [...(await directory.cards(ids)).values()].flatMap(({ slug }) => slug ?? []),
    },
    async () => {
      await Promise.all([settings, prices, directory, fairCards].map((one) => one.settled()));
    },
  );
  const sitemap = openSitemap(pool, log, followed.promise, { publicUrl, settings });
  const followers: Follower[] = [
    settings,
    prices,
    directory,
    fairCards,
    lobby,
    pageDropper,
    sitemap,
  ];
  if (demoLife) followers.push(demoLife);
  const events = eventsOf({ api, services, world, log, followers, limits, lookUp });
  void events.ready.then(followed.resolve, followed.reject);

  const isLocal = (request: FastifyRequest) => isLocalCaller(env, request);
  addMetrics(app, { metrics, token: env.metricsToken, isLocal });
  measureDatabase(metrics, database);
  measureEvents(metrics, events);
  measureMail(shared, jobsPool, world);
  measureJobs(shared, jobs);
  addBuild(app, buildId);
  serveForMachines(app, { env, buildId, sitemap, fairCards, directory, admit });
  serveCalendar(app, { pool, world, site: () => calendarSite(env), admit });
  const health = addHealth(app, { log, database: () => signInPool.query('select 1') });
  metrics.gauge('quad_ready', '1 when this process can serve, as /readyz says.', async () =>
    Number(await health.isReady()),
  );
  measureDisk(metrics, env.dataDir);
  measureParts(metrics, log, {
    mail: () => mailService.probe(),
    events: () => keepsUp(events),
    jobs: () => jobs.probe(),
  });
  if (!env.smtp && mayBeTriedOut(env))
    addMailbox(app, {
      pool,
      mayRead: async (request) => isLocal(request) || (await identify(request))?.role === 'ADMINS',
    });
  money.mount({ app, jobs, metrics: shared });
  const { payments } = money;
  const asReaders = { admit, identify, localeOf };
  serveReceipts(app, { payments, secret, publicUrl: env.publicUrl, ...asReaders });
  serveLeads(app, { pool, world, admit });
  await files.mount({ app, services, metrics: shared, ...asReaders });
  mountBrandPictures({
    app,
    settings,
    store: files.store,
    pool: jobsPool,
    world,
    admit,
    identify,
    localeOf,
    change: (work) => services.writer.change(work),
  });
  mountCollegeImports({ app, pool: jobsPool, world, jobs, admit, identify });
  await mountAccounts(app, accounts);
  await mountCampaigns({
    app,
    localeOf,
    pool,
    world,
    log,
    mailer: mailService.mailer,
    env,
    admit,
    identify,
    store: files.store,
    change: (work) => services.writer.change(work),
  });
  const stream = streamWith(events, publicUrl);
  const identifyCaller = withSecondFactor(
    identifyWith({ lookUp, admit, limits, publicUrl, readsToo: true }),
  );
  graphqlRoute(app, { api, services, world, admit, identify: identifyCaller, stream });
  events.attach(app.server);
  const { pages } = options;
  if (pages)
    await openPages({
      app,
      pool: jobsPool,
      pages,
      cache,
      api,
      services,
      world,
      log,
      limits,
      buildId,
      admit,
      identify: identifyVisitor,
    });
  await app.ready();
  if (options.jobs !== 'when told') jobs.start();
  if (options.demoLife === 'by itself') demoLife?.start();
  return {
    fastify: app,
    api,
    database,
    mailService,
    jobs,
    events,
    directory,
    fairCards,
    lobby,
    settings,
    prices,
    demoLife,
    fileStore: files.store,
    startStopping: () => health.startStopping(),
    stopListening: () => stopListening(app),
    async close() {
      health.startStopping();
      await demoLife?.close();
      await Promise.all([jobs.stop(), mailService.close(), events.close(), closeServer(app)]);
      await shared.release();
      await pages?.close();
      await money.close();
      await directory.close();
      await fairCards.close();
      await lobby.close();
      await sitemap.close();
      await settings.close();
      await prices.close();
      await jobs.close();
      await files.store.close();
      await database.close();
    },
  };
}
