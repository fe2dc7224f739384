import { setTimeout as wait } from 'node:timers/promises';
import { createHmac } from 'node:crypto';
import { asRefusal } from '../../../platform/database/as-refusal.ts';
import { answerFloor as defaultAnswerFloor } from '../../../platform/http/answer-floor.server.ts';
import { judgeOrigin } from '../../../platform/http/origin.server.ts';
import type { AccountParts } from '../account-parts.server.ts';
import { addressHeader } from './address-header.ts';
import type { Engine } from './engine.server.ts';
import { openEndpoints, quietEndpoints } from './open-endpoints.ts';
import { withNotes } from '../social-sign-in/request-notes.server.ts';
import { translateError } from './translate-error.server.ts';
import { addressKey } from '../../../platform/http/address-key.ts';
import { deriveKey } from './derive-key.server.ts';

/** A call of an account endpoint, from the network or from a form action of our own pages. */
export interface AccountsCall {
  readonly method: string;
  /** What follows `/api/auth`, with its query: `/sign-in/email`. */
  readonly path: string;
  /** The caller's headers; `cookie`, `authorization`, `origin` and `user-agent` matter. */
  readonly headers: Headers;
  readonly body?: string | undefined;
  /** The caller's IP address, resolved according to TRUST_PROXY. */
  readonly address: string;
}

/**
 * Answers a call of an account endpoint: open endpoints only, limits per address, origin check, the
 * contract's errors. Form actions forward each Set-Cookie of the response.
 */
export type AccountsHandler = (call: AccountsCall) => Promise<Response>;

// Headers that proxies set to say where a call comes from; the caller's own are not trusted.
const notTheCallersToSay = [
  addressHeader,
  'x-forwarded-for',
  'x-forwarded-host',
  'x-forwarded-proto',
  'x-real-ip',
  'forwarded',
];

/** Creates the only entry point to the identity library. */
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
    // Someone returning from a provider sees our page, not a JSON response.
    if (finished.status >= 400 && name.startsWith('GET /callback/'))
      return Response.redirect(`${publicUrl}/login?error=sign_in_failed`, 302);
    await floor;
    return finished;
  };
}

/** The headers passed to the library; the server's own rule decides where a call comes from. */
function cleanHeaders(headers: Headers, publicUrl: string): Headers {
  const clean = new Headers(headers);
  for (const header of notTheCallersToSay) clean.delete(header);
  // Node's fetch sends this one browser header, and would then need an Origin.
  if (!clean.has('sec-fetch-site')) clean.delete('sec-fetch-mode');
  const originHeaders = {
    origin: headers.get('origin') ?? undefined,
    host: headers.get('host') ?? undefined,
    'sec-fetch-site': headers.get('sec-fetch-site') ?? undefined,
  };
  const { origin, protocol } = new URL(publicUrl);
  if (judgeOrigin(originHeaders, { publicUrl, protocol: protocol.slice(0, -1) }) === 'own')
    clean.set('origin', origin);
  return clean;
}

async function handOver(answer: Response): Promise<Response> {
  const headers = new Headers(answer.headers);
  headers.set('cache-control', 'no-store');
  const signed = answer.headers.get('set-auth-token');
  if (signed === null) return new Response(answer.body, { status: answer.status, headers });
  // The library returns the bare token of its table; only the signed one grants access.
  const body = await readJson(answer);
  const isToken = typeof body === 'object' && body !== null && 'token' in body;
  headers.delete('content-length');
  return new Response(isToken ? JSON.stringify({ ...body, token: signed }) : JSON.stringify(body), {
    status: answer.status,
    headers,
  });
}

/** Maps a thrown error: a database outage, or an internal error with an id in the log. */
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
  // The library may mistake a database outage for a missing session or its own failure.
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

function errorAnswer(status: number, originalBody: unknown, from?: Headers): Response {
  const { status: translated, body } = translateError(status, originalBody);
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

/**
 * Logs each attempt to prove or change an identity, including failed ones (ASVS 5.0,
 * 16.3.1): endpoint, outcome, account when known, and source network, as a pseudonym by
 * which attempts from one network can be correlated and which no one without SECRET can
 * reverse. Request bodies are not logged.
 */
async function logEndpoint(
  { log, secret }: Pick<AccountParts, 'log' | 'secret'>,
  endpoint: string,
  address: string,
  answer: Response,
): Promise<void> {
  if (!endpoint.startsWith('POST ') && !endpoint.startsWith('GET /callback/')) return;
  const { code, accountId } = await readOutcome(answer.clone());
  const from = createHmac('sha256', deriveKey(secret, 'log-caller'))
    .update(addressKey(address))
    .digest('base64url')
    .slice(0, 16);
  const outcome = {
    endpoint,
    status: answer.status,
    ...(code === undefined ? {} : { outcome: code }),
    ...(accountId === undefined ? {} : { accountId }),
    from,
  };
  log.info({ event: 'auth.request', ...outcome }, 'Auth request.');
}

interface Outcome {
  readonly code?: string;
  readonly accountId?: string;
}

async function readOutcome(answer: Response): Promise<Outcome> {
  const body: unknown = await answer.json().catch(() => null);
  if (typeof body !== 'object' || body === null) return {};
  if ('code' in body && typeof body.code === 'string') return { code: body.code };
  const user = 'user' in body ? body.user : undefined;
  if (typeof user !== 'object' || user === null || !('id' in user)) return {};
  return typeof user.id === 'string' ? { accountId: user.id } : {};
}
