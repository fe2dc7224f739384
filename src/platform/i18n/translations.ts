import es from '../../../locales/es.json' with { type: 'json' };

/** Messages of a language by their name. */
export type Catalogue = Readonly<Record<string, string>>;

/** Languages by their codes. */
export type Languages = Readonly<Record<string, Catalogue>>;

/**
 * The languages besides English. To add one: translate `locales/en.json` into a file next to it and
 * import it here; missing messages are in English. Browsers get none of it: see
 * `scripts/compile-messages.ts`.
 */
export const translations: Languages = { es };
