import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendCached, tagOf } from '../../../platform/http/send-cached.server.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { pennantSvg } from '../../../ui/pennants/draw-pennant.ts';
import { type ShareBrand, drawBrand, drawPicture, type Studio } from './draw-brand.ts';
import { drawFair, type PicturedFair } from './draw-fair.ts';
import { PngRenderer } from './render-png.server.ts';
import { forPrograms } from '../../../platform/model/api-sentence.ts';
import { type Face, drawLines, leadOf, drawText } from './draw-text.ts';
import { readGlyphWidths } from '../../../platform/pdf/glyph-widths.ts';
import { drawLawn, plant, rowsOf } from './draw-lawn.ts';
import { fitLines } from './fit-lines.ts';
import { palette } from './palette.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { drawPill } from './draw-pill.ts';
import { shareMessages } from './share.messages.ts';

/** What a picture shows of a college. */
interface PicturedCollege {
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly fairs: readonly { readonly name: string }[];
}

const room = { x: 56, top: 128, width: 590, height: 290 };

/** The picture of a college: its pennant on the lawn, as big as it gets. */
function drawCollege(college: PicturedCollege, studio: Studio): string {
  const { pennant, display, text } = studio;
  const t = translatorFor('en');
  const [fair] = college.fairs;
  const title = fitLines(college.name, {
    widths: display.widths,
    width: room.width,
    sizes: [
      ...[104, 92, 80].map((size) => ({ size, lines: 2 })),
      ...[76, 66].map((size) => ({ size, lines: 3 })),
      ...[54, 46].map((size) => ({ size, lines: 4 })),
    ],
  });
  const block = leadOf(title.size) * title.lines.length;
  const top = room.top + Math.max(0, (room.height - block - 60) / 2) + title.size * 0.82;
  const pillY = top + block - title.size * 0.82 + 40;
  const caption = fair ? t(shareMessages.collegeAt, { fair: fair.name }) : t(shareMessages.college);
  return drawPicture([
    drawLawn(470),
    drawBrand(studio),
    drawLines(title, { x: room.x, y: top, face: display, fill: palette.ink }),
    drawText(`${college.city}, ${college.state}`, {
      x: room.x,
      y: pillY,
      size: 36,
      face: text,
      fill: palette.ink2,
    }),
    plant([{ name: college.name, x: 716, y: 590, scale: 3.7 }], pennant),
    drawPill(caption, {
      x: room.x,
      y: 538,
      fill: palette.surface,
      ink: palette.lawnInk,
      face: text,
    }),
  ]);
}

const pathOf = (name: string): string =>
  fileURLToPath(new URL(`./fonts/${name}.ttf`, import.meta.url));

/** The fonts that pictures are set in (scripts/make-share-fonts.ts). */
export function readShareFonts(): { display: Face; text: Face; files: readonly string[] } {
  const names = ['bricolage-grotesque', 'instrument-sans'];
  return {
    display: readFace('bricolage-grotesque', 'Bricolage Grotesque 96pt ExtraBold', 800),
    text: readFace('instrument-sans', 'Instrument Sans', 600),
    files: names.flatMap((name) => [pathOf(`${name}-latin`), pathOf(`${name}-latin-ext`)]),
  };
}

function readFace(name: string, family: string, weight: number): Face {
  const first = readGlyphWidths(readFileSync(pathOf(`${name}-latin`)));
  const second = readGlyphWidths(readFileSync(pathOf(`${name}-latin-ext`)));
  const more = new Set([...second.keys()].filter((email) => !first.has(email)));
  return { family, weight, widths: new Map([...second, ...first]), more };
}

/** Public data, from the site's in-memory cache. */
export interface PicturedRecords {
  /** The published fair of an address, without `fair-`. */
  fair(slug: string): Promise<PicturedFair | null>;
  /** The open college of an address, without `college-`. */
  college(slug: string): Promise<PicturedCollege | null>;
  /** Some colleges, the same ones each time. */
  someColleges(): Promise<readonly { readonly name: string }[]>;
}

interface Parts {
  readonly records: PicturedRecords;
  readonly brand: Omit<ShareBrand, 'host'>;
  readonly publicUrl: string;
  /** Counts the request for its address; rejects when there are too many. */
  readonly admit: (request: FastifyRequest) => Promise<void>;
}

const address = /^(?:(quad)|(fair|college)-([a-z\d]+(?:-[a-z\d]+)*))\.png$/;

/**
 * `GET /share/fair-{slug}.png`, `/share/college-{slug}.png` and `/share/quad.png`: the pictures that
 * other sites show beside links to us. Only what everyone may know is on them.
 */
export function serveShareImages(fastify: FastifyInstance, parts: Parts): void {
  const { records, brand, publicUrl, admit } = parts;
  const { display, text, files } = readShareFonts();
  const { host } = new URL(publicUrl);
  const tools = {
    pennant: (name: string) => pennantSvg(name, 'fly'),
    display,
    text,
  };
  const renderer = new PngRenderer({
    fontFiles: files,
    defaultFamily: text.family,
    capacity: 8 * 1024 * 1024,
    most: 20,
  });

  async function draw(file: string): Promise<string | null> {
    const [, app, kind, slug = ''] = address.exec(file) ?? [];
    const { name, tagline, primaryColor } = brand;
    const studio = { ...tools, brand: { name, tagline, primaryColor, host } };
    if (app) return drawSiteImage(await records.someColleges(), studio);
    if (kind === 'fair') {
      const fair = await records.fair(slug);
      return fair && drawFair(fair, studio);
    }
    const college = kind === 'college' ? await records.college(slug) : null;
    return college && drawCollege(college, studio);
  }

  fastify.get<{ Params: { file: string } }>(
    '/share/:file',
    { onRequest: admit },
    async (request, reply) => {
      const svg = await draw(request.params.file);
      if (svg === null) throw notFound(forPrograms('We couldn’t find that picture.'));
      const tag = tagOf(svg);
      return sendCached(request, reply, {
        type: 'image/png',
        tag,
        freshFor: 3600,
        content: () => renderer.render(tag, svg),
      });
    },
  );
}

/** The picture of the site: what it is for, over a lawn full of pennants. */
function drawSiteImage(colleges: readonly { readonly name: string }[], studio: Studio): string {
  const { brand, pennant, display } = studio;
  const title = fitLines(brand.tagline, {
    widths: display.widths,
    width: 1088,
    sizes: [
      { size: 132, lines: 2 },
      ...[112, 96, 84].map((size) => ({ size, lines: 2 })),
      { size: 72, lines: 3 },
    ],
  });
  const block = leadOf(title.size) * title.lines.length;
  const top = 130 + (290 - block) / 2 + title.size * 0.8;
  const names = colleges.map(({ name }) => name);
  return drawPicture([
    drawLawn(436),
    drawBrand(studio),
    drawLines(title, { x: 56, y: top, face: display, fill: palette.ink }),
    plant(rowsOf(names.length > 0 ? names : [brand.name]), pennant),
  ]);
}
