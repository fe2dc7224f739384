import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { preparePage } from '../../../platform/http/security-headers.server.ts';
import { chooseLanguage } from '../../../platform/i18n/choose-language.ts';
import { translatorFor, type Translate } from '../../../platform/i18n/translator-for.ts';
import type { World } from '../../../platform/world.ts';
import { setPlainPage, type PlainPage } from './plain-page.ts';

/** Dependencies of the target pages of email links. */
export interface PageEndpoint {
  readonly app: FastifyInstance;
  readonly world: World;
  /** The current name of the site. */
  readonly brandName: () => string;
  /** Counts a request for its address before anything is read. */
  readonly admit: (request: FastifyRequest) => Promise<void>;
}

/** What a page says, and how it is answered. */
export interface Page extends Pick<PlainPage, 'heading' | 'paragraphs' | 'button'> {
  readonly status?: number;
}

/**
 * Mounts a page at `path/:token`: `show` answers GET and must change nothing, for scanners follow
 * links; `act` answers POST, from a form or an email client, with the fields of its body. Both use
 * the language that the browser requests, where available.
 */
export async function mountPage(
  { app, world, brandName, admit }: PageEndpoint,
  path: string,
  page: {
    readonly show: (token: string, t: Translate) => Promise<Page>;
    readonly act: (token: string, fields: URLSearchParams, t: Translate) => Promise<Page>;
  },
): Promise<void> {
  const answer = (
    reply: FastifyReply,
    locale: string,
    { status = 200, ...shown }: Page,
  ): FastifyReply => {
    const nonce = preparePage(reply, world);
    return reply
      .code(status)
      .headers({
        'referrer-policy': 'no-referrer',
        'x-robots-tag': 'noindex',
        'content-language': locale,
      })
      .type('text/html; charset=utf-8')
      .send(setPlainPage({ ...shown, brandName: brandName(), locale, nonce }));
  };
  await app.register((doors, _options, done) => {
    doors.removeAllContentTypeParsers();
    // Mail programs post a form, plain or in parts (RFC 8058, section 3.2); others may post nothing.
    doors.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, parsed) => parsed(null, String(body)),
    );
    doors.get<{ Params: { token: string } }>(`${path}/:token`, async (request, reply) => {
      await admit(request);
      const locale = chooseLanguage(request.headers['accept-language']);
      return answer(reply, locale, await page.show(request.params.token, translatorFor(locale)));
    });
    doors.post<{ Params: { token: string } }>(`${path}/:token`, async (request, reply) => {
      await admit(request);
      const body = typeof request.body === 'string' ? request.body : '';
      const locale = chooseLanguage(request.headers['accept-language']);
      const fields = new URLSearchParams(body);
      return answer(
        reply,
        locale,
        await page.act(request.params.token, fields, translatorFor(locale)),
      );
    });
    done();
  });
}
