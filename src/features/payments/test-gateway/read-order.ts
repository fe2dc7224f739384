import type { GatewaySession } from './gateway-objects.server.ts';
import { groupIn, textIn, type FormGroup } from './read-form.ts';

/** A parameter that Stripe would reject, too. */
export class WrongParameter extends Error {
  constructor(name: string) {
    super(`Invalid or missing parameter: ${name}`);
    this.name = 'WrongParameter';
  }
}

const halfHour = 1800;
const day = 86_400;

function whole(form: FormGroup, ...path: readonly string[]): number {
  const text = textIn(form, ...path) ?? '';
  if (!/^\d{1,10}$/.test(text)) throw new WrongParameter(path.join('.'));
  return Number(text);
}

function needed(form: FormGroup, ...path: readonly string[]): string {
  const text = textIn(form, ...path);
  if (text === undefined || text === '') throw new WrongParameter(path.join('.'));
  return text;
}

function metadataIn(form: FormGroup): Record<string, string> {
  const entries = Object.entries(groupIn(form, 'metadata'));
  return Object.fromEntries(
    entries.map(([name, value]) => [name, typeof value === 'string' ? value : '']),
  );
}

/**
 * The session that a form orders, by the rules of Stripe's API: at least 50 cents, one currency,
 * and an end between half an hour and a day from now.
 *
 * @throws WrongParameter
 */
export function orderedSession(
  form: FormGroup,
  { id, now, url }: { readonly id: string; readonly now: Date; readonly url: string },
): GatewaySession {
  const created = Math.floor(now.getTime() / 1000);
  if (textIn(form, 'mode') !== 'payment') throw new WrongParameter('mode');
  const items = Object.keys(groupIn(form, 'line_items'));
  const lines = items.map((itemKey) => ({
    name: needed(form, 'line_items', itemKey, 'price_data', 'product_data', 'name'),
    cents: whole(form, 'line_items', itemKey, 'price_data', 'unit_amount'),
    quantity: whole(form, 'line_items', itemKey, 'quantity'),
  }));
  const currencies = new Set(
    items.map((itemKey) => needed(form, 'line_items', itemKey, 'price_data', 'currency')),
  );
  const [currency] = currencies;
  if (currency === undefined || currencies.size > 1) throw new WrongParameter('currency');
  const total = lines.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0);
  if (total < 50) throw new WrongParameter('line_items');
  const end = textIn(form, 'expires_at') === undefined ? created + day : whole(form, 'expires_at');
  if (end < created + halfHour || end > created + day) throw new WrongParameter('expires_at');
  return {
    id,
    object: 'checkout.session',
    livemode: false,
    created,
    expires_at: end,
    status: 'open',
    payment_status: 'unpaid',
    amount_total: total,
    currency,
    client_reference_id: textIn(form, 'client_reference_id') ?? null,
    metadata: metadataIn(form),
    success_url: needed(form, 'success_url'),
    cancel_url: needed(form, 'cancel_url'),
    payment_intent: null,
    url,
    lines,
  };
}

/** The refund that a form orders; by default everything left. @throws WrongParameter */
export function orderedRefund(form: FormGroup): {
  readonly payment: string;
  readonly cents: number | null;
  readonly metadata: Readonly<Record<string, string>>;
} {
  const cents = textIn(form, 'amount') === undefined ? null : whole(form, 'amount');
  if (cents === 0) throw new WrongParameter('amount');
  return { payment: needed(form, 'payment_intent'), cents, metadata: metadataIn(form) };
}
