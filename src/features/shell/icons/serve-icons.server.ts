import { Transformer } from '@napi-rs/image';
import { renderAsync } from '@resvg/resvg-js';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendCached, tagOf } from '../../../platform/http/send-cached.server.ts';
import type { Env } from '../../../platform/env.server.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { forPrograms } from '../../../platform/model/api-sentence.ts';
import { Remembered } from '../../../platform/remembered.ts';
import { logoPath } from './page-brand.server.ts';
import { brandFlag } from './brand-flag.ts';

interface drawIconMark {
  readonly name: string;
  readonly primaryColor: string;
}

const pole = '#4a453c';
const poleByNight = '#e9e3d5';

/** The flag of the site on its pole, 64 by 64; its pole is light where tabs are dark. */
const drawIcon = ({ name, primaryColor }: drawIconMark): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><style>.p{fill:${pole}}@media (prefers-color-scheme:dark){.p{fill:${poleByNight}}.f{filter:brightness(1.35)}}</style><rect class="p" x="4" y="3" width="5" height="59" rx="2.5"/><svg class="f" x="7" y="4" width="57" height="46">${brandFlag(name, primaryColor, { stretched: true })}</svg></svg>`;

/** The same on the lawn, for the icon of an app: platforms cut it to their own shape. */
const drawAppIcon = ({ name, primaryColor }: drawIconMark): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64"><path fill="#e4eff6" d="M0 0h64v64H0z"/><path fill="#d8ebbb" d="M0 45q32-9 64 0v19H0z"/><path fill="#cbe3a8" d="M14 41.7l-8 22.3H22l4-23.5zM38 40.500l4 23.5H58l-8-22.3z"/><path fill="#b2d089" d="M17 54l15-4 17 2-14 3z"/><rect fill="${pole}" x="14" y="13" width="3" height="41" rx="1.5"/><svg x="16" y="14" width="36" height="25">${brandFlag(name, primaryColor, { stretched: true })}</svg></svg>`;

/** What is drawn and written down, as it is now. */
interface Mark {
  readonly name: string;
  readonly tagline: string;
  readonly primaryColor: string;
  /** The site's own; absent: a pennant. */
  readonly icon: Env['icon'];
}

interface Parts {
  /** Read for each request. */
  readonly env: Pick<Env, 'icon'> & { readonly brand: Omit<Mark, 'icon'> };
  readonly buildId: string;
  readonly admit: (request: FastifyRequest) => Promise<void>;
}

/** The icon in a tab, and on a home screen. */
interface Look {
  readonly tab: string;
  readonly home: string;
}

interface Served {
  readonly type: string;
  readonly make: (mark: Mark) => Promise<string | Buffer>;
}

type Picture = NonNullable<Env['icon']>;

const aDay = 86_400;

/** Seconds for which icons and manifest are shown without asking: admins change the brand. */
const tenMinutes = 600;

async function renderPng(svg: string, width: number): Promise<Buffer> {
  const image = await renderAsync(svg, {
    logLevel: 'off',
    fitTo: { mode: 'width', value: width },
    font: { loadSystemFonts: false },
  });
  return image.asPng();
}

/**
 * The pennant of the site as browsers and telephones ask for it: `/favicon.ico`, `/icon.svg`,
 * `/apple-touch-icon.png`, `/icon-192.png`, `/icon-512.png`, and `/site.webmanifest`, which names them.
 */
