/** One message: its name in every language, and its English text (ICU MessageFormat). */
export interface Message {
  readonly id: string;
  readonly message: string;
}

/** What is put into a message; what people typed stays as they typed it. */
export type MessageValues = Readonly<Record<string, string | number>>;

/**
 * Declares the messages of a part of the site, in English. Each is `{prefix}.{key}` in the
 * translators' catalog (`npm run generate` collects it), so a key never changes its meaning.
 */
export function defineMessages<const English extends Readonly<Record<string, string>>>(
  prefix: string,
  english: English,
): { readonly [Key in keyof English]: Message };
export function defineMessages(prefix: string, english: Readonly<Record<string, string>>) {
  return Object.fromEntries(
    Object.entries(english).map(([key, message]) => [key, { id: `${prefix}.${key}`, message }]),
  );
}
