import { loadFairHead } from '../../fairs/fair-view.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { atOneMoment } from '../../../platform/pages/at-one-moment.ts';
import { asReceipt } from '../receipts/as-receipt.ts';
import { boothPath } from '../../booths/booth-path.ts';
import {
  confirmationSelf,
  exhibitorOffer,
  registration,
} from '../registering/exhibitor-queries.ts';
import { readProofCookie } from './proof-cookie.ts';
import { guestReceipt } from '../receipts/receipt-queries.ts';

/**
 * Data of the confirmation page: the registration of the proof in the browser, as the payment
 * service knows it; null without one.
 *
 * @throws Response 404 when there is no such fair
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
    cards: prices.cards,
    test: prices.test,
    /** An emailed link, to open by a button. */
    link: searchParams.get('link'),
    /** The link that signs in the college's rep, by a button as well. */
    entry: searchParams.get('enter'),
    /** That link files a claim. */
    asks: searchParams.has('ask'),
    /** The payer's browser is back, which proves nothing. */
    isBack: searchParams.has('checkout'),
    shown,
    /** The status of the signed-in college user. */
    self,
    /** Everything, for someone who has opened the emailed link. */
    receipt,
  };
}

/** The caller's role here: a rep whose college exhibits, or with the newest request to be one. */
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

/** The result of `loadConfirmation`. */
export type Confirmed = Awaited<ReturnType<typeof loadConfirmation>>;
export type ShownRegistration = NonNullable<Confirmed['shown']>;

/** The state and the receipt below it, read at the same time. */
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
