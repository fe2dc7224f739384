/** What of it is used; its own types name an export that it has not where Node loads it. */
declare module 'bidi-js' {
  interface Embedding {
    readonly levels: Uint8Array;
  }
  export default function bidiFactory(): {
    getEmbeddingLevels(text: string, direction: 'ltr' | 'rtl' | 'auto'): Embedding;
    getMirroredCharactersMap(text: string, levels: Uint8Array): ReadonlyMap<number, string>;
  };
}
