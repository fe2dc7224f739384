/** The sites whose videos a booth can show. */
export const videoSites = ['youtube', 'vimeo'] as const;

/** A video at one of the sites. */
export interface Video {
  readonly site: (typeof videoSites)[number];
  readonly id: string;
  /** Of a Vimeo video that only people with its link can see. */
  readonly key: string | null;
}

const youTubeId = /^[\w-]{11}$/;

/** Whether a text can be the id of a video; whether there is one, the site knows. */
const isVideoId = (site: Video['site'], id: string): boolean =>
  (site === 'youtube' ? youTubeId : /^\d{1,12}$/).test(id);

/** Whether a text can be the key of a Vimeo video. */
const isVideoKey = (key: string): boolean => /^[\da-f]{6,20}$/i.test(key);

/** Finds the video of an address at YouTube or Vimeo, as their pages and apps give them; null: none. */
export function findVideo(address: string): Video | null {
  const typed = address.trim();
  const url = URL.parse(/^https?:\/\//i.test(typed) ? typed : `https://${typed}`);
  if (!url || url.username !== '' || url.port !== '') return null;
  const host = url.hostname.replace(/^(?:www|m|music)\./, '');
  const [first = '', second = '', third = ''] = url.pathname.split('/').slice(1);
  if (host === 'youtu.be') return youTube(first);
  if (host === 'youtube.com' || host === 'youtube-nocookie.com') {
    if (first === 'watch') return youTube(url.searchParams.get('v') ?? '');
    return ['shorts', 'embed', 'live', 'v'].includes(first) ? youTube(second) : null;
  }
  if (host === 'vimeo.com') return vimeo(first, second || url.searchParams.get('h'));
  if (host === 'player.vimeo.com' && first === 'video')
    return vimeo(second, third || url.searchParams.get('h'));
  return null;
}

const youTube = (id: string): Video | null =>
  isVideoId('youtube', id) ? { site: 'youtube', id, key: null } : null;

const vimeo = (id: string, key: string | null): Video | null =>
  isVideoId('vimeo', id)
    ? { site: 'vimeo', id, key: key !== null && isVideoKey(key) ? key.toLowerCase() : null }
    : null;

/** The page of a video at its site. */
export const videoPage = ({ site, id, key }: Video): string =>
  site === 'youtube'
    ? `https://www.youtube.com/watch?v=${id}`
    : `https://vimeo.com/${id}${key === null ? '' : `/${key}`}`;

/** Where its player is framed; see `serveVideoPlayer`. */
export const playerPath = ({ site, id, key }: Video): string =>
  `/video/${site}/${id}${key === null ? '' : `?key=${key}`}`;
