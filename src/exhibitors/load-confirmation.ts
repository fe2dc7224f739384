import { loadFairHead } from '../fairs/load-fair-head.ts';
import type { PageCall } from '../platform/pages/page-call.ts';
import { atOneMoment } from '../platform/pages/at-one-moment.ts';
import { asReceipt } from './as-receipt.ts';
import { boothPath } from '../booths/booth-path.ts';
import { confirmationSelf, exhibitorOffer, registration } from './exhibitor-queries.ts';
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
  const [{ fairCard, prices }, { shown, receipt }, self] = await Promise.all([
    call.query(exhibitorOffer, { slug }),
    readTogether(call, slug, request),
    call.viewer?.role === 'COLLEGES' ? readSelf(call, slug) : null,
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
    /** Where the college user who is signed in stands. */
    self,
    /** All of it, for whoever has opened the link of the mail. */
    receipt,
  };
}

/** As what the caller stands here: a rep whose college exhibits, or with the newest request to be one. */
async function readSelf(call: PageCall, slug: string) {
  const { me, visitFair } = await call.query(confirmationSelf, { slug });
  const boothId = visitFair?.boothId ?? null;
  if (visitFair?.standing === 'rep')
    return {
      as: 'rep',
      to: boothId === null ? '/app/fairs/signup' : boothPath(slug, boothId),
    } as const;
  const claim = me.collegeRep ? undefined : me.claims[0];
  const as = claim && claimStandings.get(claim.status);
  return claim && as ? ({ as, college: claim.collegeName, email: me.email } as const) : null;
}

const claimStandings = new Map<string, 'pending' | 'refused'>([
  ['open', 'pending'],
  ['rejected', 'refused'],
]);

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
