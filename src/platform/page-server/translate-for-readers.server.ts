import type { FastifyInstance, FastifyRequest } from 'fastify';
import { translations, type Languages } from '../i18n/translations.ts';
import { forReader } from './for-reader.ts';
import { translateErrors } from './translate-errors.ts';

const [asks, reader] = Object.entries(forReader)[0] ?? ['', ''];

/** Translates errors for requests with the `forReader` headers. */
export function translateForReaders(
  app: FastifyInstance,
  localeOf: (request: FastifyRequest, languages: Languages) => string,
  languages: Languages = translations,
): void {
  app.addHook('onSend', (request, reply, payload, done) => {
    if (request.headers[asks] !== reader || !mayRefuse(payload, reply.statusCode)) {
      done(null, payload);
      return;
    }
    const type = reply.getHeader('content-type');
    if (!/^application\/(?:[\w.-]+\+)?json\b/.test(String(type))) {
      done(null, payload);
      return;
    }
    reply.removeHeader('content-length');
    done(
      null,
      JSON.stringify(translateErrors(JSON.parse(payload), localeOf(request, languages), languages)),
    );
  });
}

/** GraphQL errors have status 200 as well; most responses contain none and aren't parsed. */
const mayRefuse = (payload: unknown, status: number): payload is string =>
  typeof payload === 'string' && (status >= 400 || payload.includes('"errors"'));
