import type { FastifyInstance, FastifyRequest } from 'fastify';
import { settingNames } from '../../../platform/audit/setting-names.messages.ts';
import { FileStoreError } from '../../../platform/files/file-store.server.ts';
import { fileRefusals } from '../../../platform/files/file-refusals.messages.ts';
import { letRunOut, readBody } from '../../../platform/files/read-body.server.ts';
import { tooLarge } from '../../../platform/files/read-content.server.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import { apiSentence, translateApiSentence } from '../../../platform/model/api-sentence.ts';
import {
  forbidden,
  notFound,
  rateLimited,
  Refusal,
  unauthenticated,
} from '../../../platform/model/refusal.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';
import { flashCookie, type Flash } from '../../../platform/pages/flash.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { brandMessages } from './brand.messages.ts';
import { isPicturePlace, mostPictureBytes } from './picture-rules.ts';
import { takePicture, type PictureParts } from './take-picture.server.ts';

interface Parts extends PictureParts {
  readonly app: FastifyInstance;
  /** Counts a request before anything of it is read. Throws a Refusal for one too many. */
  readonly admit: (request: FastifyRequest) => Promise<void>;
  /** Who sends a request; null without a credential. Throws a Refusal for a cross-site one. */
  readonly identify: (request: FastifyRequest) => Promise<Viewer | null>;
  /** The reader's language. */
  readonly localeOf: (request: FastifyRequest) => string;
}

const page = '/admin/settings/brand';
/** Upload timeout in seconds. */
const longestUpload = 300;
/** Maximum form overhead around a picture, in bytes. */
const formBytes = 10_000;
const perHour = { points: 60, perSeconds: 3600 };

/**
 * `POST /api/brand/{place}` takes the logo or the icon of the site, of a form or by itself. Browsers
 * without JavaScript are led back to the settings by `?back`, and read there what came of it.
 */
export function mountBrandPictures(parts: Parts): void {
  const { app, admit, identify, localeOf, pool, world } = parts;
  const admin = async (request: FastifyRequest): Promise<Viewer> => {
    const viewer = await identify(request);
    if (!viewer) throw unauthenticated();
    if (viewer.role !== 'ADMINS' || viewer.id === null) throw forbidden();
    return viewer;
  };
  void app.register((scope, _, done) => {
    // Nothing is read before it is known who sends it; the body stays a stream.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, parsed) => parsed(null));
    scope.post<{ Params: { place: string }; Querystring: { back?: unknown } }>(
      '/api/brand/:place',
      { onRequest: admit, config: { bodySeconds: longestUpload } },
      async (request, reply) => {
        const { params, query, headers, raw } = request;
        const { place } = params;
        const locale = localeOf(request);
        const flash = (type: Flash['type'], message: string) =>
          reply.header('set-cookie', flashCookie({ type, message }));
        try {
          const viewer = await admin(request);
          if (!isPicturePlace(place)) throw notFound(apiSentence(fileRefusals.noPlace));
          const limit = `brand-picture:${viewer.id}`;
          const { allowed, retryAfter } = await spend(pool, world, limit, perHour);
          if (!allowed) throw rateLimited(retryAfter);
          if (Number(headers['content-length'] ?? 0) > mostPictureBytes + formBytes)
            throw tooLarge(mostPictureBytes);
          const { pieces } = await readBody(raw, '');
          const size = await takePicture(parts, place, pieces, () => admin(request));
          const t = translatorFor(locale);
          // The page that is loaded next says so, with JavaScript or without.
          flash('success', t(brandMessages.pictureSaved, { name: t(settingNames[place]) }));
          return await (query.back === undefined
            ? reply.code(201).send(size)
            : reply.redirect(`${page}#${place}`, 303));
        } catch (error) {
          letRunOut(raw);
          const failure = error instanceof FileStoreError ? storeAway(request, error) : error;
          if (query.back === undefined || !(failure instanceof Refusal)) throw failure;
          const { fields, message } = failure;
          flash('error', translateApiSentence(fields?.['file'] ?? message, locale));
          return await reply.redirect(`${page}#${place}`, 303);
        }
      },
    );
    done();
  });
}

function storeAway(request: FastifyRequest, error: FileStoreError): Refusal {
  request.log.error({ event: 'files.store_failed', err: error }, 'File store failed.');
  return new Refusal('SERVICE_UNAVAILABLE', apiSentence(fileRefusals.away), { retryAfter: 60 });
}
