import type { FastifyRequest } from 'fastify';
import { accountRefusals as messages } from '../features/accounts/account-refusals.messages.ts';
import { findCredential } from '../features/accounts/callers/find-credential.ts';
import type { RequestLimits } from '../platform/http/limits.server.ts';
import { refuseForeignOrigin, requireOwnOrigin } from '../platform/http/origin.server.ts';
import { apiSentence } from '../platform/model/api-sentence.ts';
import { forbidden } from '../platform/model/refusal.ts';
import type { Viewer } from '../platform/model/viewer.ts';

interface Parts {
  /** Finds out whose a credential is. */
  readonly lookUp: (credential: string) => Promise<Viewer | null>;
  /** Counts the request for its address. */
  readonly admit: (request: FastifyRequest) => Promise<void>;
  readonly limits: RequestLimits;
  readonly publicUrl: string | undefined;
  /** Whether a foreign page may not even send a cookie: it could time the unreadable answer. */
  readonly readsToo?: boolean;
}

/**
 * Counts a request for its address, once per request: a route that reads a large body before
 * authentication counts it first.
 * @throws Refusal RATE_LIMITED
 */
export function admitWith(limits: RequestLimits) {
  const counted = new WeakSet<FastifyRequest>();
  return async (request: FastifyRequest): Promise<void> => {
    if (counted.has(request)) return;
    counted.add(request);
    await limits.takeForAddress(request.ip);
  };
}

const accountLocales = new WeakMap<FastifyRequest, string>();

/** The language that the account of an authenticated request has chosen; undefined for none. */
export const accountLocaleOf = (request: FastifyRequest): string | undefined =>
  accountLocales.get(request);

/**
 * Authenticates a request, within the limits of address and account.
 * @throws Refusal RATE_LIMITED, or FORBIDDEN for a POST with a cookie from a foreign page; with
 * `readsToo` also for a GET
 */
export function identifyWith({ lookUp, admit, limits, publicUrl, readsToo }: Parts) {
  return async (request: FastifyRequest): Promise<Viewer | null> => {
    await admit(request);
    const credential = findCredential(request.headers);
    if (!credential) return null;
    if (credential.from === 'cookie') {
      const own = { publicUrl, protocol: request.protocol };
      if (!['GET', 'HEAD'].includes(request.method)) requireOwnOrigin(request.headers, own);
      else if (readsToo) refuseForeignOrigin(request.headers, own);
    }
    const viewer = await lookUp(credential.token);
    if (viewer?.locale) accountLocales.set(request, viewer.locale);
    if (viewer?.id) await limits.takeForAccount(viewer.id);
    return viewer;
  };
}

/**
 * Someone who must pass a second factor first can't call the API; pages lead them to it.
 * @throws Refusal FORBIDDEN
 */
export function withSecondFactor(identify: (request: FastifyRequest) => Promise<Viewer | null>) {
  return async (request: FastifyRequest): Promise<Viewer | null> => {
    const viewer = await identify(request);
    if (viewer?.waitsFor !== undefined) throw forbidden(apiSentence(messages.secondFactor));
    return viewer;
  };
}