export function serveIcons(app: FastifyInstance, { env, buildId, admit }: Parts): void {
  const framed = new Remembered<Promise<Look>>(1);
  const look = (mark: Mark): Promise<Look> => {
    const { icon } = mark;
    return icon
      ? remember(framed, icon.tag, () => frameIcon(icon))
      : Promise.resolve({ tab: drawIcon(mark), home: drawAppIcon(mark) });
  };
  const homeIcon = async (mark: Mark, width: number) => renderPng((await look(mark)).home, width);
  const files: Readonly<Record<string, Served>> = {
    '/icon.svg': {
      type: 'image/svg+xml; charset=utf-8',
      make: async (mark) => (await look(mark)).tab,
    },
    '/favicon.ico': {
      type: 'image/x-icon',
      make: async (mark) => {
        const sizes = [16, 32, 48];
        const { tab } = await look(mark);
        const pictures = await Promise.all(
          sizes.map(async (size) => ({ size, png: await renderPng(tab, size) })),
        );
        return Buffer.from(writeIco(pictures));
      },
    },
    '/apple-touch-icon.png': { type: 'image/png', make: (mark) => homeIcon(mark, 180) },
    '/icon-192.png': { type: 'image/png', make: (mark) => homeIcon(mark, 192) },
    '/icon-512.png': { type: 'image/png', make: (mark) => homeIcon(mark, 512) },
    '/site.webmanifest': {
      type: 'application/manifest+json; charset=utf-8',
      make: (mark) => Promise.resolve(JSON.stringify(manifestOf(mark))),
    },
  };
  const made = new Remembered<Promise<string | Buffer>>(20);
  for (const [path, { type, make }] of Object.entries(files))
    app.get(path, { onRequest: admit }, (request, reply) => {
      const { name, tagline, primaryColor } = env.brand;
      const mark = { name, tagline, primaryColor };
      const { icon } = env;
      const tag = tagOf(`${buildId} ${JSON.stringify(mark)} ${icon?.tag ?? ''} ${path}`);
      const content = () => remember(made, tag, () => make({ ...mark, icon }));
      return sendCached(request, reply, { type, tag, freshFor: tenMinutes, content });
    });
}

/** Caches results, and no failures: the next request tries again. */
function remember<Value>(
  all: Remembered<Promise<Value>>,
  key: string,
  make: () => Promise<Value>,
): Promise<Value> {
  return all.get(key, () =>
    make().catch((error: unknown) => {
      all.forget(key);
      throw error;
    }),
  );
}

/** The site's icon as it is, and on white with room around it, where platforms cut it to shape. */
async function frameIcon({ type, content: read }: Picture): Promise<Look> {
  const content = await read();
  // Not every renderer takes every kind of picture inside of another.
  const [kind, inside] =
    type === 'image/svg+xml'
      ? [type, content]
      : ['image/png', await new Transformer(content).resize(512, 512).png()];
  const image = (at: number, size: number) =>
    `<image x="${at}" y="${at}" width="${size}" height="${size}" href="data:${kind};base64,${inside.toString('base64')}"/>`;
  const frame = (body: string) =>
    `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64">${body}</svg>`;
  return {
    tab: frame(image(0, 64)),
    home: frame(`<path fill="#fff" d="M0 0h64v64H0z"/>${image(8, 48)}`),
  };
}

/** Serves the site's logo under a name that changes with it. */
export function serveLogo(
  app: FastifyInstance,
  { env, admit }: Pick<Parts, 'admit'> & { readonly env: Pick<Env, 'logo'> },
): void {
  app.get('/brand/:file', { onRequest: admit }, (request, reply) => {
    const { logo } = env;
    if (!logo) throw notFound(forPrograms('There’s no logo.'));
    const path = logoPath(logo);
    // A page from before a change, or from a process that already knows of it.
    if (path !== request.url.split('?', 1)[0])
      return reply.header('cache-control', 'no-store').redirect(path, 302);
    // An SVG that is opened by itself runs nothing either.
    reply.header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    );
    return sendCached(request, reply, {
      type: logo.type,
      tag: logo.tag,
      freshFor: 365 * aDay,
      content: logo.content,
    });
  });
}

const manifestOf = ({ name, tagline, primaryColor }: Mark) => ({
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

/** An icon of several sizes for what knows no SVG: PNG pictures behind a directory of them. */
function writeIco(pictures: readonly { size: number; png: Uint8Array }[]): Uint8Array {
  const head = 6 + 16 * pictures.length;
  const total = pictures.reduce((sum, { png }) => sum + png.length, head);
  const file = new Uint8Array(total);
  const view = new DataView(file.buffer);
  view.setUint16(2, 1, true);
  view.setUint16(4, pictures.length, true);
  let offset = head;
  for (const [place, { size, png }] of pictures.entries()) {
    const entry = 6 + 16 * place;
    view.setUint8(entry, size % 256);
    view.setUint8(entry + 1, size % 256);
    view.setUint16(entry + 4, 1, true);
    view.setUint16(entry + 6, 32, true);
    view.setUint32(entry + 8, png.length, true);
    view.setUint32(entry + 12, offset, true);
    file.set(png, offset);
    offset += png.length;
  }
  return file;
}
