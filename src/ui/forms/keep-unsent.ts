import { data, isRouteErrorResponse, type DataStrategyResult } from 'react-router';

/** Reports a lost form to the page; a handler that tells the visitor prevents the default. */
export const unsentEvent = 'quad:unsent';

/** Why a form has not arrived: no one was reached, or we could not take it. */
export type Unsent = 'unreachable' | 'failed';

/** As the status of an action: nothing has changed that needs a reload. */
export const unsentStatus = 503;

/** A connection error, rather than an error in the data sent; null for everything else. */
function judge(thrown: unknown): Unsent | null {
  // The router wraps what an action throws together with its status.
  const isWrapped = typeof thrown === 'object' && thrown && 'init' in thrown && 'data' in thrown;
  const error: unknown = isWrapped ? thrown.data : thrown;
  // That is what `fetch` throws where there is no line.
  if (error instanceof TypeError) return 'unreachable';
  // Redirects are thrown as well.
  const hasStatus = error instanceof Response || isRouteErrorResponse(error);
  const status = hasStatus ? error.status : 500;
  const isAborted = error instanceof DOMException;
  return !isAborted && (status >= 500 || status === 429) ? 'failed' : null;
}

/**
 * Client middleware around every action: a lost form costs no page. All typed text stays, and the
 * form around it (or else the shell) reports the error.
 */
export async function keepUnsent(
  { request }: { readonly request: Request },
  next: () => Promise<Record<string, DataStrategyResult>>,
): Promise<Record<string, DataStrategyResult>> {
  const results = await next();
  if (request.method === 'GET') return results;
  const entries = Object.entries(results).map(([route, answer]) => {
    const unsent = answer.type === 'error' ? judge(answer.result) : null;
    if (unsent === null) return [route, answer] as const;
    window.dispatchEvent(new CustomEvent(unsentEvent, { detail: unsent, cancelable: true }));
    return [route, { type: 'data', result: data(null, unsentStatus) }] as const;
  });
  return Object.fromEntries(entries);
}
