import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { notFound, Refusal, unauthenticated } from '../model/refusal.ts';
import type { Viewer } from '../model/viewer.ts';
import { FileStoreError } from './file-store.server.ts';
import { findSlot } from './file-slot.ts';
import { fileUrl, type FileParts } from './files.server.ts';
import type { FileRow } from './file-rows.server.ts';
import { findReadable } from './requests/find-readable.server.ts';
import type { FileFigures } from './measure-files.server.ts';
import { letRunOut, readBody } from './read-body.server.ts';
import { removeFile } from './requests/remove-file.server.ts';
import { sendFile } from './send-file.server.ts';
import { uploadFile } from './requests/upload-file.server.ts';
import { apiSentence, translateApiSentence } from '../model/api-sentence.ts';
import { flashCookie, type Flash } from '../pages/flash.ts';
import { plainPath } from '../pages/plain-path.ts';
import { translatorFor } from '../i18n/translator-for.ts';
import { fileRefusals as messages } from './file-refusals.messages.ts';

interface RouteOptions {
  readonly parts: FileParts;
  readonly figures: FileFigures;
  /** Counts a request before reading its body. Throws a Refusal for one too many. */
  readonly admit: (request: FastifyRequest) => Promise<void>;
  /** The sender of a request; null without a credential. Throws a Refusal for a cross-site one. */
  readonly identify: (request: FastifyRequest) => Promise<Viewer | null>;
  /** Called when someone signed in opens a file that is not public. */
  readonly onOpened: (file: FileRow, viewer: Viewer) => Promise<void>;
  /** The reader's language. */
  readonly localeOf: (request: FastifyRequest) => string;
}

/** Seconds that an upload may take, as long as data keeps arriving. */
const longestUpload = 2 * 3600;

/**
 * `POST /api/files/{record}/{id}/{slot}` takes a file in, `GET /api/files/{fileId}/{name}` gives it
 * out, `DELETE /api/files/{fileId}` takes it away.
 */
export function addFileRoutes(server: FastifyInstance, options: RouteOptions): void {
  const { parts, figures, admit, identify, localeOf, onOpened } = options;
  const who = (request: FastifyRequest) => async (): Promise<Viewer> => {
    const viewer = await identify(request);
    if (!viewer) throw unauthenticated();
    return viewer;
  };
  const refused = (request: FastifyRequest, error: unknown): unknown => {
    figures.refused();
    if (!(error instanceof FileStoreError)) return error;
    figures.failed();
    request.log.error({ event: 'files.store_failed', err: error }, 'File store failed.');
    return new Refusal('SERVICE_UNAVAILABLE', apiSentence(messages.away), {
      retryAfter: 60,
      ...(error.reason === 'full' ? { status: 507 } : {}),
    });
  };

  void server.register((scope, _, done) => {
    // The body stays a stream until its destination is known.
    scope.removeAllContentTypeParsers();
    scope.addContentTypeParser('*', (_request, _body, parsed) => parsed(null));

    scope.post<{
      Params: { record: string; recordId: string; slot: string };
      Querystring: { name?: unknown; part?: unknown; back?: unknown };
    }>(
      '/api/files/:record/:recordId/:slot',
      { onRequest: admit, config: { bodySeconds: longestUpload } },
      async (request, reply) => {
        const { name = '', part, back } = request.query;
        const asForm = formAnswer(reply, back, localeOf(request));
        try {
          const { record, recordId, slot: slotName } = request.params;
          const viewer = who(request);
          const slot = findSlot(parts.slots, record, slotName);
          if (!slot) {
            await viewer();
            throw notFound(apiSentence(messages.noPlace));
          }
          const file = await uploadFile(parts, {
            viewer,
            slot,
            recordId,
            part: typeof part === 'string' ? part : '',
            announced: readLength(request.headers['content-length']),
            open: () => readBody(request.raw, typeof name === 'string' ? name : ''),
          });
          figures.taken(file.bytes);
          if (asForm) return await asForm.taken(file.name);
          const url = fileUrl(parts.publicUrl, file);
          const { id, name: called, type, bytes, sha256, width, height } = file;
          return await reply
            .code(201)
            .header('location', url)
            .send({ id, url, name: called, type, bytes, sha256, width, height });
        } catch (error) {
          letRunOut(request.raw);
          const failure = refused(request, error);
          if (asForm && failure instanceof Refusal) return asForm.refused(failure);
          throw failure;
        }
      },
    );

    scope.route<{ Params: { fileId: string; name: string }; Querystring: { size?: unknown } }>({
      method: ['GET', 'HEAD'],
      url: '/api/files/:fileId/:name',
      onRequest: admit,
      async handler(request, reply) {
        const found = await findReadable(parts, request.params.fileId, who(request));
        if (found?.file.name !== request.params.name) throw notFound(apiSentence(messages.noFile));
        const { viewer, ...readable } = found;
        const size = Number(request.query.size);
        const sent = await sendFile(parts, { request, reply, size, ...readable }).catch(
          (error: unknown) => {
            throw refused(request, error);
          },
        );
        // Not awaited: a download never fails because it could not be counted.
        if (viewer && request.method === 'GET')
          onOpened(found.file, viewer).catch((error: unknown) =>
            request.log.error(
              { event: 'files.count_failed', err: error },
              'Counting a file download failed.',
            ),
          );
        return sent;
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

/**
 * How a form without JavaScript is answered: `?back=` names our page that shows the result. Null
 * for programs.
 */
function formAnswer(reply: FastifyReply, back: unknown, locale: string) {
  if (typeof back !== 'string' || plainPath(back.split(/[?#]/, 1)[0] ?? '') === null) return null;
  const lead = (type: Flash['type'], message: string) =>
    reply
      .code(303)
      .headers({ location: back, 'set-cookie': flashCookie({ type, message }) })
      .send();
  return {
    taken: (name: string) => lead('success', translatorFor(locale)(messages.kept, { name })),
    refused: ({ fields, message }: Refusal) =>
      lead('error', translateApiSentence(fields?.['file'] ?? message, locale)),
  };
}

const readLength = (header: string | undefined): number | null =>
  header === undefined ? null : Number(header);
