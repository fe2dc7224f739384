import { isSiteKey, type SiteKey } from './site-settings.ts';

/** The input that holds what a setting was when the page was drawn. */
export const wasName = (key: SiteKey): string => `was-${key}`;

/**
 * The settings that were changed in a form: what another admin has set meanwhile in another field is
 * left as it is.
 */
export const changedIn = (form: FormData): { readonly key: SiteKey; readonly value: string }[] =>
  [...form].flatMap(([key, value]) =>
    isSiteKey(key) && typeof value === 'string' && value.trim() !== form.get(wasName(key))
      ? [{ key, value }]
      : [],
  );
