import decodeQR from 'qr/decode.js';
import { expect, test } from 'vitest';
import { drawQr, type QrArt } from './qr-code.ts';

/** What a phone sees that is held before the drawing: eight points a module. */
function photograph({ size, path }: QrArt) {
  const scale = 8;
  const side = size * scale;
  const data = new Uint8Array(side * side * 4).fill(255);
  for (const [, x, y, length] of path.matchAll(/M(\d+) (\d+)h(\d+)v1h-\d+z/g))
    for (let row = 0; row < scale; row += 1)
      for (let column = 0; column < Number(length) * scale; column += 1) {
        const at = ((Number(y) * scale + row) * side + Number(x) * scale + column) * 4;
        data.set([0, 0, 0], at);
      }
  return { width: side, height: side, data };
}

test.each([
  'https://fairs.example/class-k7mq2-x9w4d',
  `http://127.0.0.1:3000/${'long/'.repeat(40)}`,
])('a student who scans the code is led to %s', (link) => {
  expect(decodeQR(photograph(drawQr(link)))).toBe(link);
});
