const letters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Breaks a text into lines of a maximum width; a word that is too long is cut. */
export function linesOf(
  text: string,
  width: number,
  widthOf: (text: string) => number,
): readonly string[] {
  const lines: string[] = [];
  for (const paragraph of text.split(/\r?\n/)) {
    let line = '';
    for (const word of paragraph.split(/[ \t]+/)) {
      const longer = line === '' ? word : `${line} ${word}`;
      if (widthOf(longer) <= width) {
        line = longer;
        continue;
      }
      if (line !== '') lines.push(line);
      line = '';
      for (const { segment } of letters.segment(word)) {
        if (line !== '' && widthOf(line + segment) > width) {
          lines.push(line);
          line = '';
        }
        line += segment;
      }
    }
    lines.push(line);
  }
  return lines;
}
