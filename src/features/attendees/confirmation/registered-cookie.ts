import * as v from 'valibot';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { readCookie } from '../../../platform/pages/read-cookies.ts';

const name = 'quad.registered';
const purpose = 'registered';
/** Seconds during which the browser used to register asks for the email's code. */
const lifetime = 3600;

const registered = v.object({
  until: v.number(),
  slug: v.string(),
  /** Null if an emailed link says whose it is. */
  email: v.nullable(v.string()),
  challenge: v.string(),
  /** From the emailed link. */
  key: v.nullable(v.string()),
  /** The session to join then; absent in cookies of earlier releases. */
  join: v.optional(v.nullable(v.number()), null),
});

/** For which fair a browser waits for a code, and where it was emailed. */
export type Waiting = Omit<v.InferOutput<typeof registered>, 'until'>;

type Signer = Pick<PageCall, 'sign' | 'now' | 'publicUrl'>;

/** A `Set-Cookie` that remembers for which fair a code was emailed, with its challenge. */
export function rememberWaiting(call: Signer, waiting: Waiting): string {
  const payload = JSON.stringify({ until: call.now.getTime() + lifetime * 1000, ...waiting });
  return cookie(call, `${call.sign(purpose, payload)}.${payload}`, lifetime);
}

/** A `Set-Cookie` that deletes it. */
export const forgetWaiting = (call: Signer): string => cookie(call, '', 0);

/** What this browser waits for at a fair; null for nothing. */
export function readWaiting(call: Signer, request: Request, slug: string): Waiting | null {
  const cookieText = readCookie(request.headers.get('cookie'), name);
  const dot = cookieText?.indexOf('.') ?? -1;
  if (!cookieText || dot < 0) return null;
  const payload = cookieText.slice(dot + 1);
  // Compares signatures of signatures, so that timing reveals nothing about either.
  const own = call.sign(purpose, call.sign(purpose, payload));
  if (call.sign(purpose, cookieText.slice(0, dot)) !== own) return null;
  const read = v.safeParse(registered, JSON.parse(payload));
  if (!read.success) return null;
  const { until, ...waiting } = read.output;
  return until > call.now.getTime() && waiting.slug === slug ? waiting : null;
}

function cookie({ publicUrl }: Signer, value: string, seconds: number): string {
  return [
    `${name}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
}
