import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterAll, expect, test } from 'vitest';
import { movesOf, newWatcher } from './look-at-pages.ts';
import { openForVisitors } from './open-for-visitors.ts';

const address = await openForVisitors({ demo: true });

/** A line that hands a page on as far as the test has come, and everything else at once. */
const lines: ServerResponse[] = [];
const slow = createServer((request, response) => {
  if (request.headers['sec-fetch-dest'] === 'document') {
    response.setHeader('content-type', 'text/html; charset=utf-8');
    lines.push(response);
    response.flushHeaders();
    return;
  }
  void fetch(`${address}${request.url ?? '/'}`).then(async (answer) => {
    response.statusCode = answer.status;
    response.setHeader('content-type', answer.headers.get('content-type') ?? 'text/plain');
    response.end(Buffer.from(await answer.arrayBuffer()));
  });
});
await new Promise<void>((resolve) => slow.listen(0, '127.0.0.1', resolve));
const { port } = slow.address() as AddressInfo;
afterAll(() => {
  slow.closeAllConnections();
  slow.close();
});

/** A page in pieces that end within its header and its footer, where something is whole. */
function piecesOf(html: string): string[] {
  const from = html.lastIndexOf('<footer');
  return html.split(/(?<=<\/(?:a|p|li|header|main)>)/).reduce<string[]>((pieces, part) => {
    const told = pieces.join('').length;
    const last = pieces.pop() ?? '';
    return told > from || last.endsWith('</header>')
      ? [...pieces, last, part]
      : [...pieces, last + part];
  }, []);
}

test.each([
  ['/my-registration', 1440],
  ['/my-registration', 390],
  ['/about-us', 1440],
])('%s does not move while it is read piece by piece, %i pixels wide', async (path, width) => {
  const page = await (await newWatcher(width)).newPage();
  const pieces = piecesOf(await (await fetch(address + path)).text());
  expect(pieces.length).toBeGreaterThan(4);
  lines.length = 0;
  const opened = page.goto(`http://127.0.0.1:${port}${path}`);
  await expect.poll(() => lines.length).toBe(1);
  const [line] = lines;
  let read = '';
  for (const piece of pieces) {
    line?.write(piece);
    read += piece;
    // The browser has read this far and painted it.
    const count = read.split('</a>').length - 1;
    await expect.poll(() => page.locator('a').count()).toBe(count);
    await page.evaluate(
      () => new Promise((painted) => requestAnimationFrame(() => requestAnimationFrame(painted))),
    );
  }
  line?.end();
  await opened;
  expect(await movesOf(page)).toEqual([]);
  await expect.poll(() => page.getByRole('contentinfo').isVisible()).toBe(true);
});
