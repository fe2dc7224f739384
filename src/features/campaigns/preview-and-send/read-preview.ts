import type { FrameScheme } from './preview-frame.ts';

/** Widths of the preview in pixels: two phones, a tablet, and a desktop. */
export const previewWidths = [320, 390, 600, 800] as const;

/** Maximum number of recipients to step through. */
export const mostPreviewed = 20;

interface PreviewOptions {
  readonly width: (typeof previewWidths)[number];
  readonly scheme: FrameScheme;
  /** Which recipient, from 1. */
  readonly recipient: number;
}

/** Reads the preview options from the address; ignores invalid ones. */
export function readPreview(search: URLSearchParams): PreviewOptions {
  const recipient = Number(search.get('recipient') ?? 1);
  const fits = Number.isInteger(recipient) && recipient >= 1 && recipient <= mostPreviewed;
  return {
    width: previewWidths.find((one) => String(one) === search.get('width')) ?? 600,
    scheme: search.get('scheme') === 'dark' ? 'dark' : 'light',
    recipient: fits ? recipient : 1,
  };
}
