import { Buffer } from 'node:buffer';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { World } from '../../../platform/world.ts';
import { findVideo, playerPath, videoPage, videoSites, type Video } from '../find-video.ts';

/** The players, which set fewer cookies than the sites' pages do; both are addresses of their makers. */
const hosts = {
  youtube: 'https://www.youtube-nocookie.com',
  vimeo: 'https://player.vimeo.com',
} as const;

function playerOf({ site, id, key }: Video): string {
  if (site === 'youtube') return `${hosts.youtube}/embed/${id}?autoplay=1&rel=0`;
  const query = new URLSearchParams({
    dnt: '1',
    autoplay: '1',
    ...(key === null ? {} : { h: key }),
  });
  return `${hosts.vimeo}/video/${id}?${query.toString()}`;
}

/**
 * The sandbox keeps the player from navigating the page around it; its links open new tabs. The
 * referrer is this site's origin without the page: YouTube refuses to play without one.
 */
const page = (video: Video, nonce: string): string => `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="robots" content="noindex">
<title>Video</title>
<style nonce="${nonce}">html,body,iframe{block-size:100%;inline-size:100%;margin:0;border:0;background:#000;display:block}</style>
</head>
<body>
<iframe title="Video" src="${playerOf(video).replaceAll('&', '&amp;')}" referrerpolicy="strict-origin"
sandbox="allow-scripts allow-same-origin allow-presentation allow-popups allow-popups-to-escape-sandbox"
allow="autoplay; encrypted-media; fullscreen; picture-in-picture" allowfullscreen></iframe>
</body>
</html>
`;

interface Parts {
  readonly world: World;
  readonly admit: (request: FastifyRequest) => Promise<void>;
}

/**
 * `GET /video/{site}/{id}`: the frame in which a booth’s video plays. It is a page of its own because
 * pages are changed without loading them, under the policy of the one that was loaded first: so none
 * of them may frame another site, and this one, without scripts, only the players.
 */
export function serveVideoPlayer(app: FastifyInstance, { world, admit }: Parts): void {
  app.get<{ Params: { site: string; id: string }; Querystring: Record<string, unknown> }>(
    '/video/:site/:id',
    { onRequest: admit },
    (request, reply) => {
      const { site, id } = request.params;
      const { key } = request.query;
      const found = videoSites.find((one) => one === site);
      const asked: Video | null = found
        ? { site: found, id, key: typeof key === 'string' ? key : null }
        : null;
      const video = asked && findVideo(videoPage(asked));
      // Only as a frame: it isn't a page that shows anyone's videos under this site's address.
      const as = request.headers['sec-fetch-dest'];
      if (!video || playerPath(video) !== request.url || (as !== undefined && as !== 'iframe'))
        return reply.callNotFound();
      const nonce = Buffer.from(world.randomBytes(16)).toString('base64');
      return reply
        .header(
          'content-security-policy',
          `default-src 'none'; style-src 'nonce-${nonce}'; frame-src ${hosts[video.site]}; base-uri 'none'; form-action 'none'; frame-ancestors 'self'`,
        )
        .type('text/html; charset=utf-8')
        .send(page(video, nonce));
    },
  );
}
