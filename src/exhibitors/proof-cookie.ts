import type { PageCall } from '../platform/pages/page-call.ts';
import { readCookie } from '../platform/pages/read-cookies.ts';

/** Holds the proof of a registration; no script reads it, and it goes to the pages of its fair alone. */
const name = 'quad.exhibitor';
const seconds = 2 * 3600;

type App = Pick<PageCall, 'publicUrl'>;

/** A `Set-Cookie` that keeps a proof for as long as it is good. */
export const keepProof = (app: App, slug: string, proof: string): string =>
  setCookie(app, slug, proof, seconds);

/** A `Set-Cookie` that forgets it. */
export const forgetProof = (app: App, slug: string): string => setCookie(app, slug, '', 0);

/** The proof that a request carries; null for none. */
export const readProofCookie = (header: string | null | undefined): string | null =>
  readCookie(header, name) || null;

const setCookie = ({ publicUrl }: App, slug: string, value: string, age: number): string =>
  [
    `${name}=${value}`,
    `Path=/fair-${slug}/`,
    `Max-Age=${age}`,
    'HttpOnly',
    'SameSite=Lax',
    ...(publicUrl.startsWith('https:') ? ['Secure'] : []),
  ].join('; ');
