/** A thing as schema.org describes it, without `@context`. */
export interface Thing {
  readonly '@type': string;
}

/** The text of the block: nothing in it ends the element or opens a comment. */
export const jsonLdText = (things: readonly Thing[]): string =>
  JSON.stringify({ '@context': 'https://schema.org', '@graph': things }).replace(
    /[<>&\u2028\u2029]/g,
    (character) => `\\u${character.charCodeAt(0).toString(16).padStart(4, '0')}`,
  );

/**
 * What a page is about, for machines. It is a block of data, which no browser runs: a policy that
 * asks scripts for a nonce lets it be, and a page that comes from a cache may hold it.
 */
export function JsonLd({ things }: { readonly things: readonly Thing[] }) {
  return (
    <script
      type="application/ld+json"
      // React would escape quotes, which here is not markup but JSON.
      dangerouslySetInnerHTML={{ __html: jsonLdText(things) }}
    />
  );
}
