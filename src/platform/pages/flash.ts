import { readCookie } from './read-cookies.ts';

/** A message for the next page. */
export interface Flash {
  readonly type: 'success' | 'info' | 'warning' | 'error';
  readonly message: string;
  /** A second line. */
  readonly detail?: string;
}

const name = 'quad.alert';
const types = ['success', 'info', 'warning', 'error'] as const;

/** A `Set-Cookie` that carries an alert over a redirect to the next page, for a minute at most. */
export const flashCookie = ({ type, message, detail }: Flash): string =>
  `${name}=${encodeURIComponent(JSON.stringify([type, message, detail]))}; Path=/; Max-Age=60; HttpOnly; SameSite=Lax`;

/** A `Set-Cookie` that deletes it after it was shown. */
export const shownFlash = `${name}=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax`;

/** Whether a request carries one. */
export const hasFlash = (header: string | undefined): boolean => readCookie(header, name) !== null;

/** The alert in a request; null for none. It is shown as text only. */
export function readFlash(header: string | null): Flash | null {
  const cookie = readCookie(header, name);
  if (cookie === null) return null;
  try {
    const [type, message, detail] = JSON.parse(cookie) as unknown[];
    const validType = types.find((one) => one === type);
    if (!validType || typeof message !== 'string') return null;
    return { type: validType, message, ...(typeof detail === 'string' ? { detail } : {}) };
  } catch {
    return null;
  }
}
