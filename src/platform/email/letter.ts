/** Who writes: shown at the top and, with the postal address that CAN-SPAM asks for, at the end. */
export interface LetterBrand {
  readonly name: string;
  readonly postalAddress: string;
}

export interface Letter {
  readonly brand: LetterBrand;
  readonly heading: string;
  /** Plain text each; escaped here. */
  readonly paragraphs: readonly string[];
  /** A code to read off or copy. */
  readonly code?: string;
  /** One thing to press; its address must be http or https. */
  readonly action?: { readonly label: string; readonly url: string };
}

/**
 * Sets a short letter twice: as plain text, and as HTML that says the same, stays readable in dark
 * mode and without its style sheet, and loads nothing.
 *
 * @throws Error when the action does not lead to http or https: letters are written by us.
 */
export function letter(written: Letter): { readonly text: string; readonly html: string } {
  if (written.action && !/^https?:\/\/[^\s"<>]+$/.test(written.action.url))
    throw new Error('A letter may only lead to http or https.');
  return { text: setText(written), html: setHtml(written) };
}

function setText({ brand, heading, paragraphs, code, action }: Letter): string {
  const parts = [heading, ...paragraphs];
  if (code) parts.push(`    ${code}`);
  if (action) parts.push(`${action.label}:\n${action.url}`);
  parts.push(`-- \n${brand.name}\n${brand.postalAddress}`);
  return `${parts.join('\n\n')}\n`;
}

function setHtml({ brand, heading, paragraphs, code, action }: Letter): string {
  const body = paragraphs.map((text) => `<p style="margin:0 0 16px">${escapeHtml(text)}</p>`);
  if (code)
    body.push(
      `<p class="code" style="margin:8px 0 24px;padding:16px;border-radius:8px;background:#f1eee6;` +
        `color:#23211d;font:600 28px/1.2 ui-monospace,Menlo,Consolas,monospace;` +
        `letter-spacing:.2em;text-align:center">${escapeHtml(code)}</p>`,
    );
  if (action) {
    const url = escapeHtml(action.url);
    body.push(
      `<p style="margin:8px 0 24px"><a class="action" href="${url}" style="display:inline-block;` +
        `padding:12px 24px;border-radius:8px;background:#5555aa;color:#ffffff;font-weight:600;` +
        `text-decoration:none">${escapeHtml(action.label)}</a></p>`,
      `<p class="quiet" style="margin:0 0 16px;font-size:14px;color:#524e47">` +
        `Or open this address: <br>${url}</p>`,
    );
  }
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="color-scheme" content="light dark"><meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(heading)}</title>
<style>${darkStyle}</style></head>
<body class="paper" style="margin:0;padding:24px 12px;background:#faf8f3;color:#23211d">
<div class="sheet" style="max-width:560px;margin:0 auto;padding:32px;border-radius:16px;background:#ffffff;font:400 16px/1.5 system-ui,-apple-system,'Segoe UI',sans-serif">
<p class="quiet" style="margin:0 0 16px;font-weight:600;color:#524e47">${escapeHtml(brand.name)}</p>
<h1 style="margin:0 0 16px;font-size:24px;line-height:1.25">${escapeHtml(heading)}</h1>
${body.join('\n')}
<p class="quiet" style="margin:32px 0 0;font-size:13px;color:#524e47">${escapeHtml(brand.name)}<br>${escapeHtml(brand.postalAddress)}</p>
</div></body></html>
`;
}

const darkStyle =
  ':root{color-scheme:light dark}' +
  '@media (prefers-color-scheme:dark){' +
  '.paper{background:#171612!important;color:#f4f0e6!important}' +
  '.sheet{background:#211f1a!important}' +
  '.quiet{color:#c9c3b5!important}' +
  '.code{background:#100f0c!important;color:#f4f0e6!important}' +
  '.action{background:#aeaef0!important;color:#191938!important}}';

/** Text made safe to stand in HTML, between tags and in quoted attributes. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);
}
