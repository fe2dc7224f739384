import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll } from 'vitest';
import { fileClient, type FileAnswer, type FileClient } from './files-by-http.fixture.server.ts';
import type { FileQuotas } from '../../src/platform/files/reserve-room.server.ts';
import { testSlots } from './test-file-slots.ts';
import { testServer, type Person, type TestServer } from './test-server.server.ts';
import { testRecords, type TestRecords } from './test-records.server.ts';

/** A booth with its college, someone who may change both, and its document slot. */
interface TestBooth {
  readonly rep: Person;
  readonly collegeId: string;
  readonly id: string;
  readonly documents: string;
}

/** A listening server that stores test files in its own folder. */
export interface FilesServer extends TestServer {
  readonly files: FileClient;
  readonly records: TestRecords;
  /** The folder that holds `files`. */
  readonly dataDir: string;
  /** Makes a booth; of this rep, or at this college, where they are given. */
  booth(of?: { readonly rep?: Person; readonly collegeId?: string }): Promise<TestBooth>;
  /** The files of a record, the oldest first. */
  rowsOf(recordId: string): Promise<{ readonly state: string; readonly name: string }[]>;
}

/** Opens such a server with its own database. */
export async function filesServer(quotas?: FileQuotas): Promise<FilesServer> {
  const dataDir = await mkdtemp(join(tmpdir(), 'quad-files-'));
  const app = await testServer(undefined, {
    env: { DATA_DIR: dataDir },
    files: { slots: Object.values(testSlots), ...(quotas ? { quotas } : {}) },
  });
  afterAll(() => rm(dataDir, { recursive: true, force: true }));
  const files = await fileClient(app);
  const records = await testRecords(app);
  return {
    ...app,
    files,
    records,
    dataDir,
    async booth(of = {}) {
      const rep = of.rep ?? (await app.person('college'));
      const owner = rep.id;
      const collegeId =
        of.collegeId ?? (await records.make('College', { owner, status: 'active' }));
      const id = await records.make('FairBooth', { collegeId, owner });
      return { rep, collegeId, id, documents: `fair-booth/${id}/documents` };
    },
    async rowsOf(recordId) {
      const { rows } = await app.database.pool.query<{ state: string; name: string }>(
        'select state, name from file where record_id = $1 order by created_at, id',
        [recordId],
      );
      return rows;
    },
  };
}

/** The status of an answer, and what is wrong with the file in the words of the form. */
export const problemOf = ({ status, json }: FileAnswer) => [
  status,
  json.errors?.[0]?.extensions.fields?.['file'] ?? json.errors?.[0]?.message,
];
