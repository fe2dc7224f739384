/** An icon of several sizes for what knows no SVG: PNG pictures behind a directory of them. */
export function writeIco(pictures: readonly { size: number; png: Uint8Array }[]): Uint8Array {
  const head = 6 + 16 * pictures.length;
  const total = pictures.reduce((sum, { png }) => sum + png.length, head);
  const file = new Uint8Array(total);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, pictures.length, true);
  let offset = head;
  for (const [place, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * place;
    view.setUint8(entry, size % 256);
    view.setUint8(entry + 1, size % 256);
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, 32, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, offset, true);
    file.set(png, offset);
    offset += png.length;
  }
  return file;
}
