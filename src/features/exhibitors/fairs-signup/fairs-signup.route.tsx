import { data as answer, Link } from 'react-router';
import type { Route } from './+types/fairs-signup.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { EmptyLawn } from '../../../ui/pennants/empty-lawn.tsx';
import { PageHead, Wrap, Section } from '../../../ui/layout/page.tsx';
import { useTranslate, useLocale } from '../../../ui/text/translate.tsx';
import { AgreeFirst } from '../agreeing/agree-first.tsx';
import { answerChoice, answerFairsSignUp } from './answer-fairs-signup.ts';
import { CreditStrip } from '../../payments/credit-strip.tsx';
import { workOutPack } from '../../payments/price-facts.ts';
import { signUpMessages as messages } from './fairs-signup.messages.ts';
import { loadFairsSignUp, type SignUpData } from './load-fairs-signup.ts';
import { ChooseFairs } from './choose-fairs.tsx';
import { MyReceipts } from './my-receipts.tsx';
import { Unpaid } from './unpaid.tsx';
import css from './fairs-signup.module.css';
import { PayForFairs } from './pay-for-fairs.tsx';
import { showsNewPrices } from '../registering/prices-seen.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { exhibitorMessages } from '../exhibitor.messages.ts';
import { describeKind } from '../../fairs/describe-kind.ts';
import { inPrice } from '../../../ui/text/in-price.ts';
import { PricesSeen } from '../registering/prices-seen-input.tsx';
import { useLookAgain } from '../confirmation/use-look-again.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Disclosure } from '../../../ui/layout/disclosure.tsx';
import { When } from '../../../ui/time/when.tsx';
import { useNow } from '../../../ui/time/clock.ts';
import { boothPath, deskPath } from '../../booths/booth-path.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { withdrawFields } from '../exhibitor-fields.ts';
import { describeStanding, wayOf } from '../describe-payment.ts';
import { describeRefund } from '../describe-refund-rule.ts';

const noFields = {};

/** Packs of credits, each bought by card with one click. */
function PacksToBuy({ data: { prices, now } }: { readonly data: SignUpData }) {
  const t = useTranslate();
  const locale = useLocale();
  const { packs, currency, cards, test, registrations } = prices;
  if (!cards || packs.length === 0) return null;
  return (
    <Section title={t(messages.packs)}>
      <p className={css.packs}>
        {t(messages.packsText, {
          kinds: registrations
            .map(({ fairType, cents, credits }) =>
              t(messages.packPays, {
                kind: describeKind(t, fairType),
                credits,
                price: inPrice(locale, { cents, currency }),
              }),
            )
            .join('; '),
        })}
      </p>
      {test && <Notice kind="warning">{t(exhibitorMessages.test)}</Notice>}
      <ul className={css.mine}>
        {packs
          .map((pack) => workOutPack(pack, prices.registrations))
          .map((pack) => (
            <li key={pack.id} className={css.pack}>
              <span>{t(messages.pack, { name: pack.name, credits: pack.credits })}</span>
              <CreditStrip credits={pack.credits} />
              {pack.saved > 0 && pack.fairs !== null && (
                <span className={css.saved}>
                  {t(messages.saves, {
                    saved: inPrice(locale, { cents: pack.saved, currency }),
                    fairs: pack.fairs,
                  })}
                </span>
              )}
              {pack.dearer.length > 0 && (
                <span className={css.dearer}>
                  {t(messages.dearer, {
                    kinds: new Intl.ListFormat(locale, { type: 'unit' }).format(
                      pack.dearer.map((kind) => describeKind(t, kind)),
                    ),
                  })}
                </span>
              )}
              <Form fields={noFields} now={new Date(now)} intent={`buy ${pack.id}`}>
                <PricesSeen version={prices.version} />
                <SubmitButton kind="line" pending={t(messages.buying)}>
                  {t(messages.buy, { price: inPrice(locale, { cents: pack.cents, currency }) })}
                </SubmitButton>
              </Form>
            </li>
          ))}
      </ul>
    </Section>
  );
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  return {
    ...(await loadFairsSignUp(call, url)),
    meta: pageMeta({
      ...call,
      title: t(messages.title),
      description: t(messages.description),
      path: '/app/fairs/signup',
      noindex: true,
    }),
  };
}

