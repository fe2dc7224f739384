import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { packedChromium } from './packed-chromium.ts';

/** The one without windows first: it draws the same pages in two thirds of the processor's time. */
const names = [
  'chromium-headless-shell',
  'chromium',
  'chromium-browser',
  'google-chrome-stable',
  'google-chrome',
  'microsoft-edge',
];

/** Browser paths on macOS, where they aren't on the PATH. */
const applications = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  '/Applications/Chromium.app/Contents/MacOS/Chromium',
];

/** What to do when there is no browser, in one sentence. */
const chromiumWanted =
  'The browser tests need Chromium, and npm brings one for Linux on x64 only: install Chromium or Chrome, or name its program in CHROMIUM.';

/** Chromium as a visitor has it, without what it would otherwise do on its own behind our back. */
export const chromiumFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

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
  // The PATH comes before the usual locations.
  const groups = [(environment['PATH'] ?? '').split(delimiter), ['/usr/bin', '/usr/local/bin']];
  const places = groups.flatMap((folders) =>
    names.flatMap((name) => folders.map((folder) => join(folder || '.', name))),
  );
  return [...places, ...applications].find(isProgram) ?? null;
}

/**
 * The program of a Chromium: that of this machine, otherwise the one that npm installed with Quad,
 * unpacked when it is first asked for.
 *
 * @throws with one sentence on what to install when there is neither
 */
export function provideChromium(environment: Readonly<NodeJS.ProcessEnv>): string {
  const program = findChromium(environment) ?? packedChromium();
  if (program === null) throw new Error(chromiumWanted);
  return program;
}

function isProgram(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
