declare module 'subset-font' {
  /** Keeps the letters of `text`; axes are pinned to a number. */
  export default function subsetFont(
    font: Uint8Array,
    text: string,
    options: {
      readonly targetFormat: 'truetype' | 'woff' | 'woff2' | 'sfnt';
      readonly variationAxes?: Readonly<Record<string, number>>;
    },
  ): Promise<Uint8Array>;
}
