import type { PageCall } from '../../../platform/pages/page-call.ts';
import { readCookie } from '../../../platform/pages/read-cookies.ts';

/** Stores the proof of a registration; HttpOnly, and sent to the pages of its fair only. */
const name = 'quad.exhibitor';
const seconds = 2 * 3600;

type App = Pick<PageCall, 'publicUrl'>;

/** A `Set-Cookie` that stores a proof while it is valid. */
export const keepProof = (app: App, slug: string, proof: string): string =>
  setCookie(app, slug, proof, seconds);

/** A `Set-Cookie` that clears it. */
export const forgetProof = (app: App, slug: string): string => setCookie(app, slug, '', 0);

/** The proof in a request; null for none. */
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
