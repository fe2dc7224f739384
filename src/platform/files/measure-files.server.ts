import type { Queryable } from '../database/queryable.ts';
import { readRows } from '../database/read-rows.ts';
import type { Metrics } from '../monitoring/metrics.server.ts';

/** Counts what happens to files in this process. */
export interface FileFigures {
  readonly taken: (bytes: number) => void;
  readonly refused: () => void;
  readonly failed: () => void;
}

/** Registers the figures of files: how many there are, how much they take, and what happens to them. */
export function measureFiles(metrics: Metrics, pool: Queryable): FileFigures {
  const read = (what: string) => async (): Promise<Record<string, number>> => {
    const rows = await readRows(pool, { state: 'text', figure: 'number' })(
      `select state, ${what}::float8 as figure from file group by state`,
    );
    return Object.fromEntries(rows.map(({ state, figure }) => [state, figure]));
  };
  metrics.gauge('quad_files', 'Files by their state.', read('count(*)'), 'state');
  metrics.gauge('quad_file_bytes', 'Bytes of files by their state.', read('sum(bytes)'), 'state');
  metrics.gauge('quad_files_missing', 'Files that the store does not have though it should.', () =>
    readRows(pool, { count: 'number' })(
      'select count(*)::int as count from file where missing_since is not null',
    ).then(([missing]) => missing?.count ?? 0),
  );
  const taken = metrics.counter('quad_uploads_total', 'Files that were taken in.');
  const takenBytes = metrics.counter(
    'quad_upload_bytes_total',
    'Bytes of files taken in, as kept.',
  );
  const refused = metrics.counter('quad_files_refused_total', 'Files not taken in or given out.');
  const failed = metrics.counter(
    'quad_file_store_failures_total',
    'Failures of the store of files.',
  );
  return {
    taken(bytes) {
      taken();
      takenBytes(bytes);
    },
    refused,
    failed,
  };
}
