import type { FastifyInstance, FastifyRequest } from 'fastify';
import { sendCached, tagOf } from '../../../platform/http/send-cached.server.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { pennantSvg } from '../../../ui/pennants/draw-pennant.ts';
import type { ShareBrand } from './draw-brand.ts';
import { drawCollege, type PicturedCollege } from './draw-college.ts';
import { drawFair, type PicturedFair } from './draw-fair.ts';
import { drawSiteImage } from './draw-site-image.ts';
import { PngRenderer } from './render-png.server.ts';
import { readShareFonts } from './share-fonts.server.ts';
import { forPrograms } from '../../../platform/model/api-sentence.ts';

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
