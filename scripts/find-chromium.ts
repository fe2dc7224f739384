import { spawnSync } from 'node:child_process';
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';

/** The one without windows first: it draws the same pages in two thirds of the processor's time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];

/** What to do when there is no browser, in one sentence. */
export const chromiumWanted =
  'The browser tests need Chromium: install it (on Debian: apt-get install chromium-headless-shell, as root), or name its program in CHROMIUM.';

/**
 * The program of a Chromium on this machine, or null: the one that CHROMIUM names, otherwise the
 * first that PATH holds under a usual name.
 *
 * @throws when CHROMIUM names something that cannot be run
 */
export function findChromium(environment: Readonly<NodeJS.ProcessEnv>): string | null {
  const named = environment['CHROMIUM'];
  if (named) {
    if (isProgram(named)) return named;
    throw new Error(`CHROMIUM names ${named}, which is not a program that can be run.`);
  }
  // What PATH holds comes before what lies in the usual places without it.
  const groups = [(environment['PATH'] ?? '').split(delimiter), ['/usr/bin', '/usr/local/bin']];
  const places = groups.flatMap((folders) =>
    names.flatMap((name) => folders.map((folder) => join(folder || '.', name))),
  );
  return places.find(isProgram) ?? null;
}

/**
 * The program of a Chromium, installed from Debian's own packages when there is none, this is root
 * and the machine has apt-get.
 *
 * @throws with one sentence on what to install when there is none to be had
 */
export function provideChromium(environment: Readonly<NodeJS.ProcessEnv>): string {
  const found = findChromium(environment);
  if (found) return found;
  const isRoot = process.getuid?.() === 0;
  if (!isRoot || spawnSync('apt-get', ['--version'], { stdio: 'ignore' }).status !== 0) {
    throw new Error(chromiumWanted);
  }
  console.log('There is no Chromium on this machine: installing the one of Debian.');
  aptGet(environment, ['update']);
  // Older Debians have it only with windows.
  for (const name of ['chromium-headless-shell', 'chromium']) {
    aptGet(environment, ['install', '-y', '--no-install-recommends', name]);
    const installed = findChromium(environment);
    if (installed) return installed;
  }
  throw new Error(chromiumWanted);
}

function aptGet(environment: Readonly<NodeJS.ProcessEnv>, words: readonly string[]): void {
  console.log(`  apt-get ${words.join(' ')}`);
  const { status, stderr } = spawnSync('apt-get', ['-qq', ...words], {
    encoding: 'utf8',
    stdio: ['ignore', 'ignore', 'pipe'],
    env: { ...environment, DEBIAN_FRONTEND: 'noninteractive' },
  });
  if (status !== 0) console.log(stderr.trimEnd());
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
