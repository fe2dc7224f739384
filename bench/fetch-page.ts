import { Agent, get, type IncomingHttpHeaders } from 'node:http';
import { promisify } from 'node:util';
import { brotliDecompress } from 'node:zlib';

/** A page as received, still compressed, and the milliseconds until its last byte. */
export interface FetchedPage {
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
  readonly milliseconds: number;
}

/** What a browser says that it takes; all pages of a benchmark are asked for so. */
export const asBrowsersDo = { 'accept-encoding': 'br' } as const;

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/**
 * Asks for a page on a connection that stays open, as a browser does.
 * @throws Error where the answer is not the page
 */
export async function fetchPage(
  url: string,
  more: Readonly<Record<string, string>> = {},
): Promise<FetchedPage> {
  const { promise, resolve, reject } = Promise.withResolvers<FetchedPage>();
  const began = performance.now();
  get(url, { agent, headers: { ...asBrowsersDo, ...more } }, (answer) => {
    const parts: Buffer[] = [];
    answer.on('data', (part: Buffer) => parts.push(part));
    answer.on('error', reject);
    answer.on('end', () => {
      const milliseconds = performance.now() - began;
      if (answer.statusCode === 200)
        resolve({ headers: answer.headers, body: Buffer.concat(parts), milliseconds });
      else reject(new Error(`${url} answered ${answer.statusCode}.`));
    });
  }).on('error', reject);
  return promise;
}

const unsqueeze = promisify(brotliDecompress);

/** The text of a compressed page. */
export async function textOf({ headers, body }: FetchedPage): Promise<string> {
  return (headers['content-encoding'] === 'br' ? await unsqueeze(body) : body).toString();
}
