import * as v from 'valibot';
import type { PageCall } from '../platform/pages/page-call.ts';
import { readCookie } from '../platform/pages/read-cookies.ts';

const name = 'quad.registered';
const purpose = 'registered';
/** Seconds for which the browser in which somebody registered shows what follows. */
const lifetime = 3600;

const registered = v.tuple([v.number(), v.string(), v.string()]);

type Signer = Pick<PageCall, 'sign' | 'now' | 'publicUrl'>;

/** A `Set-Cookie` that remembers for which fair, and with which address, somebody has just registered. */
export function rememberRegistered(call: Signer, slug: string, email: string): string {
  const payload = JSON.stringify([call.now.getTime() + lifetime * 1000, slug, email]);
  return [
    `${name}=${encodeURIComponent(`${call.sign(purpose, payload)}.${payload}`)}`,
    'Path=/',
    `Max-Age=${lifetime}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(call.publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
}

/** The address with which somebody has registered in this browser for a fair; null for none. */
export function readRegistered(call: Signer, request: Request, slug: string): string | null {
  const said = readCookie(request.headers.get('cookie'), name);
  const dot = said?.indexOf('.') ?? -1;
  if (!said || dot < 0) return null;
  const payload = said.slice(dot + 1);
  // Signatures of signatures are compared, so that the time this takes says nothing about either.
  const own = call.sign(purpose, call.sign(purpose, payload));
  if (call.sign(purpose, said.slice(0, dot)) !== own) return null;
  const read = v.safeParse(registered, JSON.parse(payload));
  if (!read.success) return null;
  const [until, of, email] = read.output;
  return until > call.now.getTime() && of === slug ? email : null;
}
