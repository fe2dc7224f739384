import { escapeHtml } from '../../platform/email/escape-html.ts';

/** Who writes, and why the reader gets it: what the law wants below every mail to many. */
export interface Footer {
  readonly brandName: string;
  readonly legalName: string;
  /** The sender's postal address (CAN-SPAM Act, 15 U.S.C. 7704(a)(5)). */
  readonly postalAddress: string;
  /** Why the reader gets it, as a sentence. */
  readonly reason: string;
  readonly unsubscribeUrl: string;
}

const darkStyle =
  ':root{color-scheme:light dark}' +
  '@media (prefers-color-scheme:dark){' +
  '.paper{background:#171612!important;color:#f4f0e6!important}' +
  '.sheet{background:#211f1a!important}' +
  '.quiet,.quiet a{color:#c9c3b5!important}}';

/** Sets the HTML body of a mail to many on its sheet: readable in dark mode, with the footer below. */
export function frameHtml(subject: string, body: string, footer: Footer): string {
  const sender = [...new Set([footer.legalName, footer.postalAddress])].map(escapeHtml);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyle}</style></head>
<body class="paper" style="margin:0;padding:24px 12px;background:#faf8f3;color:#23211d">
<div class="sheet" style="max-width:640px;margin:0 auto;padding:32px;border-radius:16px;background:#ffffff;font:400 16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
${body}
</div>
<div class="quiet" style="max-width:640px;margin:16px auto 0;padding:0 32px;font:400 13px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif;color:#524e47">
<p style="margin:0 0 8px">${escapeHtml(footer.reason)} <a style="color:#524e47" href="${escapeHtml(footer.unsubscribeUrl)}">Unsubscribe</a></p>
<p style="margin:0">${sender.join('<br>')}</p>
</div>
</body></html>
`;
}

/** Sets the plain text of a mail to many, with the same footer. */
export function frameText(body: string, footer: Footer): string {
  const sender = [...new Set([footer.legalName, footer.postalAddress])].join('\n');
  return `${body}\n\n-- \n${footer.reason}\nUnsubscribe: ${footer.unsubscribeUrl}\n\n${sender}\n`;
}
