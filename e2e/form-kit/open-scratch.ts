import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import { mkdtemp, readFile, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { extname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { build, type InlineConfig } from 'vite';
import { speakMadeUp } from './made-up-language.ts';
import { afterAll } from 'vitest';

interface Scratch {
  renderScratch(request: Request, locale: string): Promise<string>;
  answerForm(form: FormData, locale: string): unknown;
}

const types: Readonly<Record<string, string>> = {
  '.css': 'text/css',
  '.js': 'text/javascript',
  '.svg': 'image/svg+xml',
  '.woff2': 'font/woff2',
};

/**
 * Builds the page with every part of the form kit and serves it as a server does: rendered on the server,
 * complete without JavaScript. Answers its address; closed when the file has ended.
 */
export async function openScratch(): Promise<string> {
  const directory = await mkdtemp(join(tmpdir(), 'quad-scratch-'));
  const browser = join(directory, 'browser');
  await build(buildOf('scratch-browser.tsx', { outDir: browser, manifest: true }));
  await build(buildOf('scratch-server.tsx', { outDir: join(directory, 'server'), ssr: true }));
  const built = await readdir(join(directory, 'server'));
  const bundle = built.find((name) => /\.m?js$/.test(name)) ?? '';
  const scratch = (await import(pathToFileURL(join(directory, 'server', bundle)).href)) as Scratch;
  const assets = await readdir(join(browser, 'assets'));
  const entry = assets.find((name) => /^scratch-browser.*\.js$/.test(name)) ?? '';
  const sheets = assets.filter((name) => name.endsWith('.css'));

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const url = new URL(request.url ?? '/', 'http://127.0.0.1');
    if (url.pathname.startsWith('/assets/')) {
      const file = await readFile(join(browser, url.pathname));
      response.setHeader('content-type', types[extname(url.pathname)] ?? 'text/plain').end(file);
      return;
    }
    const web = await toRequest(request, url);
    const locale = url.searchParams.get('lang') ?? 'en-US';
    if (url.pathname === '/act') {
      const found = scratch.answerForm(await web.formData(), locale);
      response.setHeader('content-type', 'application/json').end(JSON.stringify(found));
      return;
    }
    const page = await scratch.renderScratch(web, locale);
    const dark = url.searchParams.get('dark') ?? 'off';
    const contrast = url.searchParams.get('contrast') ?? 'off';
    response.setHeader('content-type', 'text/html; charset=utf-8');
    response.end(
      `<!doctype html><html lang="${locale}" data-dark="${dark}" data-contrast="${contrast}"><head><title>Every field</title><meta name="viewport" content="width=device-width, initial-scale=1">${sheets
        .map((sheet) => `<link rel="stylesheet" href="/assets/${sheet}">`)
        .join(
          '',
        )}<link rel="icon" href="data:,"></head><body><div id="page">${page}</div><script type="module" src="/assets/${entry}"></script></body></html>`,
    );
  }

  const server = createServer((request, response) => {
    answer(request, response).catch((error: unknown) => {
      response.statusCode = 500;
      response.end(error instanceof Error ? error.stack : String(error));
    });
  });
  const listening = Promise.withResolvers<undefined>();
  server.listen(0, '127.0.0.1', () => listening.resolve(undefined));
  await listening.promise;
  afterAll(async () => {
    server.closeAllConnections();
    server.close();
    await rm(directory, { recursive: true, force: true });
  });
  const address = server.address();
  if (address === null || typeof address === 'string') throw new Error('There is no port.');
  return `http://127.0.0.1:${address.port}`;
}

const buildOf = (entry: string, how: InlineConfig['build']): InlineConfig => ({
  configFile: false,
  plugins: [speakMadeUp()],
  root: import.meta.dirname,
  logLevel: 'error',
  publicDir: false,
  define: { 'process.env.NODE_ENV': '"production"' },
  oxc: { jsx: { runtime: 'automatic', development: false } },
  ssr: { noExternal: true },
  build: {
    ...how,
    rolldownOptions: { input: join(import.meta.dirname, entry) },
    assetsInlineLimit: 0,
    emptyOutDir: true,
    reportCompressedSize: false,
  },
});

async function toRequest(incoming: IncomingMessage, url: URL): Promise<Request> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const headers = { 'content-type': incoming.headers['content-type'] ?? '' };
  return incoming.method === 'POST'
    ? new Request(url, { method: 'POST', headers, body: Buffer.concat(chunks) })
    : new Request(url);
}
