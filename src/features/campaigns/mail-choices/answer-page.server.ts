import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { escapeHtml } from '../../../platform/email/escape-html.ts';
import { preparePage } from '../../../platform/http/security-headers.server.ts';
import { translatorFor, type Translate } from '../../../platform/i18n/translator-for.ts';
import type { World } from '../../../platform/world.ts';

/** A page with one message and at most one button. */
interface PlainPage {
  readonly brandName: string;
  /** The language of what it says, e.g. `en`. */
  readonly locale: string;
  readonly heading: string;
  readonly paragraphs: readonly string[];
  /** Posts to the page's own address. */
  readonly button?: { readonly label: string; readonly action: string } | undefined;
  /** Allows the inline style of the page (CSP level 3). */
  readonly nonce: string;
}

/** Sets a page that links in mails lead to: complete without scripts, and not for search engines. */
function setPlainPage(page: PlainPage): string {
  const { brandName, locale, heading, paragraphs, button, nonce } = page;
  const form = button
    ? `<form method="post"><input type="hidden" name="action" value="${escapeHtml(button.action)}">` +
      `<button>${escapeHtml(button.label)}</button></form>`
    : '';
  return `<!doctype html>
<html lang="${escapeHtml(locale)}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>${escapeHtml(heading)} - ${escapeHtml(brandName)}</title>
<style nonce="${escapeHtml(nonce)}">${style}</style>
</head>
<body>
<main>
<p class="brand"><a href="/">${escapeHtml(brandName)}</a></p>
<h1>${escapeHtml(heading)}</h1>
${paragraphs.map((text) => `<p>${escapeHtml(text)}</p>`).join('\n')}
${form}
</main>
</body>
</html>
`;
}

const style =
  ':root{color-scheme:light dark;--paper:#faf8f3;--ink:#23211d;--sheet:#fff;--act:#5555aa;--on:#fff}' +
  '@media (prefers-color-scheme:dark){:root{--paper:#171612;--ink:#f4f0e6;--sheet:#211f1a;--act:#aeaef0;--on:#191938}}' +
  'body{margin:0;padding:24px 12px;background:var(--paper);color:var(--ink);font:400 17px/1.5 system-ui,sans-serif}' +
  'main{max-width:560px;margin:8vh auto 0;padding:32px;border-radius:16px;background:var(--sheet)}' +
  'h1{margin:0 0 16px;font-size:26px;line-height:1.25}.brand{margin:0 0 16px;font-weight:600}' +
  'a{color:inherit}button{margin-top:8px;padding:12px 24px;border:0;border-radius:8px;background:var(--act);' +
  'color:var(--on);font:600 17px/1.5 system-ui,sans-serif;cursor:pointer}' +
  'button:focus-visible,a:focus-visible{outline:3px solid var(--act);outline-offset:3px}';

/** Dependencies of the target pages of email links. */
export interface PageRouteParts {
  /** The reader's language. */
  readonly localeOf: (request: FastifyRequest) => string;
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
 * the reader's language.
 */
export async function mountPage(
  { app, world, brandName, admit, localeOf }: PageRouteParts,
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
  await app.register((routes, _options, done) => {
    routes.removeAllContentTypeParsers();
    // Mail programs post a form, plain or in parts (RFC 8058, section 3.2); others may post nothing.
    routes.addContentTypeParser(
      '*',
      { parseAs: 'string', bodyLimit: 4096 },
      (_request, body, parsed) => parsed(null, String(body)),
    );
    routes.get<{ Params: { token: string } }>(`${path}/:token`, async (request, reply) => {
      await admit(request);
      const locale = localeOf(request);
      return answer(reply, locale, await page.show(request.params.token, translatorFor(locale)));
    });
    routes.post<{ Params: { token: string } }>(`${path}/:token`, async (request, reply) => {
      await admit(request);
      const body = typeof request.body === 'string' ? request.body : '';
      const locale = localeOf(request);
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
