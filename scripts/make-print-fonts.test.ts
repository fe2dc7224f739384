import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { printFonts } from './make-print-fonts.ts';

test('documents are printed in the fonts of the packages, with their licences beside them', async () => {
  for (const [file, content] of await printFonts())
    expect([file.pathname, Buffer.compare(await readFile(file), content)]).toEqual([
      file.pathname,
      0,
    ]);
});
