import { data, redirect, redirectDocument } from 'react-router';
import {
  timesInOrder,
  asChosen,
  billingOf,
  contactsOf,
  exhibitorFields,
  inputNames,
} from '../exhibitor-fields.ts';
import type { Route } from './+types/exhibitor.route.ts';
import { frameMessages } from '../../fairs/fair-page.messages.ts';
import { framedMeta, NotYet } from '../../fairs/framed-page.tsx';
import { takesExhibitors } from '../../fairs/fair-phase.ts';
import { useFairPhase } from '../../fairs/use-fair-phase.ts';
import { flashCookie } from '../../../platform/pages/flash.ts';
import { pageCall, type PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { checkForm } from '../../../ui/forms/check-form.ts';
import { checkHoneypot, sealHoneypot } from '../../../ui/forms/check-honeypot.ts';
import { problemData, refusalData } from '../../../ui/forms/form-problem.ts';
import { PageHead } from '../../../ui/layout/page.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import { cardPage } from './card-page.ts';
import { register, exhibitorOffer, knownRep } from './exhibitor-queries.ts';
import { sixBySixMessages } from '../six-by-six.messages.ts';
import { exhibitorMessages as messages } from '../exhibitor.messages.ts';
import { describeRule } from '../describe-refund-rule.ts';
import { inPrice } from '../../../ui/text/in-price.ts';
import { ExhibitorForm } from './exhibitor-form.tsx';
import { pricesSeen, refusedStatus, showsNewPrices } from './prices-seen.ts';
import { keepProof } from '../confirmation/proof-cookie.ts';
import { loadFairHead } from '../../fairs/fair-view.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const page = await loadExhibitorPage(call, params.fairAddress);
  const meta = framedMeta(call, page.fair, {
    title: frameMessages.exhibitor,
    description: frameMessages.exhibitorDescription,
    end: 'exhibitor',
  });
  return { ...page, meta };
}

/** Registers, and redirects to the card payment page. */
export async function action({ request, params, context }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  const { fairId, fair, price } = await loadExhibitorPage(call, params.fairAddress);
  const form = await request.formData();
  const { values, problems } = checkForm(exhibitorFields, asChosen(form), {
    ...call,
    rule: timesInOrder,
  });
  if (problems) return data(problemData(problems, form), 400);
  const confirmation = `/fair-${fair.slug}/confirmation`;
  const finding = checkHoneypot(form, call);
  if (finding === 'robot') return redirect(confirmation);
  if (finding !== 'person') return data(refusalData({ message: t(messages.again) }, form), 400);
  const { paymentType, consent } = values;
  const billing = paymentType === 'invoice' ? billingOf(values) : {};
  const billed = { ...billing, ...pricesSeen(form) };
  const input = { ...contactsOf(values), ...billed, fairId, paymentType, consent };
  const answer = await call.ask(register, { input });
  const [error] = answer.errors;
  if (error?.code === 'INTERNAL_SERVER_ERROR')
    return data(refusalData({ message: t(messages.failed) }, form), 500);
  if (error) return data(refusalData(error, form, inputNames), refusedStatus(error));
  const proof = answer.data?.registerExhibitor.proof ?? '';
  const headers = new Headers({ 'set-cookie': keepProof(call, fair.slug, proof) });
  if (paymentType !== 'card' || price.cents === 0) return redirect(confirmation, { headers });
  const page = await cardPage(call, proof);
  if (page.url !== null) return redirectDocument(page.url, { headers });
  headers.append('set-cookie', flashCookie({ type: 'warning', message: page.message }));
  return redirect(confirmation, { headers });
}

export const shouldRevalidate = showsNewPrices;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/fair-{slug}/exhibitor`: where colleges register for a fair, until its deadline. */
export default function Exhibitor({ loaderData }: Route.ComponentProps) {
  const { fair, now, price, isSignedUp, withdrawal, hasCollege } = loaderData;
  const t = useTranslate();
  const locale = useLocale();
  const phase = useFairPhase(fair, now);
  const deadline = <When start={fair.exhibitorDeadline} zone={fair.timeZone} now={now} />;
  if (!takesExhibitors(fair, new Date(now)))
    return (
      <>
        <PageHead title={t(frameMessages.exhibitor)} />
        {phase === 'cancelled' ? (
          <NotYet
            fair={fair}
            phase={phase}
            title={t(frameMessages.registerCancelledTitle)}
            text={t(frameMessages.registerCancelled)}
          />
        ) : (
          <NotYet
            fair={fair}
            phase={phase}
            title={t(frameMessages.exhibitorClosedTitle)}
            text={
              <>
                {t(frameMessages.exhibitorClosed)} {deadline}
              </>
            }
          />
        )}
      </>
    );
  const costs =
    price.cents === 0
      ? t(messages.costsNothing)
      : t(messages.costs, { price: inPrice(locale, price) });
  return (
    <>
      <PageHead
        title={t(frameMessages.exhibitor)}
        lead={
          <>
            {costs} {t(messages.until)} {deadline}
            {fair.fairType === '6x6' && <> {t(sixBySixMessages.noBooth)}</>}
          </>
        }
      />
      {isSignedUp ? (
        <NotYet
          fair={fair}
          phase={phase}
          title={t(messages.already)}
          text={t(messages.alreadyText)}
        >
          <ButtonLink to="/app/fairs/signup">{t(messages.myFairs)}</ButtonLink>
        </NotYet>
      ) : (
        <ExhibitorForm
          {...loaderData}
          slug={fair.slug}
          asksTimes={fair.fairType === '6x6'}
          isFree={price.cents === 0}
          rule={describeRule(
            t,
            withdrawal,
            { fair, hasCollege, paymentType: 'card' },
            new Date(now),
          )}
        />
      )}
    </>
  );
}

/**
 * Data of the page where exhibitors register.
 * @throws Response 404 when there is no such fair
 */
async function loadExhibitorPage(call: PageCall, address: string) {
  const head = await loadFairHead(call, address);
  const { fairCard, prices } = await call.query(exhibitorOffer, { slug: head.fair.slug });
  if (!fairCard) throw new Response(null, { status: 404 });
  const { cards, test, currency, registrations, withdrawal, version } = prices;
  const usual = registrations.find(({ fairType }) => fairType === fairCard.fairType);
  const repDetails = call.viewer?.role === 'COLLEGES' ? await knownOf(call) : null;
  return {
    ...head,
    fairId: fairCard.id,
    price: { cents: fairCard.price ?? usual?.cents ?? 0, currency },
    cards,
    test,
    withdrawal,
    pricesVersion: version,
    /** A rep's registration belongs to the college from the start. */
    hasCollege: repDetails?.typed['name'] !== undefined,
    seal: sealHoneypot(call),
    known: repDetails?.typed ?? {},
    /** The rep's college is registered already. */
    isSignedUp: repDetails?.fairs.has(fairCard.id) ?? false,
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
  const current = exhibits.filter(({ paymentStatus }) => paymentStatus !== 'refunded');
  return {
    typed: Object.fromEntries(filled) as Readonly<Record<string, readonly string[]>>,
    fairs: new Set(current.map(({ fair }) => fair.id)),
  };
}
