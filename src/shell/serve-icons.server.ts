import { renderAsync } from '@resvg/resvg-js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendKept, tagOf } from '../platform/http/send-kept.server.ts';
import { drawAppIcon, drawIcon } from './icons/draw-icon.ts';
import { writeIco } from './icons/write-ico.ts';

interface Parts {
  readonly brand: {
    readonly name: string;
    readonly tagline: string;
    readonly primaryColor: string;
  };
  readonly buildId: string;
  readonly admit: (request: FastifyRequest) => Promise<void>;
}

const aDay = 86_400;

async function renderPng(svg: string, width: number): Promise<Buffer> {
  const image = await renderAsync(svg, {
    logLevel: 'off',
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  });
  return image.asPng();
}

/**
 * The pennant of the house as browsers and telephones ask for it: `/favicon.ico`, `/icon.svg`,
 * `/apple-touch-icon.png`, `/icon-192.png`, `/icon-512.png`, and `/site.webmanifest`, which names them.
 */
export function serveIcons(app: FastifyInstance, { brand, buildId, admit }: Parts): void {
  const app180 = drawAppIcon(brand);
  const tab = drawIcon(brand);
  const files: Readonly<Record<string, { type: string; make: () => Promise<string | Buffer> }>> = {
    '/icon.svg': { type: 'image/svg+xml; charset=utf-8', make: async () => tab },
    '/favicon.ico': {
      type: 'image/x-icon',
      make: async () => {
        const sizes = [16, 32, 48];
        const pictures = await Promise.all(
          sizes.map(async (size) => ({ size, png: await renderPng(tab, size) })),
        );
        return Buffer.from(writeIco(pictures));
      },
    },
    '/apple-touch-icon.png': { type: 'image/png', make: () => renderPng(app180, 180) },
    '/icon-192.png': { type: 'image/png', make: () => renderPng(app180, 192) },
    '/icon-512.png': { type: 'image/png', make: () => renderPng(app180, 512) },
    '/site.webmanifest': {
      type: 'application/manifest+json; charset=utf-8',
      make: async () => JSON.stringify(manifestOf(brand)),
    },
  };
  for (const [path, { type, make }] of Object.entries(files)) {
    const tag = tagOf(`${buildId} ${JSON.stringify(brand)} ${path}`);
    let made: Promise<string | Buffer> | undefined;
    app.get(path, { onRequest: admit }, (request, reply) =>
      sendKept(request, reply, { type, tag, freshFor: aDay, content: () => (made ??= make()) }),
    );
  }
}

const manifestOf = ({ name, tagline, primaryColor }: Parts['brand']) => ({
  name,
  short_name: name,
  description: tagline,
  start_url: '/',
  scope: '/',
  display: 'minimal-ui',
  background_color: '#faf8f3',
  theme_color: primaryColor,
  icons: [
    ...[192, 512].flatMap((size) =>
      ['any', 'maskable'].map((purpose) => ({
        src: `/icon-${size}.png`,
        sizes: `${size}x${size}`,
        type: 'image/png',
        purpose,
      })),
    ),
    { src: '/icon.svg', sizes: 'any', type: 'image/svg+xml' },
  ],
});
