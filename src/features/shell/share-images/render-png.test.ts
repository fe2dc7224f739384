import { describe, expect, test } from 'vitest';
import { PngRenderer } from './render-png.server.ts';

const renderer = (options: { capacity?: number; most?: number } = {}) =>
  new PngRenderer({
    fontFiles: [],
    defaultFamily: 'none',
    capacity: 1_000_000,
    most: 20,
    ...options,
  });
const square = (color: string) =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="20" height="20"><rect width="20" height="20" fill="${color}"/></svg>`;

describe('pictures', () => {
  test('are drawn once for all who ask', async () => {
    const pictures = renderer();
    const [one, other] = await Promise.all([
      pictures.render('red', square('red')),
      pictures.render('red', square('red')),
    ]);
    expect(other).toBe(one);
    expect(await pictures.render('red', square('red'))).toBe(one);
    expect(one.subarray(1, 4).toString()).toBe('PNG');
  });

  test('make room for those asked for later', async () => {
    const { length } = await renderer().render('red', square('red'));
    const pictures = renderer({ capacity: 2 * length + 10 });
    const red = await pictures.render('red', square('red'));
    const blue = await pictures.render('blue', square('blue'));
    expect(await pictures.render('red', square('red'))).toBe(red);
    await pictures.render('green', square('green'));
    expect(await pictures.render('red', square('red'))).toBe(red);
    expect(await pictures.render('blue', square('blue'))).not.toBe(blue);
  });

  test('are refused while too many wait, and drawn afterwards', async () => {
    const pictures = renderer({ most: 1 });
    const first = pictures.render('red', square('red'));
    await expect(pictures.render('blue', square('blue'))).rejects.toMatchObject({
      code: 'SERVICE_UNAVAILABLE',
    });
    await first;
    expect(await pictures.render('blue', square('blue'))).toBeInstanceOf(Buffer);
  });

  test('that cannot be drawn are no harm to the next', async () => {
    const pictures = renderer();
    await expect(pictures.render('broken', '<svg')).rejects.toThrow();
    expect(await pictures.render('red', square('red'))).toBeInstanceOf(Buffer);
  });
});
