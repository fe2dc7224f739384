declare module 'subset-font' {
  interface Range {
    readonly min: number;
    readonly max: number;
  }
  /** The glyphs for `text` alone, axes pinned to a number or narrowed to a range. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'truetype' | 'woff2' | 'sfnt';
      readonly variationAxes?: Readonly<Record<string, number | Range>>;
    },
  ): Promise<Uint8Array>;
}
