import type { BoothView } from '../booth-page/booth-view.ts';

/** The sizes that are stored of a picture, by their longest sides. */
const sizes = [320, 640];

/** The addresses of a picture in its sizes, by their width. */
export function pictureSources({ url, width, height }: BoothView['pictures'][number]) {
  const longest = Math.max(width, height);
  const smaller = sizes.flatMap((size) =>
    size < longest ? [`${url}?size=${size} ${Math.round((width / longest) * size)}w`] : [],
  );
  return { src: url, srcSet: [...smaller, `${url} ${width}w`].join(', ') };
}
