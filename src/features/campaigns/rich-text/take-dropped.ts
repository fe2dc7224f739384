import { ownPicturePath } from '../pictures/picture-address.ts';

/** The first file dropped or pasted; null where text comes along, which takes precedence. */
export function fileOf(transfer: DataTransfer | null): File | null {
  if (!transfer || transfer.getData('text/plain') !== '') return null;
  return transfer.files[0] ?? null;
}

/**
 * Pasted HTML without the images of other sites, which readers of an email would load from there.
 * @param onLeftOut called when there were some
 */
export function withoutForeignImages(html: string, onLeftOut: () => void): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  const foreign = [...body.querySelectorAll('img')].filter(
    (image) => ownPicturePath(image.getAttribute('src') ?? '') === null,
  );
  if (foreign.length === 0) return html;
  for (const image of foreign) image.remove();
  onLeftOut();
  return body.innerHTML;
}
