import { data } from 'react-router';
import type { Route } from './+types/confirmation.route.ts';
import { frameMessages } from '../../fairs/fair-page.messages.ts';
import { framedMeta, NotYet } from '../../fairs/framed-page.tsx';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { takesExhibitors } from '../../fairs/fair-phase.ts';
import { useFairPhase } from '../../fairs/use-fair-phase.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { PageHead, Section } from '../../../ui/layout/page.tsx';
import { useTranslate, useLocale } from '../../../ui/text/translate.tsx';
import { answerConfirmation } from './answer-confirmation.ts';
import { AgreeFirst } from '../agreeing/agree-first.tsx';
import { exhibitorMessages as messages } from '../exhibitor.messages.ts';
import { loadConfirmation, type ShownRegistration, type Confirmed } from './load-confirmation.ts';
import { CorrectForms } from './correct-form.tsx';
import { NextSteps } from './next-steps.tsx';
import { OwnStanding } from './own-status.tsx';
import { PaymentState } from './payment-state.tsx';
import { inPrice } from '../../../ui/text/in-price.ts';
import { isOpen } from '../receipt-shape.ts';
import { receiptMessages } from '../receipts/receipt.messages.ts';
import { describeStanding, wayOf } from '../describe-payment.ts';
import { ReceiptSheet } from '../receipts/receipt-sheet.tsx';
import css from '../receipts/receipt.module.css';
import { Form } from '../../../ui/forms/form.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { EmailField } from '../../../ui/fields/text-field.tsx';
import { linkFields } from '../exhibitor-fields.ts';
import exhibitorFormCss from '../registering/exhibitor-form.module.css';

const noFields = {};

/** Opens an emailed link by a button, because email programs follow links. */
function OpenForm({ link, now }: { readonly link: string; readonly now: string }) {
  const t = useTranslate();
  return (
    <Form fields={noFields} now={new Date(now)} intent="open">
      <p>{t(messages.openText)}</p>
      <input type="hidden" name="link" value={link} />
      <SubmitButton size="large" pending={t(messages.opening)}>
        {t(messages.open)}
      </SubmitButton>
    </Form>
  );
}

/**
 * Signs in an invited rep, or with `asks` someone who can file a claim; by a button, as above.
 */
function EnterForm({
  link,
  asks,
  now,
}: {
  readonly link: string;
  readonly asks: boolean;
  readonly now: string;
}) {
  const t = useTranslate();
  return (
    <Form fields={noFields} now={new Date(now)} intent="enter">
      <p>{t(asks ? messages.askText : messages.enterText)}</p>
      <input type="hidden" name="link" value={link} />
      <SubmitButton size="large" pending={t(messages.opening)}>
        {t(messages.enter)}
      </SubmitButton>
    </Form>
  );
}

/** Sends a new link. */
function NewLink({ now }: { readonly now: string }) {
  const t = useTranslate();
  return (
    <Section title={t(messages.newLink)}>
      <div className={exhibitorFormCss.sheet}>
        <Form fields={linkFields} now={new Date(now)} intent="link">
          <EmailField name="email" label={t(messages.email)} hint={t(messages.newLinkText)} />
          <SubmitButton kind="line">{t(messages.mailLink)}</SubmitButton>
        </Form>
      </div>
    </Section>
  );
}

/** Not cached, and its address is not sent as a referrer. */
const ownHeaders = { 'cache-control': 'no-store', 'referrer-policy': 'no-referrer' };

export async function loader({ params, context, request, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const confirmed = await loadConfirmation(call, params.fairAddress, request, url);
  const meta = framedMeta(call, confirmed.fair, {
    title: frameMessages.confirmation,
    description: frameMessages.confirmationDescription,
    end: 'confirmation',
  });
  return data({ ...confirmed, meta }, { headers: ownHeaders });
}

export const headers: Route.HeadersFunction = () => ownHeaders;

export async function action({ params, context, request, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const { fair, fairId } = await loadConfirmation(call, params.fairAddress, request, url);
  return answerConfirmation(call, { slug: fair.slug, fairId, request });
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** The exhibitor takes part, as far as known. */
const isOn = ({ withdrawnAt, paymentStatus }: ShownRegistration) =>
  withdrawnAt === null && paymentStatus !== 'refunded';

/** `/fair-{slug}/confirmation`: an exhibitor's receipt, the next steps, and the way back. */
export default function Confirmation({ loaderData }: Route.ComponentProps) {
  const { fair, now, link, entry, asks, shown, self } = loaderData;
  const hasBooths = fair.fairType === 'booth';
  const t = useTranslate();
  const phase = useFairPhase(fair, now);
  if (entry !== null)
    return (
      <>
        <PageHead title={t(asks ? messages.askTitle : messages.enterTitle)} />
        <EnterForm link={entry} asks={asks} now={now} />
        <NewLink now={now} />
      </>
    );
  if (link !== null)
    return (
      <>
        <PageHead title={t(messages.openTitle)} />
        <OpenForm link={link} now={now} />
        <NewLink now={now} />
      </>
    );
  if (!shown)
    return (
      <>
        <PageHead title={t(frameMessages.confirmation)} />
        {self && <OwnStanding self={self} hasBooths={hasBooths} />}
        <NotYet
          fair={fair}
          phase={phase}
          title={t(frameMessages.confirmationNoneTitle)}
          text={t(messages.none)}
        >
          {takesExhibitors(fair, new Date(now)) && (
            <ButtonLink to={fairPaths(fair.slug).exhibitor}>
              {t(frameMessages.exhibitor)}
            </ButtonLink>
          )}
        </NotYet>
        <NewLink now={now} />
      </>
    );
  return (
    <>
      <PageHead title={t(frameMessages.confirmation)} />
      {self && <OwnStanding self={self} hasBooths={hasBooths} />}
      {shown.details && !shown.consent && isOn(shown) && new Date(fair.endTime) > new Date(now) && (
        <AgreeFirst name={shown.details.name ?? ''} fair={fair} intent="agree" now={now} />
      )}
      <PaymentState confirmed={loaderData} shown={shown} />
      <Receipt confirmed={loaderData} shown={shown} />
      {isOn(shown) && self === null && <NextSteps shown={shown} hasBooths={hasBooths} />}
      <CorrectForms confirmed={loaderData} shown={shown} />
    </>
  );
}

interface ReceiptProps {
  readonly confirmed: Confirmed;
  readonly shown: ShownRegistration;
}

/** The receipt; before the emailed link is opened, only what was just entered. */
function Receipt({ confirmed: { fair, receipt }, shown }: ReceiptProps) {
  const t = useTranslate();
  const locale = useLocale();
  const title = t(isOpen(shown) ? receiptMessages.invoice : receiptMessages.receipt);
  if (receipt)
    return (
      <Section title={title}>
        <ReceiptSheet receipt={receipt} pdf={`/fair-${fair.slug}/receipt.pdf`} />
      </Section>
    );
  const { amountCents: cents, currency } = shown;
  const lines = [
    [messages.what, t(messages.place, { fair: fair.name })],
    [messages.amount, inPrice(locale, { cents, currency })],
    [messages.how, t(wayOf(shown.paymentType))],
    [messages.standing, describeStanding(t, locale, shown.paymentStatus, shown.partialRefund)],
  ] as const;
  return (
    <Section title={t(messages.mySignUp)}>
      <div className={css.paper}>
        <dl className={css.receipt}>
          {lines.map(([name, value]) => (
            <div key={name.id} className={css.line}>
              <dt>{t(name)}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      </div>
    </Section>
  );
}
