import { setTimeout as wait } from 'node:timers/promises';
import { asRefusal } from '../../platform/database/as-refusal.ts';
import { answerFloor as defaultAnswerFloor } from '../../platform/http/answer-floor.server.ts';
import { judgeOrigin } from '../../platform/http/origin.server.ts';
import type { AccountParts } from '../account-parts.server.ts';
import { addressHeader } from './address-header.ts';
import type { Engine } from './engine.server.ts';
import { logEndpoint } from './log-endpoint.server.ts';
import { openEndpoints, quietEndpoints } from './open-endpoints.ts';
import { withNotes } from './request-notes.server.ts';
import { translateError } from './translate-error.server.ts';

/** A call of an account endpoint, from the network or from a form action of our own pages. */
export interface AccountsCall {
  readonly method: string;
  /** What follows `/api/auth`, with its query: `/sign-in/email`. */
  readonly path: string;
  /** The caller's headers; `cookie`, `authorization`, `origin` and `user-agent` matter. */
  readonly headers: Headers;
  readonly body?: string | undefined;
  /** The caller's address as TRUST_PROXY lets us believe it. */
  readonly address: string;
}

/**
 * Answers a call of an account endpoint: only endpoints that are open, limits per address, origin check, the
 * contract's errors. Form actions forward each Set-Cookie of the answer.
 */
export type AccountsHandler = (call: AccountsCall) => Promise<Response>;

// Whoever stands between says where a call comes from; a caller's own word does not count.
const notTheCallersToSay = [
  addressHeader,
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
];

/** Opens the one way to the identity library. */
export function createAccountsHandler(parts: AccountParts, engine: Engine): AccountsHandler {
  const { publicUrl, answerFloor = defaultAnswerFloor } = parts;
  return async ({ method, path, headers, body, address }) => {
    const name = `${method} ${path.split('?', 1)[0] ?? ''}`;
    if (!Object.hasOwn(openEndpoints, name)) return errorAnswer(404, null);
    const floor = quietEndpoints.has(name) ? wait(answerFloor) : undefined;

    const clean = cleanHeaders(headers, publicUrl);
    clean.set(addressHeader, address);
    const request = new Request(`${publicUrl}/api/auth${path}`, {
      method,
      headers: clean,
      ...(body === undefined || method === 'GET' ? {} : { body }),
    });
    const answer = await withNotes(() => engine.handler(request)).catch((error: unknown) =>
      failed(parts, name, error),
    );
    const finished =
      answer.status < 400 ? await handOver(answer) : await refuse(parts, name, answer);
    await logEndpoint(parts, name, address, finished);
    // Whoever comes back from a provider sees our page, not an answer for programs.
    if (finished.status >= 400 && name.startsWith('GET /callback/'))
      return Response.redirect(`${publicUrl}/login?error=sign_in_failed`, 302);
    await floor;
    return finished;
  };
}

/** The headers as the library may see them; where a call comes from is judged by the server's rule. */
function cleanHeaders(headers: Headers, publicUrl: string): Headers {
  const clean = new Headers(headers);
  for (const header of notTheCallersToSay) clean.delete(header);
  // Node's fetch sends this one header of a browser's set, and would be asked for an Origin.
  if (!clean.has('sec-fetch-site')) clean.delete('sec-fetch-mode');
  const said = {
    origin: headers.get('origin') ?? undefined,
    host: headers.get('host') ?? undefined,
    'sec-fetch-site': headers.get('sec-fetch-site') ?? undefined,
  };
  const { origin, protocol } = new URL(publicUrl);
  if (judgeOrigin(said, { publicUrl, protocol: protocol.slice(0, -1) }) === 'own')
    clean.set('origin', origin);
  return clean;
}

async function handOver(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.set('cache-control', 'no-store');
  const signed = answer.headers.get('set-auth-token');
  if (signed === null) return new Response(answer.body, { status: answer.status, headers });
  // The library answers the bare token of its table; only the signed one opens anything.
  const body = await readJson(answer);
  const isToken = typeof body === 'object' && body !== null && 'token' in body;
  headers.delete('content-length');
  return new Response(isToken ? JSON.stringify({ ...body, token: signed }) : JSON.stringify(body), {
    status: answer.status,
    headers,
  });
}

/** Answers for what was thrown: an outage of the database, or a mistake of ours with an id in the log. */
function failed({ world, log }: AccountParts, endpoint: string, error: unknown): Response {
  const refusal = asRefusal(error);
  if (refusal) return errorAnswer(503, { code: refusal.code, retryAfter: refusal.retryAfter });
  const id = world.newId();
  log.error({ event: 'auth.request_failed', id, endpoint, err: error }, 'Auth request failed.');
  return errorAnswer(500, {
    code: 'INTERNAL_SERVER_ERROR',
    message: `Something went wrong on our side (${id}).`,
  });
}

async function refuse(parts: AccountParts, endpoint: string, answer: Response): Promise<Response> {
  const body = await readJson(answer);
  const translated = translateError(answer.status, body);
  // The library may take a database that is away for a missing session, or for a failure of its own.
  const isSuspect = translated.status >= 500 || translated.body.code === 'UNAUTHENTICATED';
  if (isSuspect) {
    const outage = await parts.pool.query('select 1').then(
      () => null,
      (error: unknown) => error,
    );
    if (outage !== null) return failed(parts, endpoint, outage);
  }
  return errorAnswer(answer.status, body, answer.headers);
}

function errorAnswer(status: number, given: unknown, from?: Headers): Response {
  const { status: translated, body } = translateError(status, given);
  const wait = body.retryAfter ?? Number(from?.get('x-retry-after') ?? 0);
  const answer = Response.json(wait > 0 ? { ...body, retryAfter: wait } : body, {
    status: translated,
    headers: { 'cache-control': 'no-store', ...(wait > 0 ? { 'retry-after': String(wait) } : {}) },
  });
  for (const cookie of from?.getSetCookie() ?? []) answer.headers.append('set-cookie', cookie);
  return answer;
}

async function readJson(response: Response): Promise<unknown> {
  const text = await response.text();
  try {
    return text === '' ? undefined : JSON.parse(text);
  } catch {
    return undefined;
  }
}
