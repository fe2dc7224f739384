import { Writable } from 'node:stream';
import {
  createRequestHandler,
  isRouteErrorResponse,
  RouterContextProvider,
  ServerRouter,
} from 'react-router';
import type { EntryContext } from 'react-router';
import { renderToPipeableStream } from 'react-dom/server';
import { pageCall } from './platform/pages/page-call.ts';

/**
 * Renders a page as a whole: what is sent is complete, its status is the right one, and it can be
 * kept for the next visitor.
 */
export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  routerContext: EntryContext,
  context: Readonly<RouterContextProvider>,
): Promise<Response> {
  const { nonce } = context.get(pageCall);
  headers.set('content-type', 'text/html; charset=utf-8');
  const { promise, resolve, reject } = Promise.withResolvers<Response>();
  let failed = false;
  const { pipe, abort } = renderToPipeableStream(
    <ServerRouter context={routerContext} url={request.url} nonce={nonce} />,
    {
      nonce,
      onAllReady() {
        const parts: Uint8Array[] = [];
        const gather = new Writable({
          write(part: Uint8Array, _encoding, written) {
            parts.push(part);
            written();
          },
          final(ended) {
            const html = lookFirst(Buffer.concat(parts).toString());
            resolve(new Response(html, { status: failed ? 500 : status, headers }));
            ended();
          },
        });
        pipe(gather);
      },
      onShellError: reject,
      onError(error) {
        failed = true;
        reportError(error);
      },
    },
  );
  request.signal.addEventListener('abort', abort);
  return promise;
}

/** On a slow line what is seen comes before what only makes it quicker to use: scripts wait. */
const lookFirst = (html: string): string =>
  html.replaceAll('<link rel="modulepreload"', '<link rel="modulepreload" fetchpriority="low"');

let reportError: (error: unknown) => void = () => undefined;

/** Whoever runs the pages says where what goes wrong in them is written down. */
export function onPageError(report: (error: unknown) => void): void {
  reportError = report;
}

/** What loaders and actions throw that is no answer to the visitor. */
export function handleError(error: unknown, { request }: { request: Request }): void {
  const isAnswer = isRouteErrorResponse(error) && error.status < 500;
  if (!request.signal.aborted && !isAnswer) reportError(error);
}

// The server that runs this build is made of other copies of these modules: it takes them from here.
export { createRequestHandler, pageCall, RouterContextProvider };
