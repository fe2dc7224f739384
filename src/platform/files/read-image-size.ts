/** Width and height in pixels. */
export interface ImageSize {
  readonly width: number;
  readonly height: number;
}

/**
 * Reads the size of an image from its headers alone, before decoding: a few bytes may decode to
 * gigabytes of pixels. Of several sizes in one file the largest counts. Null if there is none: such
 * an image can't be read.
 *
 * PNG (ISO/IEC 15948, 11.2.2), JPEG (ITU-T T.81, B.2.2), WebP (RFC 9649, section 2).
 */
export function readImageSize(type: string, bytes: Uint8Array): ImageSize | null {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const found =
      type === 'image/png' ? inPng(view) : type === 'image/jpeg' ? inJpeg(view) : inWebp(view);
    const sizes = found.filter(({ width, height }) => width > 0 && height > 0);
    const [first] = sizes.sort((a, b) => b.width * b.height - a.width * a.height);
    return first ?? null;
  } catch (error) {
    if (error instanceof RangeError) return null;
    throw error;
  }
}

const inPng = (view: DataView): ImageSize[] => [
  { width: view.getUint32(16), height: view.getUint32(20) },
];

function inJpeg(view: DataView): ImageSize[] {
  const found: ImageSize[] = [];
  let at = 2;
  while (at + 9 < view.byteLength) {
    if (view.getUint8(at) !== 0xff) return found;
    const marker = view.getUint8(at + 1);
    if (marker === 0xff) {
      at += 1;
      continue;
    }
    // Pixels follow the start of a scan.
    if (marker === 0xda) return found;
    const isFrame = marker >= 0xc0 && marker <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(marker);
    if (isFrame) found.push({ height: view.getUint16(at + 5), width: view.getUint16(at + 7) });
    at += 2 + view.getUint16(at + 2);
  }
  return found;
}

function inWebp(view: DataView): ImageSize[] {
  const found: ImageSize[] = [];
  const threeBytes = (at: number): number =>
    view.getUint16(at, true) + (view.getUint8(at + 2) << 16);
  let at = 12;
  while (at + 18 < view.byteLength) {
    const name = String.fromCharCode(...[0, 1, 2, 3].map((offset) => view.getUint8(at + offset)));
    const size = view.getUint32(at + 4, true);
    const content = at + 8;
    if (name === 'VP8X')
      found.push({ width: threeBytes(content + 4) + 1, height: threeBytes(content + 7) + 1 });
    if (name === 'VP8 ')
      found.push({
        width: view.getUint16(content + 6, true) & 0x3fff,
        height: view.getUint16(content + 8, true) & 0x3fff,
      });
    if (name === 'VP8L') {
      const bits = view.getUint32(content + 1, true);
      found.push({ width: (bits & 0x3fff) + 1, height: ((bits >>> 14) & 0x3fff) + 1 });
    }
    // A frame of an animation holds its picture inside.
    at = name === 'ANMF' ? content + 16 : content + size + (size % 2);
  }
  return found;
}
