/** A part of a document that is printed. */
export type SheetBlock =
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [name: string, value: string])[] }
  | {
      readonly kind: 'table';
      readonly head: readonly string[];
      readonly rows: readonly (readonly string[])[];
      /** Its last rows, set off from the others. */
      readonly foot: readonly (readonly string[])[];
    }
  | { readonly kind: 'note'; readonly text: string };

/** A printed document in the reader's language; the last column of tables holds amounts. */
export interface Sheet {
  readonly title: string;
  /** The issuer: at the top of every page. */
  readonly from: string;
  /** At the foot of every page. */
  readonly foot: string;
  /** BCP 47. */
  readonly locale: string;
  readonly now: Date;
  readonly blocks: readonly SheetBlock[];
  /** Printed last if the font lacks characters: where to read them. */
  readonly ifLettersMiss: string;
}
