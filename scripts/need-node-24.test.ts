import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const vitest = join(root, 'node_modules/vitest/vitest.mjs');
/** Code that makes a Node say that it is an older one. */
const older = `data:text/javascript,${encodeURIComponent(
  "Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '20.20.2' } })",
)}`;

test('an engineer whose editor runs Vitest with an older Node is told where the right one is', () => {
  const { status, stderr } = spawnSync(
    process.execPath,
    ['--import', older, vitest, 'list', 'scripts/need-node-24.test.ts'],
    { cwd: root, encoding: 'utf8' },
  );
  expect(stderr).toMatch(
    /^Quad needs Node 24, and this is Node 20\.20\.2 \(.+\)\. .*point your editor to node_modules\/\.bin\/node/,
  );
  expect(status).toBe(1);
});
