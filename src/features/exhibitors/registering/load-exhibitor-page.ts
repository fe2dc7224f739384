import { loadFairHead } from '../../fairs/fair-view.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { sealHoneypot } from '../../../ui/forms/check-honeypot.ts';
import { exhibitorOffer, knownRep } from './exhibitor-queries.ts';

/**
 * Data of the page where exhibitors register.
 * @throws Response 404 when there is no such fair
 */
export async function loadExhibitorPage(call: PageCall, address: string) {
  const head = await loadFairHead(call, address);
  const { fairCard, prices } = await call.query(exhibitorOffer, { slug: head.fair.slug });
  if (!fairCard) throw new Response(null, { status: 404 });
  const { cards, test, currency, registrations, withdrawal, version } = prices;
  const usual = registrations.find(({ fairType }) => fairType === fairCard.fairType);
  const known = call.viewer?.role === 'COLLEGES' ? await knownOf(call) : null;
  return {
    ...head,
    fairId: fairCard.id,
    price: { cents: fairCard.price ?? usual?.cents ?? 0, currency },
    ...{ cards, test, withdrawal, pricesVersion: version },
    /** A rep's registration belongs to the college from the start. */
    hasCollege: known?.typed['name'] !== undefined,
    seal: sealHoneypot(call),
    known: known?.typed ?? {},
    /** The rep's college is registered already. */
    isSignedUp: known?.fairs.has(fairCard.id) ?? false,
  };
}

async function knownOf(call: PageCall) {
  const { me } = await call.query(knownRep, {});
  const { college, collegeRep, exhibits } = me;
  const typed: Record<string, string | null | undefined> = {
    ...college,
    primaryContactFirstName: collegeRep?.firstName,
    primaryContactLastName: collegeRep?.lastName,
    primaryContactEmail: collegeRep?.email,
    primaryContactPhone: collegeRep?.phone,
  };
  const filled = Object.entries(typed).flatMap(([name, value]): [string, string[]][] =>
    value ? [[name, [value]]] : [],
  );
  const standing = exhibits.filter(({ paymentStatus }) => paymentStatus !== 'refunded');
  return {
    typed: Object.fromEntries(filled) as Readonly<Record<string, readonly string[]>>,
    fairs: new Set(standing.map(({ fair }) => fair.id)),
  };
}
