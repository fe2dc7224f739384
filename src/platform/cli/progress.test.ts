import { expect, test } from 'vitest';
import { worldAt } from '../testing/world-at.server.ts';
import { showProgress } from './progress.server.ts';

function watch(isTTY: boolean, total: number) {
  const written: string[] = [];
  const world = worldAt('2026-10-01T12:00:00Z');
  const output = { isTTY, write: (text: string) => written.push(text) };
  return { written, world, progress: showProgress('Colleges', total, output, world) };
}

test('someone at a terminal sees a bar that fills', () => {
  const { written, world, progress } = watch(true, 6072);
  progress.reach(3036);
  world.advance(50);
  progress.reach(3037);
  progress.end();
  expect(written).toEqual([
    '\rColleges [###############...............] 50 % (3,036 of 6,072)\u001b[K',
    '\rColleges [###############...............] 50 % (3,037 of 6,072)\u001b[K',
    '\n',
  ]);
});

test('someone who reads a log gets a line every few seconds and one at the end', () => {
  const { written, world, progress } = watch(false, 200);
  for (const done of [50, 100, 150, 200]) {
    world.advance(2_000);
    progress.reach(done);
  }
  progress.end();
  expect(written).toEqual(['Colleges: 75 % (150 of 200)\n', 'Colleges: 100 % (200 of 200)\n']);
});

test('a count is shown while no one knows the total', () => {
  const { written, progress } = watch(true, 0);
  progress.reach(1200);
  expect(written).toEqual(['\rColleges: 1,200\u001b[K']);
});
