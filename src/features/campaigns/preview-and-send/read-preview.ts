import type { FrameScheme } from './preview-frame.ts';

/** Widths of screens an email is looked at in, in pixels: two phones, a tablet, a computer. */
export const previewWidths = [320, 390, 600, 800] as const;

/** The most recipients that are stepped through. */
export const mostPreviewed = 20;

interface PreviewAsked {
  readonly width: (typeof previewWidths)[number];
  readonly scheme: FrameScheme;
  /** Which recipient, from 1. */
  readonly recipient: number;
}

/** How an address asks to see an email; what makes no sense is as if it were not there. */
export function readPreview(search: URLSearchParams): PreviewAsked {
  const recipient = Number(search.get('recipient') ?? 1);
  const fits = Number.isInteger(recipient) && recipient >= 1 && recipient <= mostPreviewed;
  return {
    width: previewWidths.find((one) => String(one) === search.get('width')) ?? 600,
    scheme: search.get('scheme') === 'dark' ? 'dark' : 'light',
    recipient: fits ? recipient : 1,
  };
}
