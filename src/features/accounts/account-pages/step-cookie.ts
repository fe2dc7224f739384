import * as v from 'valibot';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { readCookie } from '../../../platform/pages/read-cookies.ts';
import { selfChosenTypes } from '../sign-up/check-sign-up.ts';

const name = 'quad.step';
const purpose = 'account-step';
const minute = 60;

const userType = v.picklist(selfChosenTypes);
const text = v.string();

const steps = v.variant('at', [
  /** Someone was invited by email at this address, and needs an account or a session. */
  v.object({ at: v.literal('invited'), email: text }),
  /** A student has told the birth date, after being invited at the address. */
  v.object({ at: v.literal('details'), birth: text, email: v.optional(text) }),
  /** A code was mailed to confirm the address. */
  v.object({
    at: v.literal('confirm'),
    email: text,
    as: v.optional(userType),
    birth: v.optional(text),
  }),
  /** The temporary password was right. */
  v.object({ at: v.literal('new-password'), email: text, challenge: text }),
  /** A mailed link that lets this browser try again. */
  v.object({ at: v.literal('unlock'), token: text }),
  /** A code to reset the password was asked for. */
  v.object({ at: v.literal('reset'), email: text }),
  /** The address someone is likely to sign in with next. */
  v.object({ at: v.literal('sign-in'), email: text }),
]);

/** How far someone has come on the account screens. It holds no password. */
export type Step = v.InferOutput<typeof steps>;

/** Seconds for which a step is remembered; codes and challenges end after ten minutes by themselves. */
const lifetimes: Readonly<Record<Step['at'], number>> = {
  invited: 60 * minute,
  details: 60 * minute,
  confirm: 24 * 60 * minute,
  'new-password': 10 * minute,
  unlock: 60 * minute,
  reset: 60 * minute,
  'sign-in': 10 * minute,
};

type Signer = Pick<PageCall, 'sign' | 'now' | 'publicUrl'>;

/** A `Set-Cookie` that remembers the step, also for a browser that was closed. */
export function rememberStep(call: Signer, step: Step): string {
  const seconds = lifetimes[step.at];
  const payload = JSON.stringify([call.now.getTime() + seconds * 1000, step]);
  return setCookie(call, name, `${call.sign(purpose, payload)}.${payload}`, seconds);
}

/** A `Set-Cookie` that forgets it. */
export const forgetStep = (call: Signer): string => setCookie(call, name, '', 0);

/** The step a request carries; null for none, an old one, and one that is not ours. */
export function readStep(call: Signer, request: Request): Step | null {
  const cookieText = readCookie(request.headers.get('cookie'), name);
  const dot = cookieText?.indexOf('.') ?? -1;
  if (!cookieText || dot < 0) return null;
  const payload = cookieText.slice(dot + 1);
  // Signatures of signatures are compared, so that the time this takes says nothing about either.
  const own = call.sign(purpose, call.sign(purpose, payload));
  if (call.sign(purpose, cookieText.slice(0, dot)) !== own) return null;
  // Another release of ours may have known other steps.
  const read = v.safeParse(v.tuple([v.number(), steps]), JSON.parse(payload));
  if (!read.success) return null;
  const [until, step] = read.output;
  return until > call.now.getTime() ? step : null;
}

function setCookie({ publicUrl }: Signer, of: string, value: string, seconds: number) {
  return [
    `${of}=${encodeURIComponent(value)}`,
    'Path=/',
    `Max-Age=${seconds}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
}
