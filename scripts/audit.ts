// `npm run audit [path ...]`: Lighthouse on every page that search engines may show: the pages as an
// operator serves them (built, compressed), a phone on a slow network, the median of three runs.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import lighthouse from 'lighthouse';
import { chromiumFlags, provideChromium } from './find-chromium.ts';

const runs = Number(process.env['AUDIT_RUNS'] ?? 3);
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
/** What each category has to reach: on performance a point is left to the machine. */
const least = [99, 100, 100, 100];

/** What the score for performance is made of. */
const timings = new Set([
  'first-contentful-paint',
  'largest-contentful-paint',
  'speed-index',
  'total-blocking-time',
  'cumulative-layout-shift',
]);

interface Audited {
  readonly scores: readonly number[];
  /** Transferred bytes: the whole page, and its scripts. */
  readonly bytes: number;
  readonly scripts: number;
  readonly complaints: readonly string[];
}

// Before anything runs that would have to be ended.
const browser = provideChromium(process.env);
const folder = await mkdtemp(join(tmpdir(), 'quad-audit-'));
const port = await freePort();
const address = `http://127.0.0.1:${port}`;
const app = spawn(process.execPath, ['--import', './scripts/need-node-24.js', 'src/app/main.ts'], {
  cwd: join(import.meta.dirname, '..'),
  // Nothing else: an operator's DATABASE_URL in the shell must not get the demo.
  env: {
    PATH: process.env['PATH'],
    HOME: process.env['HOME'],
    PORT: String(port),
    PUBLIC_URL: address,
    DATA_DIR: join(folder, 'data'),
    DEMO: 'on',
    DEMO_LIFE: 'off',
  },
  stdio: ['ignore', 'ignore', 'inherit'],
});
const debugging = await freePort();
const chromium = spawn(
  browser,
  [
    `--remote-debugging-port=${debugging}`,
    `--user-data-dir=${join(folder, 'chromium')}`,
    '--headless',
    ...chromiumFlags,
    'about:blank',
  ],
  { stdio: 'ignore' },
);
try {
  await answers(`${address}/readyz`);
  await answers(`http://127.0.0.1:${debugging}/json/version`);
  const paths = process.argv.length > 2 ? process.argv.slice(2) : await indexedPaths();
  console.log('page | performance | accessibility | best practices | SEO | transferred | scripts');
  let weak = 0;
  for (const path of paths) {
    const { scores, bytes, scripts, complaints } = await audit(path);
    const kilo = (size: number) => `${(size / 1024).toFixed(0)} KB`;
    console.log([path, ...scores, kilo(bytes), kilo(scripts)].join(' | '));
    for (const complaint of complaints) console.log(`    ${complaint}`);
    weak += scores.filter((score, index) => score < (least[index] ?? 100)).length;
  }
  console.log(`${paths.length} pages, ${weak} scores under ${least.join(', ')}.`);
  process.exitCode = weak > 0 ? 1 : 0;
} finally {
  for (const child of [chromium, app]) {
    child.kill();
    if (child.exitCode === null) await once(child, 'exit');
  }
  await rm(folder, { recursive: true, force: true, maxRetries: 5 });
}

/** The median of some runs, by category. */
async function audit(path: string): Promise<Audited> {
  const all: Audited[] = [];
  for (let run = 0; run < runs; run += 1) all.push(await runOnce(path));
  const median = (values: readonly number[]) =>
    values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
  return {
    scores: categories.map((_, place) => median(all.map(({ scores }) => scores[place] ?? 0))),
    bytes: median(all.map(({ bytes }) => bytes)),
    scripts: median(all.map(({ scripts }) => scripts)),
    complaints: all.at(-1)?.complaints ?? [],
  };
}

/** A run that Lighthouse could not score, on a busy machine, says nothing about the page. */
async function runOnce(path: string, attempt = 1): Promise<Audited> {
  const result = await lighthouse(address + path, {
    port: debugging,
    onlyCategories: [...categories],
    logLevel: 'error',
    output: 'json',
  });
  if (!result) throw new Error(`Lighthouse has nothing to say about ${path}.`);
  const { lhr } = result;
  const unjudged = categories.some((name) => typeof lhr.categories[name]?.score !== 'number');
  if (unjudged && attempt < 3) return runOnce(path, attempt + 1);
  const sizes = networkOf(lhr);
  return {
    scores: categories.map((name) => Math.round((lhr.categories[name]?.score ?? 0) * 100)),
    bytes: sizes.reduce((sum, { transferSize }) => sum + transferSize, 0),
    scripts: sizes
      .filter(({ resourceType }) => resourceType === 'Script')
      .reduce((sum, { transferSize }) => sum + transferSize, 0),
    complaints: Object.values(lhr.audits)
      .filter(({ id, score, scoreDisplayMode }) =>
        timings.has(id) ? (score ?? 0) < 0.95 : scoreDisplayMode === 'binary' && score === 0,
      )
      .map(({ id, title, displayValue }) => `${id}: ${displayValue ?? title}`),
  };
}

interface Fetched {
  readonly transferSize: number;
  readonly resourceType: string;
}

function networkOf(lhr: { readonly audits: Readonly<Record<string, { details?: unknown }>> }) {
  const { details } = lhr.audits['network-requests'] ?? {};
  const items: unknown =
    typeof details === 'object' && details !== null && 'items' in details ? details.items : [];
  return items as readonly Fetched[];
}

/** The pages of the sitemap: those of one kind (colleges, fairs) by one of them. */
async function indexedPaths(): Promise<string[]> {
  const sitemap = await (await fetch(`${address}/sitemap.xml`)).text();
  const paths = [...sitemap.matchAll(/<loc>([^<]+)<\/loc>/g)].map(
    ([, location = '']) => new URL(location).pathname,
  );
  const kinds = new Map(
    paths.map((path) => [path.replace(/^\/(college|fair)-[^/]+/, '/$1-…'), path]),
  );
  return [...kinds.values()];
}

async function answers(url: string): Promise<void> {
  for (let attempt = 0; attempt < 240; attempt += 1) {
    const answer = await fetch(url).catch(() => null);
    await answer?.arrayBuffer();
    if (answer?.ok) return;
    await new Promise((resolve) => setTimeout(resolve, 500));
  }
  throw new Error(`Nothing answers at ${url}.`);
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const found = server.address();
  server.close();
  await once(server, 'close');
  if (found === null || typeof found === 'string') throw new Error('There is no port.');
  return found.port;
}
