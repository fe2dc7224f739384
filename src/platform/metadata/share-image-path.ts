/** The subjects of share images. */
export type ShareSubject =
  { readonly kind: 'quad' } | { readonly kind: 'fair' | 'college'; readonly slug: string };

/** Width and height of such a picture, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** The path of the share image of a fair, a college or the site. */
export const shareImagePath = (subject: ShareSubject): string =>
  subject.kind === 'quad' ? '/share/quad.png' : `/share/${subject.kind}-${subject.slug}.png`;
