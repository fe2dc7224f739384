import { escapeHtml } from '../../../platform/email/escape-html.ts';

const light = `--paper:#faf8f3;--surface:#fff;--line:#e3ded2;--edge:#857f73;--ink:#23211d;--ink-2:#524e47;--primary:#5555aa;--primary-hover:#43438f;--on-primary:#fff;--secondary:#0960a6;--sun:#f6c544;--on-sun:#2c2000;--error:#a1360c;--error-soft:#fdebe2;--shadow:0 1px 2px rgb(35 33 29/.08),0 8px 24px -8px rgb(35 33 29/.16);color-scheme:light`;
const dark = `--paper:#171612;--surface:#211f1a;--line:#38352d;--edge:#8f897c;--ink:#f4f0e6;--ink-2:#c9c3b5;--primary:#aeaef0;--primary-hover:#c6c6f8;--on-primary:#191938;--secondary:#7cc0f2;--sun:#f2c14a;--on-sun:#2c2000;--error:#ffae8a;--error-soft:#42200f;--shadow:0 1px 2px rgb(0 0 0/.5),0 12px 32px -8px rgb(0 0 0/.6);color-scheme:dark`;
const lightContrast = `--paper:#fff;--line:#6b6862;--edge:#000;--ink:#000;--ink-2:#1f1e1b;--primary:#2f2f80;--primary-hover:#1c1c63;--secondary:#00437a;--sun:#ffd24d;--on-sun:#000;--error:#7a2200;--error-soft:#fff0e8`;
const darkContrast = `--paper:#000;--surface:#0c0b0a;--line:#a8a59d;--edge:#fff;--ink:#fff;--ink-2:#f2efe8;--primary:#c9c9ff;--primary-hover:#e2e2ff;--on-primary:#000;--secondary:#9bd3ff;--sun:#ffd75e;--on-sun:#000;--error:#ffc3a8;--error-soft:#331304`;

/** The style of the test gateway's page: the design tokens in their four themes. */
const pageStyle = `
:root{${light}}
@media (prefers-contrast:more){:root{${lightContrast}}}
@media (prefers-color-scheme:dark){:root{${dark}}}
@media (prefers-color-scheme:dark) and (prefers-contrast:more){:root{${darkContrast}}}
*{box-sizing:border-box}
body{margin:0;background:var(--paper);color:var(--ink);font:400 1rem/1.5 "Instrument Sans Variable","Instrument Sans",system-ui,sans-serif;font-variant-numeric:lining-nums tabular-nums}
.test{padding:12px 16px;background:var(--sun);color:var(--on-sun);text-align:center}
main{max-width:32rem;margin:0 auto;padding:32px 16px 64px}
.test p{margin:0}
.to{margin:0;color:var(--ink-2);font-weight:600}
h1{margin:4px 0 24px;font:800 clamp(1.75rem,1.4rem + 1.5vw,2.5rem)/1.1 "Bricolage Grotesque Variable","Bricolage Grotesque",system-ui,sans-serif;letter-spacing:-.015em;text-wrap:balance}
table{width:100%;border-collapse:separate;border-spacing:0;padding:8px 24px;background:var(--surface);border:1px solid var(--line);border-radius:16px;box-shadow:var(--shadow)}
caption{position:absolute;width:1px;height:1px;overflow:hidden;clip-path:inset(50%)}
th,td{padding:12px 0;text-align:left;font-weight:400;vertical-align:baseline;overflow-wrap:anywhere}
th{width:100%}
td{padding-left:16px;text-align:right;white-space:nowrap}
tfoot th,tfoot td{border-top:1px solid var(--line);font-size:1.25rem;font-weight:700}
.times,.hint{color:var(--ink-2)}
form{display:grid;gap:12px;margin:24px 0 16px}
.button{display:inline-flex;align-items:center;justify-content:center;min-height:48px;padding:0 20px;border:0;border-radius:8px;background:var(--primary);color:var(--on-primary);font:inherit;font-weight:650;text-decoration:none;cursor:pointer;box-shadow:inset 0 -2px 0 rgb(0 0 0/.16)}
.button:hover{background:var(--primary-hover)}
.button.line{background:transparent;color:var(--ink);box-shadow:inset 0 0 0 1.5px var(--edge)}
.button.quiet{background:transparent;color:var(--primary);box-shadow:none}
.button.line:hover,.button.quiet:hover{text-decoration:underline}
.button:focus-visible,a:focus-visible{outline:3px solid var(--secondary);outline-offset:2px}
main p:has(>.button){margin-top:24px}
.hint{margin:0;font-size:.875rem}
.alert{display:flex;gap:12px;align-items:center;min-height:64px;margin:0 0 24px;padding:12px 16px;border-radius:8px;background:var(--error-soft);color:var(--error)}
.alert svg{flex:none}.alert p{margin:0}
`;

