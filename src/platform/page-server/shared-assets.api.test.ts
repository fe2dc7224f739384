import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, onTestFinished, test } from 'vitest';
import { silentLog } from '../log.ts';
import { testDatabase } from '../testing/test-database.server.ts';
import { worldAt } from '../testing/world-at.server.ts';
import { shareAssets } from './shared-assets.server.ts';

const { pool } = await testDatabase();
const folder = await mkdtemp(join(tmpdir(), 'quad-assets-'));
afterAll(() => rm(folder, { recursive: true }));
beforeEach(() => pool.query('delete from page_asset'));

const days = 86_400_000;

describe('a process whose pages were built from other sources than those of its neighbor', () => {
  const world = worldAt('2026-11-21T12:00:00Z');

  /** A process of a release that was built with these assets. */
  async function start(release: string, assets: Readonly<Record<string, string>>) {
    const own = join(folder, release);
    await mkdir(own, { recursive: true });
    for (const [name, content] of Object.entries(assets)) await writeFile(join(own, name), content);
    const shared = await shareAssets({ pool, world, log: silentLog, folder: own });
    onTestFinished(() => shared.close());
    return shared;
  }

  test('finds what the pages of the older one are made of, and of the newer one as soon as it has started', async () => {
    const older = await start('older', { 'home-1.js': 'one', 'home-1.js.br': 'squeezed' });
    expect(await older.find('home-2.js')).toBeUndefined();
    const newer = await start('newer', { 'home-2.js': 'two' });
    const found = await newer.find('home-1.js');
    expect([found?.content.toString(), found?.brotli?.toString()]).toEqual(['one', 'squeezed']);
    const later = await older.find('home-2.js');
    expect([later?.content.toString(), later?.brotli]).toEqual(['two', null]);
  });

  test('finds nothing by a name that no asset can have', async () => {
    const { find } = await start('older', { 'home-1.js': 'one' });
    for (const name of ['', '../home-1.js', 'home-1.js/', 'x'.repeat(300), 'home-1.js\0'])
      expect([name, await find(name)]).toEqual([name, undefined]);
  });

  test('finds assets for a week after the last process that was built with them has started', async () => {
    await start('older', { 'home-1.js': 'one' });
    world.advance(6 * days);
    const newer = await start('newer', { 'home-2.js': 'two' });
    expect(await newer.find('home-1.js')).toBeDefined();
    world.advance(2 * days);
    const newest = await start('newest', { 'home-3.js': 'three' });
    expect(await newest.find('home-1.js')).toBeUndefined();
    expect(await newest.find('home-2.js')).toBeDefined();
  });
});
