/** The address of a recording from a given second, where its site supports that. */
export function chapterAddress(url: string, second: number): string {
  const at = Math.floor(second);
  if (at === 0) return url;
  const isYouTube = /^https:\/\/(?:[a-z]+\.)?(?:youtube\.com|youtu\.be)\//.test(url);
  if (isYouTube) return `${url}${url.includes('?') ? '&' : '?'}t=${at}s`;
  // Media fragments (W3C), which browsers and Vimeo support.
  return `${url.replace(/#.*$/, '')}#t=${at}`;
}

/** A position in a recording: 1:01, 1:02:03. */
export function describePlace(second: number): string {
  const [hours, minutes, seconds] = [
    Math.floor(second / 3600),
    Math.floor((second % 3600) / 60),
    Math.floor(second % 60),
  ] as const;
  const two = (number: number) => String(number).padStart(2, '0');
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds)}` : `${minutes}:${two(seconds)}`;
}
