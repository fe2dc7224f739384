import {
  getDocument,
  GlobalWorkerOptions,
  RenderingCancelledException,
  type PDFDocumentProxy,
  type PDFPageProxy,
} from 'pdfjs-dist/legacy/build/pdf.mjs';
import workerUrl from 'pdfjs-dist/legacy/build/pdf.worker.min.mjs?url';

GlobalWorkerOptions.workerSrc = workerUrl;

/** A document in a form that can be shown, or why there is none. */
export type ReadDocument =
  | { readonly as: 'pages'; readonly pages: PDFDocumentProxy }
  | { readonly as: 'picture'; readonly url: string }
  | { readonly as: 'unreached' | 'gone' | 'broken' };

/** Fetches a file, which counts as opening it, and reads its pages. Never throws. */
export async function readDocument(url: string, signal: AbortSignal): Promise<ReadDocument> {
  let file: Blob;
  try {
    const answer = await fetch(url, { signal });
    if (!answer.ok) return { as: answer.status < 500 ? 'gone' : 'unreached' };
    file = await answer.blob();
  } catch {
    return { as: 'unreached' };
  }
  if (file.type.startsWith('image/')) return { as: 'picture', url };
  try {
    const data = new Uint8Array(await file.arrayBuffer());
    return { as: 'pages', pages: await getDocument({ data }).promise };
  } catch {
    return { as: 'broken' };
  }
}

/** A page of a document. */
export type DocumentPage = PDFPageProxy;

/**
 * Draws a page as wide as this many CSS pixels, sharp on any screen.
 * @returns how to stop; drawing that is stopped leaves the canvas as it is
 */
export function drawPage(
  page: DocumentPage,
  canvas: HTMLCanvasElement,
  width: number,
  failed: () => void,
): () => void {
  const scale = width / page.getViewport({ scale: 1 }).width;
  const viewport = page.getViewport({ scale: scale * sharpness(page, scale) });
  canvas.width = Math.floor(viewport.width);
  canvas.height = Math.floor(viewport.height);
  canvas.style.inlineSize = `${Math.floor(width)}px`;
  const drawing = page.render({ canvas, viewport });
  drawing.promise.catch((error: unknown) => {
    if (!(error instanceof RenderingCancelledException)) failed();
  });
  return () => drawing.cancel();
}

/** Pixels of a canvas that phones still draw. */
const mostPixels = 16_000_000;

/** Pixels of the screen for each CSS pixel, as far as the canvas has room for them. */
function sharpness(page: DocumentPage, scale: number): number {
  const { width, height } = page.getViewport({ scale });
  return Math.min(devicePixelRatio, Math.sqrt(mostPixels / (width * height)));
}

/** What a page says, for screen readers. */
export async function textOf(page: DocumentPage): Promise<string> {
  const { items } = await page.getTextContent();
  return items
    .map((item) => ('str' in item ? `${item.str}${item.hasEOL ? '\n' : ''}` : ''))
    .join('');
}
