import type { ThemeChoice } from './page-call.ts';
import { pageCookies } from './remember-cookie.ts';

/** One cookie of a `Cookie` header; null when it is not there or cannot be read (RFC 6265, 5.4). */
export function readCookie(header: string | null | undefined, name: string): string | null {
  for (const part of (header ?? '').split(';')) {
    const at = part.indexOf('=');
    if (at < 0 || part.slice(0, at).trim() !== name) continue;
    try {
      return decodeURIComponent(part.slice(at + 1).trim());
    } catch {
      return null;
    }
  }
  return null;
}

/** The theme of its cookie: `dark=on|off` and `contrast=on|off`, each only when it was chosen. */
export function readTheme(header: string | null | undefined): ThemeChoice {
  const chosen = new URLSearchParams(readCookie(header, pageCookies.theme) ?? '');
  return { dark: switchOf(chosen.get('dark')), highContrast: switchOf(chosen.get('contrast')) };
}

const switchOf = (value: string | null): boolean | undefined =>
  value === 'on' ? true : value === 'off' ? false : undefined;

/** The value of the theme's cookie, the twin of `readTheme`. */
export function writeTheme({ dark, highContrast }: ThemeChoice): string {
  const chosen = new URLSearchParams();
  if (dark !== undefined) chosen.set('dark', dark ? 'on' : 'off');
  if (highContrast !== undefined) chosen.set('contrast', highContrast ? 'on' : 'off');
  return chosen.toString();
}

/** The zone of its cookie in the spelling of `Intl`; null for none and for what is no zone. */
export function readZone(header: string | null | undefined): string | null {
  const zone = readCookie(header, pageCookies.zone);
  if (zone === null || !/^[A-Za-z][A-Za-z0-9_+/-]{1,49}$/.test(zone)) return null;
  try {
    return new Intl.DateTimeFormat('en', { timeZone: zone }).resolvedOptions().timeZone;
  } catch {
    return null;
  }
}
