import { relative } from 'node:path';
import type { Config } from '@react-router/dev/config';

const target = process.env['QUAD_BUILD_DIRECTORY'];

export default {
  // Screens are in the features, so the whole source is the framework's app folder.
  appDirectory: 'src',
  buildDirectory: target ? relative(import.meta.dirname, target) : 'build',
  ssr: true,
  // All routes at once: asking for them bit by bit would be one more door.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
