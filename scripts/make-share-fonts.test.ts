import { readFile } from 'node:fs/promises';
import { expect, test } from 'vitest';
import { shareFonts } from './make-share-fonts.ts';

test('pictures are set in the fonts of the packages, with their licences beside them', async () => {
  for (const [file, content] of await shareFonts())
    expect([file.pathname, Buffer.compare(await readFile(file), content)]).toEqual([
      file.pathname,
      0,
    ]);
});
