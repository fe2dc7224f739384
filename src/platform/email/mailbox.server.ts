import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../database/queryable.ts';
import { documentHeaders } from '../http/security-headers.server.ts';
import { forbidden } from '../model/refusal.ts';
import { setMailboxPage } from './mailbox-page.ts';
import { readMailbox } from './read-mailbox.server.ts';
import { apiSentence } from '../model/api-sentence.ts';
import { mailRefusals as messages } from './mail-refusals.messages.ts';

interface MailboxOptions {
  readonly pool: Queryable;
  /** Whether the caller is on this machine or an admin; others could read other people's codes. */
  readonly mayRead: (request: FastifyRequest) => boolean | Promise<boolean>;
}

/** Maximum emails per response. */
const shown = { page: 100, json: 1000 };

/**
 * The built-in mailbox: `GET /mailbox` to read, `GET /mailbox.json` to work with; `?to=` picks one
 * recipient. To be added only where no SMTP server is configured and never in production.
 */
export function addMailbox(app: FastifyInstance, { pool, mayRead }: MailboxOptions): void {
  async function read(request: FastifyRequest, limit: number) {
    if (!(await mayRead(request))) throw forbidden(apiSentence(messages.mailbox));
    const to = pickRecipient(request.query);
    return { to, mails: await readMailbox(pool, { to, limit }) };
  }

  app.get('/mailbox.json', async (request) => (await read(request, shown.json)).mails);

  app.get('/mailbox', async (request, reply) => {
    const { to, mails } = await read(request, shown.page);
    return allowMailsOwnStyle(reply)
      .type('text/html; charset=utf-8')
      .send(setMailboxPage({ mails, to, limit: shown.page }));
  });
}

/** No scripts, and only our own images; inline styles are allowed. */
function allowMailsOwnStyle(reply: FastifyReply): FastifyReply {
  return reply
    .headers(documentHeaders)
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; img-src 'self' data:; form-action 'self'; " +
        "base-uri 'none'; frame-ancestors 'none'",
    );
}

function pickRecipient(query: unknown): string | undefined {
  const to = typeof query === 'object' && query !== null && 'to' in query ? query.to : undefined;
  return typeof to === 'string' && to.trim() !== '' ? to.trim().slice(0, 320) : undefined;
}
