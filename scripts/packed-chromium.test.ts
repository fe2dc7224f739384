import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { chromium } from 'playwright-core';
import { expect, onTestFinished, test } from 'vitest';

const unpack = join(import.meta.dirname, 'packed-chromium.ts');

// What npm installs for other machines holds no program that they could run.
test.runIf(process.platform === 'linux' && process.arch === 'x64')(
  'someone without a browser gets the one that npm brought, also when several ask for it at once',
  async () => {
    const cache = await mkdtemp(join(tmpdir(), 'quad-chromium-'));
    onTestFinished(() => rm(cache, { recursive: true }));
    const script = `import { packedChromium } from ${JSON.stringify(unpack)};
      process.stdout.write(packedChromium(${JSON.stringify(cache)}));`;
    const ask = async () =>
      (await promisify(execFile)(process.execPath, ['--input-type=module', '--eval', script]))
        .stdout;
    const programs = await Promise.all([ask(), ask(), ask()]);
    const [program] = programs;
    expect(programs).toEqual([program, program, program]);
    expect(existsSync(program)).toBe(true);
    // Nothing is left of the slower ones.
    expect(await readdir(cache)).toHaveLength(1);

    const browser = await chromium.launch({ executablePath: program, args: ['--no-sandbox'] });
    onTestFinished(() => browser.close());
    const page = await browser.newPage();
    await page.setContent('<p id="said">Doors open in <b>ten</b> minutes.</p>');
    expect(await page.textContent('#said')).toBe('Doors open in ten minutes.');
    expect(await page.evaluate(() => document.querySelector('b')?.offsetWidth)).toBeGreaterThan(0);
  },
);
