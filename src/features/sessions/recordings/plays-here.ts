import { isOwnFile } from './own-file.ts';

/** Whether browsers can play a recording directly: an uploaded file, or a link to a video file. */
export const playsHere = (url: string): boolean => isOwnFile(url) || isVideoFile(url);

/** Whether a link points to a video file on another site. */
export function isVideoFile(url: string): boolean {
  const parsed = URL.parse(url);
  return parsed?.protocol === 'https:' && /\.(?:mp4|m4v|webm|ogv)$/i.test(parsed.pathname);
}
