import { escapeHtml } from '../../../platform/email/escape-html.ts';
import { pageStyle } from './page-style.ts';

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
