import { relative } from 'node:path';
import type { Config } from '@react-router/dev/config';

const target = process.env['QUAD_BUILD_DIRECTORY'];

export default {
  // Route modules are in the features, and the framework wants them inside its app folder. So that
  // folder is all of src, and the four files the framework looks for lie directly in it.
  appDirectory: 'src',
  buildDirectory: target ? relative(import.meta.dirname, target) : 'build',
  ssr: true,
  // All routes at once: asking for them bit by bit would need one more endpoint.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
