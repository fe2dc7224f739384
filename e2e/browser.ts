import {
  chromium,
  type Browser,
  type BrowserContext,
  type BrowserContextOptions,
} from 'playwright-core';
import { afterAll, afterEach, expect, onTestFinished } from 'vitest';
import { chromiumFlags, provideChromium } from '../scripts/find-chromium.ts';
import { lookFirst } from './look-first.ts';

let browser: Promise<Browser> | undefined;

afterAll(async () => {
  const opened = await browser;
  browser = undefined;
  await opened?.close();
});

/** What React had to say of pages, above all that what the server sent was not what it would draw. */
const reactErrors: string[] = [];

afterEach(() => {
  expect(reactErrors.splice(0)).toEqual([]);
});

/**
 * A visit is over before code that was optimized for it pays, and half of the processes that Chromium
 * starts for visitors never show a page: together a twentieth of the time of all browser tests.
 */
const forShortVisits = [
  '--js-flags=--no-maglev,--no-opt,--no-sparkplug',
  '--renderer-process-limit=1',
];

/** Where visitors are at home unless told, and the fairs of the demo are held. */
export const homeZone = 'America/New_York';

/**
 * A visitor with a browser of their own: no cookies, nothing cached, at home where the fairs of the
 * demo are held unless told. One Chromium serves all; who comes for a test leaves with it.
 */
export async function newVisitor(options: BrowserContextOptions = {}): Promise<BrowserContext> {
  browser ??= chromium.launch({
    executablePath: provideChromium(process.env),
    args: [...chromiumFlags, ...forShortVisits],
  });
  const visitor = await (await browser).newContext({ timezoneId: homeZone, ...options });
  // On a busy machine a page may take its time.
  visitor.setDefaultTimeout(120_000);
  // A browser without windows now and then reports a mouse where it was last, at first in the corner,
  // over the header, and that wakes: it lies at the edge instead.
  visitor.on('page', (page) => void page.mouse.move(3, 600).catch(() => undefined));
  visitor.on('page', lookFirst);
  visitor.on('weberror', (error) => {
    const { message } = error.error();
    if (/React error|Hydration/.test(message))
      reactErrors.push(`${error.page()?.url()}: ${message}`);
  });
  try {
    // Pages that are left open go on counting, and cost all tests after them.
    onTestFinished(async ({ task }) => {
      if (task.result?.state === 'fail') await tellPages(visitor);
      await visitor.close();
    });
  } catch {
    // Made outside of a test: all tests of the file share it.
  }
  return visitor;
}

/** Prints what the open pages of a visitor show: it often tells why a test failed. */
async function tellPages(visitor: BrowserContext): Promise<void> {
  for (const page of visitor.pages()) {
    const text = await page.locator('body').innerText({ timeout: 5_000 }).catch(String);
    process.stderr.write(`${page.url()} shows:\n${text.slice(0, 6_000)}\n`);
  }
}
