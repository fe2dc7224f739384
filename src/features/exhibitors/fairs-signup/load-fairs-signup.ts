import { atOneMoment } from '../../../platform/pages/at-one-moment.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { takesExhibitors } from '../../fairs/fair-phase.ts';
import { cameBack, myCollege } from './sign-up-queries.ts';

/** Maximum number of fairs per payment. */
const most = 100;

/**
 * Data of the page where a college registers for fairs: the available fairs, the price of its
 * selection (`?fair=…`), its own fairs and receipts, and the outcome of a payment (`?checkout=…`).
 */
export async function loadFairsSignUp(
  call: Pick<PageCall, 'query' | 'ask' | 'now'>,
  { searchParams }: URL,
) {
  const checkoutId = searchParams.get('checkout');
  const { state, shown } = await atOneMoment(
    checkoutId === null ? null : () => readCheckout(call, checkoutId),
    () => call.query(myCollege, {}),
  );
  const { me, fairCards, prices, myReceipts, pendingClaim, chosenFairs } = shown;
  const current = me.exhibits.filter(({ paymentStatus }) => paymentStatus !== 'refunded');
  const taken = new Set(current.map(({ fair }) => fair.id));
  const fairs = fairCards
    .filter((fair) => takesExhibitors(fair, call.now) && !taken.has(fair.id))
    .map((fair) => {
      const usual = prices.registrations.find(({ fairType }) => fairType === fair.fairType);
      const cents = fair.price ?? usual?.cents ?? 0;
      return { ...fair, cents, credits: cents === 0 ? 0 : (usual?.credits ?? 1) };
    });
  const fairIds = searchParams.getAll('fair').slice(0, most);
  const chosen = fairs.filter(({ id }) => fairIds.includes(id));
  const { college } = me;
  return {
    now: call.now.toISOString(),
    college,
    /** The request that is open, of someone who can only prepare. */
    openClaim: college ? null : (pendingClaim?.claim ?? null),
    /** Chosen while a request was pending, and still to be had. */
    prepared: fairs.flatMap(({ id }) => (chosenFairs.includes(id) ? id : [])),
    fairs,
    chosen,
    prices,
    total: {
      cents: chosen.reduce((sum, { cents }) => sum + cents, 0),
      credits: chosen.reduce((sum, { credits }) => sum + credits, 0),
    },
    exhibits: current.map((exhibit) => ({
      ...exhibit,
      boothId: me.collegeBooths.items.find((booth) => booth?.fair?.slug === exhibit.fair.slug)?.id,
    })),
    receipts: myReceipts,
    isCancelled: searchParams.has('cancelled'),
    checkout: state,
  };
}

/** The result of `loadFairsSignUp`. */
export type SignUpData = Awaited<ReturnType<typeof loadFairsSignUp>>;

/** The state of the payment that the browser returns from, per the payment service. */
async function readCheckout(call: Pick<PageCall, 'ask'>, id: string) {
  const { data } = await call.ask(cameBack, { id });
  return data?.checkout?.state ?? null;
}
