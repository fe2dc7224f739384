/** Messages of a language by their name. */
export type Catalogue = Readonly<Record<string, string>>;

/** Languages by their codes. */
export type Languages = Readonly<Record<string, Catalogue>>;

/**
 * The languages beside English. To add one: translate `words/en.json` into a file beside it, import
 * it here; what it lacks is said in English.
 */
export const translations: Languages = {};
