import { statfs } from 'node:fs/promises';
import type { Metrics } from '../monitoring/metrics.server.ts';

/** Shows how full the disk is on which a process keeps its data. */
export function measureDisk(metrics: Metrics, dataDir: string): void {
  metrics.gauge(
    'quad_disk_bytes',
    'Bytes of the disk under DATA_DIR: its size, and what is free.',
    async () => {
      const { bsize, blocks, bavail } = await statfs(dataDir);
      return { size: blocks * bsize, free: bavail * bsize };
    },
    'state',
  );
}
