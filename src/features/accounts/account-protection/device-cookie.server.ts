import { createHmac, timingSafeEqual } from 'node:crypto';
import { readCookie } from '../../../platform/pages/read-cookies.ts';
import type { AccountParts } from '../account-parts.server.ts';
import type { EndpointContext } from '../endpoints/on-endpoint.server.ts';
import { deriveKey } from '../endpoints/derive-key.server.ts';

const cookieName = 'quad.devices';
const day = 24 * 3_600_000;

/** Days for which a browser counts as one that has signed in before. */
const knownDays = 365;

/** Maximum accounts remembered per browser; the latest are kept. */
const mostAccounts = 5;

const shape = /^([\w-]{22})\.([0-9a-z]{1,9})\.([\w-]{43})$/;

type Parts = Pick<AccountParts, 'secret' | 'world' | 'publicUrl'>;

/**
 * The device of a browser that has signed in to this account before, by its signed cookie (OWASP,
 * "Slow Down Online Guessing Attacks with Device Cookies"); null for any other. The cookie does not
 * reveal which accounts it is for.
 */
export function knownDevice(context: EndpointContext, parts: Parts, email: string): string | null {
  const now = parts.world.now().getTime();
  for (const entry of entriesOf(context)) {
    const [, id = '', issued = '', mac = ''] = shape.exec(entry) ?? [];
    if (now - parseInt(issued, 36) * day > knownDays * day) continue;
    const sentMac = Buffer.from(mac, 'base64url');
    const right = macOf(parts, email, `${id}.${issued}`);
    if (sentMac.length === right.length && timingSafeEqual(sentMac, right)) return id;
  }
  return null;
}

/** Marks the browser as having signed in to this account. */
export function rememberDevice(context: EndpointContext, parts: Parts, email: string): void {
  if (knownDevice(context, parts, email) !== null) return;
  const id = Buffer.from(parts.world.randomBytes(16)).toString('base64url');
  const named = `${id}.${Math.floor(parts.world.now().getTime() / day).toString(36)}`;
  const entry = `${named}.${macOf(parts, email, named).toString('base64url')}`;
  const entries = [entry, ...entriesOf(context)].slice(0, mostAccounts);
  context.setCookie(cookieName, entries.join('~'), {
    path: '/',
    maxAge: (knownDays * day) / 1000,
    httpOnly: true,
    sameSite: 'lax',
    secure: parts.publicUrl.startsWith('https:'),
  });
}

function entriesOf({ headers }: EndpointContext): readonly string[] {
  const cookie = readCookie(headers?.get('cookie') ?? null, cookieName) ?? '';
  return cookie
    .split('~')
    .slice(0, mostAccounts)
    .filter((entry) => shape.test(entry));
}

function macOf({ secret }: Parts, email: string, named: string): Buffer {
  return createHmac('sha256', deriveKey(secret, 'device'))
    .update(`${email.toLowerCase()}\n${named}`)
    .digest();
}
