import { isOwnFile } from './own-file.ts';

/** Whether a recording is a file that a browser plays by itself: uploaded, or a link to a video file. */
export const playsHere = (url: string): boolean => isOwnFile(url) || isVideoFile(url);

/** Whether a link leads to a video file on another site. */
export function isVideoFile(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed?.protocol === 'https:' && /\.(?:mp4|m4v|webm|ogv)$/i.test(parsed.pathname);
}
