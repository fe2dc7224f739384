import { Transformer } from '@napi-rs/image';
import { expect, test } from 'vitest';
import { encodeImages } from './encode-image.server.ts';
import { asFromTelephone, largePng } from './pictures.fixture.server.ts';
import { readImageSize } from './read-image-size.ts';

const words = { fitIn: 512, sizes: [64, 256] };

/** Blue above, red below. */
function twoColours(width: number, height: number): Transformer {
  const pixels = Buffer.alloc(width * height * 4);
  for (let at = 0; at < width * height; at += 1)
    pixels.writeUInt32LE(at < (width * height) / 2 ? 0xffff0000 : 0xff0000ff, at * 4);
  return Transformer.fromRgbaPixels(pixels, width, height);
}

const encode = (
  type: string,
  bytes: Uint8Array,
  image: Parameters<typeof encodeImages>[2] = words,
) => encodeImages(type, () => Promise.resolve(bytes), image);

/** The red, green and blue of a pixel. */
async function pixel(bytes: Uint8Array, x: number, y: number): Promise<number[]> {
  const { width, colorType } = await new Transformer(bytes).metadata();
  const raw = await new Transformer(bytes).rawPixels();
  const depth = colorType === 2 ? 3 : 4;
  return [...raw.subarray((y * width + x) * depth, (y * width + x) * depth + 3)];
}

test('a picture is made smaller and kept in the sizes of its place, never larger than it came', async () => {
  const { main, smaller } = await encode('image/png', await twoColours(1000, 500).png());
  expect(main).toMatchObject({ width: 512, height: 256 });
  expect(smaller.map(({ size, width, height }) => [size, width, height])).toEqual([
    [64, 64, 32],
    [256, 256, 128],
  ]);
  const little = await encode('image/webp', await twoColours(100, 40).webp(80));
  expect(little.main).toMatchObject({ width: 100, height: 40 });
  expect(little.smaller.map(({ size }) => size)).toEqual([64]);
});

test('a photograph stands upright and says no longer where it was taken', async () => {
  // Held to the right: what is at the left of the file is at the top of the world.
  const held = asFromTelephone(await twoColours(300, 200).jpeg(95), 6);
  expect(held.includes('Exif')).toBe(true);
  const before = await new Transformer(held).metadata(true);
  expect(before.orientation).toBe(6);
  const { main } = await encode('image/jpeg', held);
  expect(main).toMatchObject({ width: 200, height: 300 });
  const [redAtLeft] = await pixel(main.bytes, 20, 150);
  const [redAtRight] = await pixel(main.bytes, 180, 150);
  expect(redAtLeft).toBeGreaterThan(200);
  expect(redAtRight).toBeLessThan(60);
  expect(Buffer.from(main.bytes).includes('Exif')).toBe(false);
  expect((await new Transformer(main.bytes).metadata(true)).orientation ?? 1).toBe(1);
});

test('what hides behind the pixels does not come along', async () => {
  const png = await twoColours(50, 50).png();
  const polyglot = Buffer.concat([png, Buffer.from('<script>alert(1)</script>PK\x03\x04')]);
  const { main } = await encode('image/png', polyglot);
  expect(Buffer.from(main.bytes).includes('<script>')).toBe(false);
  expect(Buffer.from(main.bytes).includes('PK\x03\x04')).toBe(false);
});

test('transparency stays', async () => {
  const pixels = Buffer.alloc(40 * 40 * 4);
  const png = await Transformer.fromRgbaPixels(pixels, 40, 40).png();
  const { main } = await encode('image/png', png);
  const raw = await new Transformer(main.bytes).rawPixels();
  expect([...raw].filter((_, at) => at % 4 === 3).every((alpha) => alpha === 0)).toBe(true);
});

test('a bomb is refused by what its header says, before anything is unpacked', async () => {
  const bomb = largePng(20_000, 20_000);
  expect(bomb.byteLength).toBeLessThan(500_000);
  const resident = process.memoryUsage().rss;
  await expect(encode('image/png', bomb)).rejects.toMatchObject({
    code: 'BAD_USER_INPUT',
    fields: { file: 'This picture is too large. It can have up to 24 million pixels.' },
  });
  expect(process.memoryUsage().rss - resident).toBeLessThan(100_000_000);
  await expect(
    encode('image/png', largePng(300, 300), { ...words, maxPixels: 89_999 }),
  ).rejects.toMatchObject({ code: 'BAD_USER_INPUT' });
  await encode('image/png', largePng(300, 300), { ...words, maxPixels: 90_000 });
});

test('a picture whose size is a lie, or that is cut off, is refused in words', async () => {
  const png = await twoColours(200, 200).png();
  const backlogged = Buffer.from(png);
  backlogged.writeUInt32BE(2, 16);
  const jpeg = await twoColours(200, 200).jpeg(80);
  const webp = await twoColours(200, 200).webp(80);
  for (const [type, bytes] of [
    ['image/png', backlogged],
    ['image/png', png.subarray(0, 60)],
    ['image/png', png.subarray(0, 10)],
    ['image/jpeg', jpeg.subarray(0, 30)],
    ['image/jpeg', Buffer.from('ffd8ffe0', 'hex')],
    ['image/webp', webp.subarray(0, 40)],
    ['image/webp', webp.subarray(0, 14)],
  ] as const)
    await expect(encode(type, bytes), `${type} of ${bytes.byteLength}`).rejects.toMatchObject({
      fields: { file: 'We can’t read this picture.' },
    });
});

test('the size of a picture is read from every kind of header', async () => {
  const made = twoColours(321, 123);
  const png = await made.png();
  expect(readImageSize('image/png', png)).toEqual({ width: 321, height: 123 });
  const again = () => new Transformer(png);
  const jpeg = await again().jpeg(80);
  expect(readImageSize('image/jpeg', jpeg)).toEqual({ width: 321, height: 123 });
  expect(readImageSize('image/jpeg', asFromTelephone(jpeg, 3))).toEqual({
    width: 321,
    height: 123,
  });
  expect(readImageSize('image/webp', await again().webp(80))).toEqual({ width: 321, height: 123 });
  expect(readImageSize('image/webp', await again().webpLossless())).toEqual({
    width: 321,
    height: 123,
  });
  expect(readImageSize('image/webp', Buffer.alloc(0))).toBeNull();
});
