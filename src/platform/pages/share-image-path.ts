/** What the pictures show that other sites put beside a link to us. */
export type ShareSubject =
  { readonly kind: 'quad' } | { readonly kind: 'fair' | 'college'; readonly slug: string };

/** Width and height of such a picture, in pixels. */
export const shareImageSize = { width: 1200, height: 630 } as const;

/** Where the picture of a fair, of a college or of the house itself is. */
export const shareImagePath = (subject: ShareSubject): string =>
  subject.kind === 'quad' ? '/share/quad.png' : `/share/${subject.kind}-${subject.slug}.png`;