export async function action({ context, request, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const { college, openClaim, fairs } = await loadFairsSignUp(call, url);
  if (openClaim) return answerChoice(call, openClaim.id, request);
  if (!college) return answer(null, 404);
  return answerFairsSignUp(call, { collegeId: college.id, fairs }, request);
}

export const shouldRevalidate = showsNewPrices;

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/fairs/signup`: a college selects fairs, pays for them, and finds its receipts. */
export default function FairsSignUp({ loaderData }: Route.ComponentProps) {
  return (
    <Wrap>
      <All data={loaderData} />
    </Wrap>
  );
}

function All({ data }: { readonly data: SignUpData }) {
  const t = useTranslate();
  const { college, openClaim } = data;
  if (!college && openClaim !== null)
    return (
      <>
        <PageHead title={t(messages.title)} />
        <Notice
          title={t(messages.pending)}
          action={
            <ButtonLink to="/app/setup" kind="line">
              {t(messages.pendingSee)}
            </ButtonLink>
          }
        >
          {t(messages.pendingText, { college: openClaim.collegeName })}
        </Notice>
        <ChooseFairs data={data} keeps />
      </>
    );
  if (college?.status !== 'active') {
    const isDraft = college?.status === 'draft';
    return (
      <>
        <PageHead title={t(messages.title)} />
        <EmptyLawn
          title={t(isDraft ? messages.draft : messages.noCollege)}
          text={t(isDraft ? messages.draftText : messages.noCollegeText)}
        >
          {!isDraft && <ButtonLink to="/app/setup">{t(messages.findCollege)}</ButtonLink>}
        </EmptyLawn>
      </>
    );
  }
  return (
    <>
      <PageHead
        title={t(messages.title)}
        lead={t(messages.lead, { college: college.name ?? '', credits: college.fairCredits ?? 0 })}
      >
        <p className={css.credits}>
          <strong>{college.fairCredits ?? 0}</strong>
          {t(messages.creditsLeft, { credits: college.fairCredits ?? 0 })}
        </p>
      </PageHead>
      {data.exhibits
        .filter(
          ({ consent, withdrawnAt, fair }) =>
            !consent && withdrawnAt === null && new Date(fair.endTime) > new Date(data.now),
        )
        .map(({ id, name, fair }) => (
          <AgreeFirst key={id} name={name} fair={fair} intent={`agree ${id}`} now={data.now} />
        ))}
      <CheckoutState data={data} />
      {data.chosen.length === 0 && <Unpaid data={data} />}
      {data.chosen.length > 0 ? <PayForFairs data={data} /> : <ChooseFairs data={data} />}
      <MyFairs data={data} />
      <PacksToBuy data={data} />
      <MyReceipts data={data} />
    </>
  );
}

/** The outcome of the payment that the browser returns from, per the payment service. */
function CheckoutState({ data: { checkout, isCancelled } }: { readonly data: SignUpData }) {
  const t = useTranslate();
  const isWaiting = checkout === 'OPEN' || checkout === 'MADE';
  useLookAgain(isWaiting);
  if (isCancelled) return <Notice>{t(messages.cancelled)}</Notice>;
  switch (checkout) {
    case 'PAID':
      return <Notice kind="success" title={t(messages.done)} live />;
    case 'FAILED':
    case 'EXPIRED':
      return (
        <Notice kind="warning" title={t(messages.notDone)} live>
          {t(messages.notDoneText)}
        </Notice>
      );
    case 'REFUNDED':
      return (
        <Notice title={t(messages.givenBack)} live>
          {t(messages.givenBackText)}
        </Notice>
      );
    case 'OPEN':
    case 'MADE':
      return (
        <Notice
          title={t(messages.cameBack)}
          live
          action={
            <ButtonLink kind="line" to="/app/fairs/signup" reloadDocument>
              {t(exhibitorMessages.lookAgain)}
            </ButtonLink>
          }
        >
          {t(messages.cameBackText)}
        </Notice>
      );
    default:
      return null;
  }
}

/** Fairs to come, the next one first; then those that are over, the last one first. */
function inOrder(
  exhibits: SignUpData['exhibits'],
  now: SignUpData['now'],
): readonly SignUpData['exhibits'][number][] {
  const isOver = ({ fair }: SignUpData['exhibits'][number]) =>
    new Date(fair.endTime) <= new Date(now);
  const byStart = [...exhibits].sort(
    (one, other) => Date.parse(one.fair.startTime) - Date.parse(other.fair.startTime),
  );
  return [
    ...byStart.filter((one) => !isOver(one)),
    ...byStart.filter((one) => isOver(one)).reverse(),
  ];
}

interface AtFairProps {
  readonly fair: SignUpData['exhibits'][number]['fair'];
  readonly boothId: string | undefined;
  readonly now: string;
}

/** What a college does next at a fair: its booth before, the desk during it, the results after it. */
function AtFair({ fair, boothId, now: atServer }: AtFairProps) {
  const t = useTranslate();
  const now = useNow(atServer).getTime();
  const { slug, fairType, startTime, endTime, cancelledAt, name } = fair;
  if (fairType !== 'booth' || cancelledAt !== null) return null;
  const isOver = now >= Date.parse(endTime);
  const isLive = !isOver && now >= Date.parse(startTime);
  const booth = boothId === undefined ? null : boothPath(slug, boothId);
  const [to, words] = isOver
    ? [`/app/results?${new URLSearchParams({ fair: slug })}`, t(messages.seeResults)]
    : isLive
      ? [deskPath(slug), t(messages.openDesk)]
      : [booth, t(messages.setUpBooth)];
  if (to === null) return null;
  return (
    <div>
      <ButtonLink
        to={to}
        kind={isOver ? 'line' : 'primary'}
        size="small"
        aria-label={`${words}: ${name}`}
      >
        {words}
      </ButtonLink>
    </div>
  );
}

/** The fairs that a college is registered for. */
function MyFairs({ data: { exhibits, now } }: { readonly data: SignUpData }) {
  const t = useTranslate();
  const locale = useLocale();
  if (exhibits.length === 0)
    return (
      <Section title={t(messages.myFairs)}>
        <p>{t(messages.myFairsNone)}</p>
      </Section>
    );
  return (
    <Section title={t(messages.myFairs)}>
      <ul className={css.mine}>
        {inOrder(exhibits, now).map(({ id, fair, paymentType, paymentStatus, ...exhibit }) => (
          <li key={id}>
            <div className={css.row}>
              <span>
                <Link to={fairPaths(fair.slug).page}>{fair.name}</Link>
                <span className={css.small}>
                  <When start={fair.startTime} zone={fair.timeZone} now={now} />
                </span>
              </span>
              <span>
                {exhibit.withdrawnAt !== null
                  ? t(messages.waitsForMoney)
                  : describeStanding(t, locale, paymentStatus, exhibit.partialRefund)}
                <span className={css.small}>{t(wayOf(paymentType))}</span>
              </span>
            </div>
            {exhibit.withdrawnAt === null && (
              <AtFair fair={fair} boothId={exhibit.boothId} now={now} />
            )}
            {exhibit.withdrawnAt === null &&
              new Date(fair.startTime) > new Date(now) &&
              (exhibit.refund === 'TOO_LATE' ? (
                <p className={css.small}>
                  {t(messages.withdrawLate)} <Link to="/contact-us">{t(messages.contact)}</Link>
                </p>
              ) : (
                <Disclosure title={t(messages.withdraw)} name="withdraw">
                  <Form fields={withdrawFields} now={new Date(now)} intent={`withdraw ${id}`}>
                    <p>{t(describeRefund(exhibit.refund, { paymentType, ...exhibit }))}</p>
                    <CheckboxField name="sure" label={t(messages.withdrawSure)} />
                    <SubmitButton kind="danger">{t(messages.withdraw)}</SubmitButton>
                  </Form>
                </Disclosure>
              ))}
          </li>
        ))}
      </ul>
    </Section>
  );
}
