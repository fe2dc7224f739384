import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, Refusal, unauthenticated } from '../model/refusal.ts';
import type { Viewer } from '../model/viewer.ts';
import { FileStoreError } from './file-store.server.ts';
import { findSlot } from './file-slot.ts';
import { fileUrl, type FileParts } from './files.server.ts';
import { findReadable } from './find-readable.server.ts';
import type { FileFigures } from './measure-files.server.ts';
import { letRunOut, readBody } from './read-body.server.ts';
import { removeFile } from './remove-file.server.ts';
import { sendFile } from './send-file.server.ts';
import { uploadFile } from './upload-file.server.ts';
import { apiSentence } from '../model/api-sentence.ts';
import { fileRefusals as said } from './file-refusals.words.ts';

interface RouteOptions {
  readonly parts: FileParts;
  readonly figures: FileFigures;
  /** Counts a request before anything of it is read. Throws a Refusal for one too many. */
  readonly admit: (request: FastifyRequest) => Promise<void>;
  /** Who sends a request; null without a credential. Throws a Refusal for a cross-site one. */
  readonly identify: (request: FastifyRequest) => Promise<Viewer | null>;
}

/** Seconds that a file may take to arrive, as long as it goes on coming. */
const longestUpload = 2 * 3600;

/**
 * `POST /api/files/{record}/{id}/{slot}` takes a file in, `GET /api/files/{fileId}/{name}` gives it
 * out, `DELETE /api/files/{fileId}` takes it away.
 */
export function addFileRoutes(server: FastifyInstance, options: RouteOptions): void {
  const { parts, figures, admit, identify } = options;
  const who = (request: FastifyRequest) => async (): Promise<Viewer> => {
    const viewer = await identify(request);
    if (!viewer) throw unauthenticated();
    return viewer;
  };
  const refused = (request: FastifyRequest, error: unknown): unknown => {
    figures.refused();
    if (!(error instanceof FileStoreError)) return error;
    figures.failed();
    request.log.error({ err: error }, 'The store of files failed.');
    return new Refusal('SERVICE_UNAVAILABLE', apiSentence(said.away), {
      retryAfter: 60,
      ...(error.reason === 'full' ? { status: 507 } : {}),
    });
  };

  void server.register((scope, _, done) => {
    // Nothing is read before it is known where it goes; the body stays a stream.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, parsed) => parsed(null));

    scope.post<{
      Params: { record: string; recordId: string; slot: string };
      Querystring: { name?: unknown };
    }>(
      '/api/files/:record/:recordId/:slot',
      { onRequest: admit, config: { bodySeconds: longestUpload } },
      async (request, reply) => {
        try {
          const { record, recordId, slot: slotName } = request.params;
          const viewer = who(request);
          const slot = findSlot(parts.slots, record, slotName);
          if (!slot) {
            await viewer();
            throw notFound(apiSentence(said.noPlace));
          }
          const { name = '' } = request.query;
          const file = await uploadFile(parts, {
            viewer,
            slot,
            recordId,
            announced: readLength(request.headers['content-length']),
            open: () => readBody(request.raw, typeof name === 'string' ? name : ''),
          });
          figures.taken(file.bytes);
          const url = fileUrl(parts.publicUrl, file);
          const { id, name: called, type, bytes, sha256, width, height } = file;
          return await reply
            .code(201)
            .header('location', url)
            .send({ id, url, name: called, type, bytes, sha256, width, height });
        } catch (error) {
          letRunOut(request.raw);
          throw refused(request, error);
        }
      },
    );

    scope.route<{ Params: { fileId: string; name: string }; Querystring: { size?: unknown } }>({
      method: ['GET', 'HEAD'],
      url: '/api/files/:fileId/:name',
      onRequest: admit,
      async handler(request, reply) {
        const found = await findReadable(parts, request.params.fileId, who(request));
        if (found?.file.name !== request.params.name) throw notFound(apiSentence(said.noFile));
        const size = Number(request.query.size);
        return sendFile(parts, { request, reply, size, ...found }).catch((error: unknown) => {
          throw refused(request, error);
        });
      },
    });

    scope.delete<{ Params: { fileId: string } }>(
      '/api/files/:fileId',
      { onRequest: admit },
      async (request, reply: FastifyReply) => {
        const viewer = await who(request)();
        await removeFile(parts, viewer, request.params.fileId);
        return reply.code(204).send();
      },
    );
    done();
  });
}

const readLength = (header: string | undefined): number | null =>
  header === undefined ? null : Number(header);
