import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Queryable } from '../database/queryable.ts';
import { dateFormat } from '../i18n/date-format.ts';
import { datesIn } from '../i18n/translator-for.ts';
import { readZone } from '../pages/read-cookies.ts';
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

/** How the emails are shown: as designed, or their plain text. */
type View = 'html' | 'text';

interface Mailbox {
  readonly mails: readonly ShownMail[];
  /** The recipient that was asked for. */
  readonly to: string | undefined;
  /** Maximum number of emails on the page. */
  readonly limit: number;
  readonly view?: View;
  /** The reader's time zone. */
  readonly zone?: string;
}

/**
 * Renders the page of the built-in mailbox: works without scripts, escapes user text, and keeps the
 * HTML of emails in a sandboxed frame, which inherits the page's policy: nothing runs or loads there.
 */
export function setMailboxPage({ mails, to, limit, view = 'html', zone = 'UTC' }: Mailbox): string {
  const title = to ? `Emails to ${to}` : 'Mailbox';
  const time = dateFormat(datesIn(null), {
    month: 'short',
    day: 'numeric',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    second: '2-digit',
    timeZoneName: 'short',
    timeZone: zone,
  });
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
<p>No email server is set up, so the emails that Quad would send are kept here.</p>
<form action="/mailbox" method="get" role="search">
<label for="to">Recipient</label>
<input id="to" name="to" type="email" autocomplete="off" value="${escapeHtml(to ?? '')}">
${view === 'text' ? '<input type="hidden" name="view" value="text">' : ''}<button>Show</button>${to ? ` <a href="${addressOf({ view })}">Show all</a>` : ''}
</form>
<div class="bar"><p role="status">${countMails(mails.length, limit)}</p>
<nav aria-label="View">${setSwitch('html', 'HTML', { to, view })}${setSwitch('text', 'Text', { to, view })}</nav></div>
</header>
${mails.map((mail, at) => setMail(mail, { view, time, isOpen: at === 0 })).join('\n')}
</main>
</body>
</html>
`;
}

/** The address of the mailbox, escaped for an attribute. */
function addressOf({ to, view }: { readonly to?: string | undefined; readonly view: View }) {
  const query = new URLSearchParams({
    ...(to ? { to } : {}),
    ...(view === 'text' ? { view } : {}),
  }).toString();
  return escapeHtml(query === '' ? '/mailbox' : `/mailbox?${query}`);
}

const setSwitch = (
  view: View,
  label: string,
  shown: { readonly to: string | undefined; readonly view: View },
): string =>
  `<a href="${addressOf({ to: shown.to, view })}"${shown.view === view ? ' aria-current="true"' : ''}>${label}</a>`;

function countMails(count: number, limit: number): string {
  if (count === 0) return 'No emails yet.';
  if (count === limit) return `The newest ${limit} emails.`;
  return count === 1 ? '1 email.' : `${count} emails, newest first.`;
}

interface Shown {
  readonly view: View;
  readonly time: Intl.DateTimeFormat;
  readonly isOpen: boolean;
}

function setMail(mail: ShownMail, { view, time, isOpen }: Shown): string {
  const at = mail.sentAt.toISOString();
  const subject = escapeHtml(mail.subject);
  const id = escapeHtml(mail.id);
  return `<article id="mail-${id}" aria-labelledby="subject-${id}">
<h2 id="subject-${id}" dir="auto">${subject}</h2>
<dl><div><dt>To</dt><dd><a href="${addressOf({ to: mail.to, view })}">${escapeHtml(mail.to)}</a></dd></div>
<div><dt>Sent</dt><dd><time datetime="${at}">${time.format(mail.sentAt)}</time></dd></div>${setFile(mail.attachment)}</dl>
<details${isOpen ? ' open' : ''}><summary>Read<span class="hidden">: ${subject}</span></summary>
${view === 'html' && mail.html !== null ? setFrame(mail.html, subject, mail.text) : `<pre dir="auto">${linkText(mail.text)}</pre>`}
</details>
</article>`;
}

/** The frame, and the links of the email: inside the frame they lead nowhere. */
function setFrame(html: string, subject: string, text: string): string {
  const links = [...new Set(text.match(webAddress))].map((url) => `<li>${linkText(url)}</li>`);
  return `<iframe sandbox referrerpolicy="no-referrer" loading="lazy" title="Email: ${subject}" srcdoc="${escapeHtml(html)}"></iframe>${
    links.length === 0 ? '' : `\n<p>Links in this email:</p>\n<ul>${links.join('')}</ul>`
  }`;
}

function setFile(file: MailAttachment | undefined): string {
  if (!file) return '';
  const { filename, contentType, content } = file;
  const name = escapeHtml(filename);
  return `\n<div><dt>File</dt><dd><a href="data:${escapeHtml(contentType)};base64,${content}" download="${name}">${name}</a></dd></div>`;
}

const webAddress = /https?:\/\/[^\s<>"']+/g;

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
article{margin-top:12px;padding:16px 20px;border:1px solid var(--line);border-radius:16px;background:var(--surface)}
dl{margin:0;font-size:.9375rem}dl div{display:flex;gap:8px}dt{min-width:3rem}dd{margin:0;overflow-wrap:anywhere}
pre{margin:0;padding:16px;border-radius:8px;background:var(--sunk);font:400 .9375rem/1.5 ui-monospace,monospace;white-space:pre-wrap;overflow-wrap:anywhere}
ul{margin:0;padding-inline-start:20px}li{overflow-wrap:anywhere}
.bar{display:flex;flex-wrap:wrap;gap:8px 16px;align-items:center;justify-content:space-between}
nav{display:flex;gap:8px}nav a{display:inline-flex;align-items:center;min-height:44px;padding:0 16px;border:1px solid var(--edge);border-radius:8px;text-decoration:none}
nav a[aria-current]{border-color:var(--ink);background:var(--ink);color:var(--surface);font-weight:600}
.hidden{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
summary{min-height:44px;padding:10px 0;cursor:pointer;color:var(--link)}
iframe{display:block;width:100%;height:44rem;resize:vertical;border:1px solid var(--line);border-radius:8px;background:#fff;color-scheme:light dark}
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
 * recipient, `?view=text` shows plain text. To be added only where no SMTP server is configured and never in production.
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
      .send(
        setMailboxPage({
          mails,
          to,
          limit: shown.page,
          view: viewIn(request.query),
          zone: readZone(request.headers.cookie) ?? 'UTC',
        }),
      );
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

const viewIn = (query: unknown): View =>
  typeof query === 'object' && query !== null && 'view' in query && query.view === 'text'
    ? 'text'
    : 'html';

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
