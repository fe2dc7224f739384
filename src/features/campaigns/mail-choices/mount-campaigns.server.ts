import type { FastifyInstance, FastifyRequest } from 'fastify';
import { fileRefusals } from '../../../platform/files/file-refusals.messages.ts';
import { findFile } from '../../../platform/files/file-rows.server.ts';
import { FileStoreError } from '../../../platform/files/file-store.server.ts';
import { letRunOut, readBody } from '../../../platform/files/read-body.server.ts';
import { tooLarge } from '../../../platform/files/read-content.server.ts';
import { sendFile } from '../../../platform/files/send-file.server.ts';
import { spend } from '../../../platform/http/spend.server.ts';
import type { Log } from '../../../platform/log.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import {
  forbidden,
  notFound,
  rateLimited,
  Refusal,
  unauthenticated,
} from '../../../platform/model/refusal.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';
import { mountNewsletter } from '../newsletter/mount-newsletter.server.ts';
import type { NewsletterParts } from '../newsletter/subscribe-newsletter.server.ts';
import { mostPictureBytes } from '../pictures/picture-rules.ts';
import { pictureRecords, takePicture, type PictureParts } from '../pictures/take-picture.server.ts';
import type { PageRouteParts } from './answer-page.server.ts';
import { mountUnsubscribe } from './mount-unsubscribe.server.ts';

/** What the routes of pictures work with. */
interface PictureRouteParts extends PictureParts {
  readonly app: FastifyInstance;
  readonly log: Log;
  /** Counts a request before anything of it is read. Throws a Refusal for one too many. */
  readonly admit: (request: FastifyRequest) => Promise<void>;
  /** Who sends a request; null without a credential. Throws a Refusal for a cross-site one. */
  readonly identify: (request: FastifyRequest) => Promise<Viewer | null>;
}

/** Seconds that a picture may take to arrive. */
const longestUpload = 300;
/** What a form adds around a picture at most. */
const formBytes = 10_000;
const perHour = { points: 120, perSeconds: 3600 };

/**
 * `POST /api/campaign-pictures/{draftId}` accepts a picture for a draft from an admin;
 * `GET /api/campaign-pictures/{id}/{name}` returns it to anyone who knows its address, as readers
 * of an email do. The content of an address never changes.
 */
function mountCampaignPictures(parts: PictureRouteParts): void {
  const { app, log, admit, identify, pool, store, world } = parts;
  const admin = async (request: FastifyRequest): Promise<Viewer> => {
    const viewer = await identify(request);
    if (!viewer) throw unauthenticated();
    if (viewer.role !== 'ADMINS' || viewer.id === null) throw forbidden();
    return viewer;
  };
  const asRefusal = (request: FastifyRequest, error: unknown): unknown => {
    if (!(error instanceof FileStoreError)) return error;
    request.log.error({ event: 'files.store_failed', err: error }, 'File store failed.');
    return new Refusal('SERVICE_UNAVAILABLE', apiSentence(fileRefusals.away), { retryAfter: 60 });
  };
  void app.register((scope, _, done) => {
    // Nothing is read before it is known who sends it; the body stays a stream.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, parsed) => parsed(null));
    scope.post<{ Params: { draftId: string } }>(
      '/api/campaign-pictures/:draftId',
      { onRequest: admit, config: { bodySeconds: longestUpload } },
      async (request, reply) => {
        const { params, headers, raw } = request;
        try {
          const viewer = await admin(request);
          const limit = `campaign-picture:${viewer.id}`;
          const { allowed, retryAfter } = await spend(pool, world, limit, perHour);
          if (!allowed) throw rateLimited(retryAfter);
          if (Number(headers['content-length'] ?? 0) > mostPictureBytes + formBytes)
            throw tooLarge(mostPictureBytes);
          const { pieces } = await readBody(raw, '');
          const taken = await takePicture(parts, params.draftId, pieces, () => admin(request));
          return await reply.code(201).header('location', taken.src).send(taken);
        } catch (error) {
          letRunOut(raw);
          throw asRefusal(request, error);
        }
      },
    );
    scope.route<{ Params: { id: string; name: string } }>({
      method: ['GET', 'HEAD'],
      url: '/api/campaign-pictures/:id/:name',
      onRequest: admit,
      async handler(request, reply) {
        const { id, name } = request.params;
        const file = isUuid(id) ? await findFile(pool, id) : null;
        if (file?.recordType !== pictureRecords || file.name !== name)
          throw notFound(apiSentence(fileRefusals.noFile));
        // Mail programs in a browser show it on pages of their own.
        reply.header('cross-origin-resource-policy', 'cross-origin');
        return sendFile({ store, log }, { request, reply, file, open: true, size: NaN }).catch(
          (error: unknown) => {
            throw asRefusal(request, error);
          },
        );
      },
    });
    done();
  });
}

/** Mounts the public routes of bulk email: unsubscribe, subscribe, pictures. */
export async function mountCampaigns(
  parts: Omit<PageRouteParts, 'brandName'> & NewsletterParts & Omit<PictureRouteParts, 'pool'>,
): Promise<void> {
  const named = { ...parts, brandName: () => parts.env.brand.name };
  await mountUnsubscribe(named);
  await mountNewsletter(named);
  mountCampaignPictures(parts);
}
