import Image from '@tiptap/extension-image';

/** The image that is all there is in a link. */
function imageIn(link: HTMLElement): HTMLImageElement | null {
  const [only, ...others] = link.children;
  const isAlone = others.length === 0 && link.textContent.trim() === '';
  return isAlone && only instanceof HTMLImageElement ? only : null;
}

const sideOf = (image: HTMLImageElement, side: 'width' | 'height'): number | null =>
  Number(image.getAttribute(side)) || null;

/** What a text knows of an image. */
export interface PictureAttributes {
  readonly src: string;
  /** Empty: it is only decorative. Null: not decided yet. */
  readonly alt: string | null;
  readonly width: number | null;
  readonly height: number | null;
  /** The target of the link. */
  readonly href: string | null;
}

/** An image on a line of its own, which may be a link. Images of other sites are not typed in. */
export const Picture = Image.extend({
  addAttributes() {
    const attribute = { default: null };
    return {
      src: attribute,
      alt: attribute,
      width: attribute,
      height: attribute,
      href: { default: null, rendered: false },
    };
  },
  parseHTML: () => [
    {
      tag: 'a[href]',
      priority: 70,
      getAttrs(link) {
        const image = imageIn(link);
        if (!image) return false;
        return {
          src: image.getAttribute('src') ?? '',
          alt: image.getAttribute('alt'),
          width: sideOf(image, 'width'),
          height: sideOf(image, 'height'),
          href: link.getAttribute('href'),
        } satisfies PictureAttributes;
      },
    },
    { tag: 'img[src]' },
  ],
  renderHTML({ node, HTMLAttributes }) {
    const href: unknown = node.attrs['href'];
    const image = ['img', HTMLAttributes] as const;
    return typeof href === 'string' && href !== '' ? ['a', { href }, image] : image;
  },
  // While it is edited it leads nowhere: a link around it would be followed by a click.
  addNodeView() {
    return ({ node }) => {
      const { src, alt, width, height, href } = node.attrs as PictureAttributes;
      const dom = document.createElement('img');
      dom.src = src;
      if (alt !== null) dom.alt = alt;
      if (width !== null && height !== null) Object.assign(dom, { width, height });
      if (href !== null) dom.dataset['linked'] = '';
      return { dom };
    };
  },
  addInputRules: () => [],
});
