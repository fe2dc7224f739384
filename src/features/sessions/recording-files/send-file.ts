import { forReader } from '../../../platform/page-server/for-reader.ts';

interface Sending {
  readonly path: string;
  readonly file: File;
  /** Receives the progress, from 0 to 1. */
  readonly onProgress: (share: number) => void;
  readonly signal: AbortSignal;
}

/**
 * Uploads a large file and reports progress, which `fetch` can't.
 * @returns the response, or null if the connection was lost or the upload aborted
 */
export function sendFile({ path, file, onProgress, signal }: Sending): Promise<Response | null> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', path);
    for (const [name, value] of Object.entries(forReader)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total === 0 ? 0 : loaded / total);
    request.onload = () =>
      resolve(
        new Response(request.responseText, {
          status: request.status,
          headers: { 'content-type': request.getResponseHeader('content-type') ?? '' },
        }),
      );
    request.onerror = () => resolve(null);
    request.onabort = () => resolve(null);
    signal.addEventListener('abort', () => request.abort());
    request.send(file);
  });
}
