import type { FastifyBaseLogger, FastifyInstance, FastifyRequest } from 'fastify';
import type pg from 'pg';
import { countOpening } from '../features/lobby/bag/count-opening.server.ts';
import type { Env } from '../platform/env.server.ts';
import { addFileRoutes } from '../platform/files/file-routes.server.ts';
import type { FileSlot } from '../platform/files/file-slot.ts';
import type { FileParts } from '../platform/files/files.server.ts';
import type { FileStore } from '../platform/files/file-store.server.ts';
import { keepAddresses } from '../platform/files/keep-addresses.server.ts';
import { measureFiles } from '../platform/files/measure-files.server.ts';
import { openFileStore } from '../platform/files/open-file-store.server.ts';
import { usualQuotas, type FileQuotas } from '../platform/files/reserve-room.server.ts';
import { compareFiles, sweepFiles } from '../platform/files/sweep-files.server.ts';
import type { Metrics } from '../platform/monitoring/metrics.server.ts';
import type { JobSchedule } from '../platform/jobs/jobs.ts';
import type { Viewer } from '../platform/model/viewer.ts';
import type { StoreServices } from '../platform/store/store-services.server.ts';
import type { World } from '../platform/world.ts';
import { boothDocuments, boothPictures } from '../features/booths/booth-files.ts';
import { FairBooth } from '../features/booths/fair-booth.entity.ts';
import { exclusionRefusal } from '../features/booths/refuse-excluded-editors.server.ts';
import { collegeLogo } from '../features/colleges/set-up/college-files.ts';
import { recordingSlots } from '../features/sessions/recording-files/recording-slots.server.ts';

/** The file slots of all entities. */
const fileSlots: readonly FileSlot[] = [
  collegeLogo,
  boothDocuments,
  boothPictures,
  ...recordingSlots,
];

/** Other slots and quotas, for tests. */
export interface FileOptions {
  readonly slots?: readonly FileSlot[];
  readonly quotas?: FileQuotas;
}

interface Parts extends FileOptions {
  readonly env: Env;
  readonly pool: pg.Pool;
  readonly world: World;
  readonly log: FastifyBaseLogger;
}

interface MountParts {
  readonly app: FastifyInstance;
  readonly services: StoreServices;
  readonly metrics: Metrics;
  readonly admit: (request: FastifyRequest) => Promise<void>;
  readonly identify: (request: FastifyRequest) => Promise<Viewer | null>;
  readonly localeOf: (request: FastifyRequest) => string;
}

/** The file services of the app. */
export interface AppFiles {
  readonly store: FileStore;
  readonly schedules: readonly JobSchedule[];
  mount(parts: MountParts): Promise<void>;
}

/** Rules about the files of records that their entities can't declare. */
const refuse: FileParts['refuse'] = async (tx, viewer, { recordType, recordId }) => {
  if (recordType !== FairBooth.name) return;
  const refusal = await exclusionRefusal(tx, viewer, recordId);
  if (refusal) throw refusal;
};

/** Opens the store of files and what is done with it. */
export function openFiles(parts: Parts): AppFiles {
  const { env, pool, world, log, slots = fileSlots, quotas = usualQuotas } = parts;
  const { publicUrl } = env;
  const store = openFileStore(env, world);
  const swept = { pool, store, world, log, slots };
  return {
    store,
    schedules: [
      {
        name: 'sweep-files',
        every: '*/20 * * * *',
        zone: 'UTC',
        run: async () => void (await sweepFiles(swept)),
      },
      {
        name: 'compare-files',
        every: '43 4 * * *',
        zone: 'UTC',
        run: async ({ signal }) => void (await compareFiles(swept, signal)),
      },
    ],
    async mount({ app, services, metrics, admit, identify, localeOf }) {
      const { database, reader, writer } = services;
      addFileRoutes(app, {
        parts: { store, slots, quotas, world, log, publicUrl, database, reader, writer, refuse },
        figures: measureFiles(metrics, pool),
        admit,
        identify,
        localeOf,
        onOpened: (file, viewer) => countOpening(pool, file, viewer, world.now()),
      });
      await keepAddresses(pool, { slots, publicUrl, world });
    },
  };
}
