import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../database/queryable.ts';
import { documentHeaders } from '../http/security-headers.server.ts';
import { forbidden } from '../model/refusal.ts';
import { apiSentence } from '../model/api-sentence.ts';
import { mailRefusals as messages } from './mail-refusals.messages.ts';
import { jsonOf, nullable, readRows } from '../database/read-rows.ts';
import type { MailAttachment, MailCalendar } from './mailer.server.ts';
import { escapeHtml } from './escape-html.ts';

/** An email on the page. */
interface ShownMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly sentAt: Date;
  readonly attachment?: MailAttachment;
}

interface Mailbox {
  readonly mails: readonly ShownMail[];
  /** The recipient that was asked for. */
  readonly to: string | undefined;
  /** Maximum number of emails on the page. */
  readonly limit: number;
}

/**
 * Renders the page of the built-in mailbox: works without scripts, escapes user text, and keeps the
 * HTML of emails in a sandboxed frame.
 */
export function setMailboxPage({ mails, to, limit }: Mailbox): string {
  const title = to ? `Mail to ${to}` : 'Mailbox';
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${escapeHtml(title)} - Quad</title>
<style>${style}</style>
</head>
<body>
<main>
<header>
<h1>${escapeHtml(title)}</h1>
<p>No mail server is configured, so the mail that Quad would send is kept here.</p>
<form action="/mailbox" method="get" role="search">
<label for="to">Recipient</label>
<input id="to" name="to" type="email" autocomplete="off" value="${escapeHtml(to ?? '')}">
<button>Show</button>${to ? ' <a href="/mailbox">Show all</a>' : ''}
</form>
<p role="status">${countMails(mails.length, limit)}</p>
</header>
${mails.map(setMail).join('\n')}
</main>
</body>
</html>
`;
}

function countMails(count: number, limit: number): string {
  if (count === 0) return 'There is no mail yet.';
  if (count === limit) return `The newest ${limit} mails.`;
  return count === 1 ? '1 mail.' : `${count} mails, newest first.`;
}

function setMail(mail: ShownMail): string {
  const at = mail.sentAt.toISOString();
  const subject = escapeHtml(mail.subject);
  const html =
    mail.html === null
      ? ''
      : `<details><summary>As HTML</summary>
<iframe sandbox referrerpolicy="no-referrer" loading="lazy" title="HTML of: ${subject}" srcdoc="${escapeHtml(mail.html)}"></iframe>
</details>`;
  return `<article id="mail-${escapeHtml(mail.id)}" aria-labelledby="subject-${escapeHtml(mail.id)}">
<h2 id="subject-${escapeHtml(mail.id)}" dir="auto">${subject}</h2>
<dl><div><dt>To</dt><dd><a href="/mailbox?to=${encodeURIComponent(mail.to)}">${escapeHtml(mail.to)}</a></dd></div>
<div><dt>Sent</dt><dd><time datetime="${at}">${at.slice(0, 19).replace('T', ' ')} UTC</time></dd></div>${setFile(mail.attachment)}</dl>
<pre dir="auto">${linkText(mail.text)}</pre>
${html}
</article>`;
}

function setFile(file: MailAttachment | undefined): string {
  if (!file) return '';
  const { filename, contentType, content } = file;
  const name = escapeHtml(filename);
  return `\n<div><dt>File</dt><dd><a href="data:${escapeHtml(contentType)};base64,${content}" download="${name}">${name}</a></dd></div>`;
}

/** Text with its web addresses made links; everything is escaped. */
function linkText(text: string): string {
  return text
    .split(/(https?:\/\/[^\s<>"']+)/)
    .map((part, index) => {
      const safe = escapeHtml(part);
      return index % 2 === 1 ? `<a href="${safe}" rel="noreferrer">${safe}</a>` : safe;
    })
    .join('');
}

const style = `
:root{color-scheme:light dark;--paper:#faf8f3;--surface:#fff;--sunk:#f1eee6;--line:#e3ded2;--edge:#857f73;--ink:#23211d;--quiet:#524e47;--primary:#5555aa;--on-primary:#fff;--link:#3f3f8c}
@media (prefers-color-scheme:dark){:root{--paper:#171612;--surface:#211f1a;--sunk:#100f0c;--line:#38352d;--edge:#8f897c;--ink:#f4f0e6;--quiet:#c9c3b5;--primary:#aeaef0;--on-primary:#191938;--link:#cbcbfb}}
@media (prefers-contrast:more){:root{--line:var(--ink);--edge:var(--ink);--quiet:var(--ink)}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.5 system-ui,sans-serif}
main{max-width:48rem;margin:0 auto;padding:32px 16px 64px}
h1{margin:0;font-size:clamp(1.75rem,1.4rem + 1.5vw,2.5rem);line-height:1.15;overflow-wrap:anywhere}
h2{margin:0 0 8px;font-size:1.25rem;line-height:1.3;overflow-wrap:anywhere}
a{color:var(--link)}
form{display:flex;flex-wrap:wrap;gap:8px;align-items:center}
label,dt{color:var(--quiet)}
input,button{min-height:44px;padding:8px 12px;border-radius:8px;border:1px solid var(--edge);background:var(--surface);color:var(--ink);font:inherit}
input{flex:1 1 16rem;min-width:0}
button{border-color:var(--primary);background:var(--primary);color:var(--on-primary);font-weight:600}
:focus-visible{outline:3px solid var(--primary);outline-offset:2px}
article{margin-top:16px;padding:24px;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
dl{margin:0 0 16px}dl div{display:flex;gap:8px}dt{min-width:3rem}dd{margin:0;overflow-wrap:anywhere}
pre{margin:0;padding:16px;border-radius:8px;background:var(--sunk);font:400 .9375rem/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
summary{min-height:44px;padding:10px 0;cursor:pointer;color:var(--link)}
iframe{width:100%;height:32rem;border:1px solid var(--line);border-radius:8px;background:#fff;color-scheme:light dark}
`;

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

/** An email in the built-in mailbox, as in the public contract. */
interface MailboxMail {
  readonly id: string;
  readonly to: string;
  readonly subject: string;
  readonly text: string;
  readonly html: string | null;
  readonly headers: Readonly<Record<string, string>>;
  readonly sentAt: Date;
  /** The calendar entry, if the email has one. */
  readonly calendar?: MailCalendar;
  /** Where it carries a file. */
  readonly attachment?: MailAttachment;
}

/** Stored emails, newest first; with `to`, those to one address, ignoring case. */
async function readMailbox(
  tx: Queryable,
  { to, limit }: { readonly to?: string | undefined; readonly limit: number },
): Promise<readonly MailboxMail[]> {
  const rows = await readRows<
    Omit<MailboxMail, 'calendar' | 'attachment'> & {
      calendar: MailCalendar | null;
      attachment: MailAttachment | null;
    }
  >(tx, {
    id: 'text',
    subject: 'text',
    text: 'text',
    headers: jsonOf(),
    html: 'text?',
    to: 'text',
    sentAt: 'timestamp',
    calendar: nullable(jsonOf()),
    attachment: nullable(jsonOf()),
  })(
    `select id, recipient as "to", subject, text, html, headers, calendar, attachment,
       sent_at as "sentAt"
     from mail where status = 'sent' and ($1::text is null or lower(recipient) = lower($1))
     order by created_at desc, id desc limit $2`,
    [to ?? null, limit],
  );
  return rows.map(({ calendar, attachment, ...mail }) => ({
    ...mail,
    ...(calendar ? { calendar } : {}),
    ...(attachment ? { attachment } : {}),
  }));
}