/** What a payer sees at the address of a checkout. */
export interface GatewayPage {
  /** The payee. */
  readonly merchant: string;
  readonly state: 'open' | 'declined' | 'paid' | 'expired' | 'unknown';
  readonly lines: readonly {
    readonly name: string;
    readonly cents: number;
    readonly quantity: number;
  }[];
  readonly cents: number;
  readonly currency: string;
  /** The action of the page's forms. */
  readonly action: string;
  /** The link when there is nothing more to do. */
  readonly backUrl: string;
  /** For the page's only style element. */
  readonly nonce: string;
}

/** An amount in the usual format: `$900.00`. */
export const writeAmount = (cents: number, currency: string): string =>
  new Intl.NumberFormat('en-US', { style: 'currency', currency }).format(cents / 100);

/**
 * Renders the page of the built-in test gateway, which works without scripts. No one may mistake it
 * for a real one: its title, a bar on top and the button say so.
 */
export function setGatewayPage(page: GatewayPage): string {
  const title = titles[page.state];
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="robots" content="noindex">
<title>Test: ${title} - ${escapeHtml(page.merchant)}</title>
<style nonce="${escapeHtml(page.nonce)}">${pageStyle}</style>
</head>
<body>
<header class="test"><p><strong>Test payment.</strong> No card is charged and no money moves.</p></header>
<main>
<p class="to">${escapeHtml(page.merchant)}</p>
<h1>${title}</h1>
${page.state === 'declined' ? alert : ''}
${page.state === 'unknown' ? '' : setBill(page)}
${setActions(page)}
</main>
</body>
</html>
`;
}

const titles = {
  open: 'Pay for your order',
  declined: 'Pay for your order',
  paid: 'This order is paid',
  expired: 'This payment has ended',
  unknown: 'We couldn’t find this payment',
} as const;

const alert = `<div class="alert" role="alert"><svg width="24" height="24" viewBox="0 0 24 24" aria-hidden="true"><path fill="none" stroke="currentColor" stroke-width="2" stroke-linecap="round" d="M12 7v6m0 4h.01M12 2.5a9.5 9.5 0 1 0 0 19 9.5 9.5 0 0 0 0-19z"/></svg><p><strong>The card was declined.</strong> Nothing was paid. Try again, or go back.</p></div>`;

function setBill({ lines, cents, currency }: GatewayPage): string {
  const rows = lines.map(
    ({ name, cents: each, quantity }) =>
      `<tr><th scope="row">${escapeHtml(name)}${quantity > 1 ? ` <span class="times">× ${quantity}</span>` : ''}</th><td>${writeAmount(each * quantity, currency)}</td></tr>`,
  );
  return `<table>
<caption>Your order</caption>
<tbody>
${rows.join('\n')}
</tbody>
<tfoot><tr><th scope="row">Total</th><td>${writeAmount(cents, currency)}</td></tr></tfoot>
</table>`;
}

function setActions({ state, action, backUrl, cents, currency }: GatewayPage): string {
  if (state === 'unknown') return '<p>The address may be cut off. Go back and start again.</p>';
  if (state === 'paid' || state === 'expired')
    return `<p><a class="button" href="${escapeHtml(backUrl)}">Go back</a></p>`;
  return `<form method="post" action="${escapeHtml(action)}">
<button class="button" name="do" value="pay">Pay ${writeAmount(cents, currency)} (test)</button>
<button class="button line" name="do" value="decline">Let the card be declined</button>
<button class="button quiet" name="do" value="cancel">Cancel and go back</button>
</form>
<p class="hint">A real payment service asks for a card here. This one lets you choose what happens.</p>`;
}
