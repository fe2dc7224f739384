import { loadFairHead } from '../fairs/load-fair-head.ts';
import type { PageCall } from '../platform/pages/page-call.ts';
import { atOneMoment } from '../platform/pages/at-one-moment.ts';
import { asReceipt } from './as-receipt.ts';
import { exhibitorOffer, registration } from './exhibitor-queries.ts';
import { readProofCookie } from './proof-cookie.ts';
import { guestReceipt } from './receipt-queries.ts';

/**
 * What the page shows to which exhibitors come back: the registration of the proof that the browser
 * holds, as the payment service knows it; null without one.
 *
 * @throws Response 404 where there is no such fair
 */
export async function loadConfirmation(
  call: PageCall,
  address: string,
  request: Request,
  url: URL,
) {
  const head = await loadFairHead(call, address);
  const { slug } = head.fair;
  const [{ fairCard, prices }, { shown, receipt }] = await Promise.all([
    call.query(exhibitorOffer, { slug }),
    readTogether(call, slug, request),
  ]);
  const { searchParams } = url;
  return {
    ...head,
    fairId: fairCard?.id ?? '',
    ...{ cards: prices.cards, test: prices.test },
    /** The link of a mail, to be opened by a press. */
    link: searchParams.get('link'),
    /** The link that signs in whoever represents the college, to be pressed as well. */
    entry: searchParams.get('enter'),
    /** That link asks those who decide. */
    asks: searchParams.has('ask'),
    /** The payer's browser is back, which proves nothing. */
    isBack: searchParams.has('checkout'),
    shown,
    /** All of it, for whoever has opened the link of the mail. */
    receipt,
  };
}

/** What `loadConfirmation` gives. */
export type Confirmed = Awaited<ReturnType<typeof loadConfirmation>>;
export type ShownRegistration = NonNullable<Confirmed['shown']>;

/** The state and the receipt below it, of one moment. */
async function readTogether(call: PageCall, slug: string, request: Request) {
  let shown = await readShown(call, slug, request);
  const look = async () => {
    shown = await readShown(call, slug, request);
    return shown && `${shown.paymentStatus} ${shown.withdrawnAt} ${shown.underWay}`;
  };
  if (!shown?.details) return { shown, receipt: null };
  const { shown: receipt } = await atOneMoment(look, () => readGuestReceipt(call, request));
  return { shown, receipt };
}

async function readShown(call: PageCall, slug: string, request: Request) {
  const proof = readProofCookie(request.headers.get('cookie'));
  if (proof === null) return null;
  const { data } = await call.ask(registration, { proof });
  const shown = data?.exhibitorRegistration;
  return shown?.fair.slug === slug ? shown : null;
}

async function readGuestReceipt(call: PageCall, request: Request) {
  const proof = readProofCookie(request.headers.get('cookie')) ?? '';
  const { data } = await call.ask(guestReceipt, { proof });
  return data ? asReceipt(data.exhibitorReceipt) : null;
}
