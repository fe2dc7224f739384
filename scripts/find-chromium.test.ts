import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { findChromium } from './find-chromium.ts';

const folder = await mkdtemp(join(tmpdir(), 'quad-chromium-'));
afterAll(() => rm(folder, { recursive: true, force: true }));

const program = join(folder, 'chromium');
await writeFile(program, '#!/bin/sh\n');

test('someone with a Chromium on the path need not say where it is', async () => {
  await chmod(program, 0o755);
  expect(findChromium({ PATH: `/nowhere:${folder}` })).toBe(program);
});

test('of two on the path the one without windows is taken, wherever it lies', async () => {
  await chmod(program, 0o755);
  const other = await mkdtemp(join(tmpdir(), 'quad-chromium-'));
  const shell = join(other, 'chromium-headless-shell');
  try {
    await writeFile(shell, '#!/bin/sh\n', { mode: 0o755 });
    expect(findChromium({ PATH: `${folder}:${other}` })).toBe(shell);
  } finally {
    await rm(other, { recursive: true });
  }
});

test('someone who names a browser gets that one', async () => {
  await chmod(program, 0o755);
  expect(findChromium({ PATH: '/usr/bin', CHROMIUM: program })).toBe(program);
});

test('someone who names what is no program is told so, and gets no other browser', () => {
  expect(() => findChromium({ PATH: folder, CHROMIUM: join(folder, 'gone') })).toThrow(
    /^CHROMIUM names .*gone, which is not a program that can be run\.$/,
  );
});
