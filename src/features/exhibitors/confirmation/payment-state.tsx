import { useLocation } from 'react-router';
import { Form } from '../../../ui/forms/form.tsx';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { useLocale, useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { exhibitorMessages as messages } from '../exhibitor.messages.ts';
import { inPrice } from '../../../ui/text/in-price.ts';
import { useLookAgain } from './use-look-again.ts';
import { describePartialRefund } from '../describe-payment.ts';
import type { Confirmed, ShownRegistration } from './load-confirmation.ts';

interface PaymentStateProps {
  readonly confirmed: Confirmed;
  readonly shown: ShownRegistration;
}

/**
 * Whether the registration is paid, per the payment service, and what to do if not. The browser's
 * return proves nothing: until the service reports, the page polls.
 */
export function PaymentState({ confirmed, shown }: PaymentStateProps) {
  const t = useTranslate();
  const locale = useLocale();
  // With the payment that the payer returns from: without it the page would offer to pay again.
  const { search } = useLocation();
  const { paymentType, paymentStatus, amountCents: cents, currency, underWay } = shown;
  const price = inPrice(locale, { cents, currency });
  const isOpen = paymentStatus === 'pending' || paymentStatus === 'failed';
  const isWaiting = isOpen && paymentType === 'card' && (underWay || confirmed.isBack);
  useLookAgain(isWaiting);
  if (paymentStatus === 'refunded')
    return (
      <Notice title={t(messages.refunded)} live>
        {t(messages.refundedText)}
      </Notice>
    );
  if (shown.withdrawnAt !== null)
    return (
      <Notice title={t(messages.withdrawn)} live>
        {t(messages.moneyBack)}
      </Notice>
    );
  if (!isOpen)
    return (
      <Notice kind="success" title={t(messages.settled)} live>
        {shown.partialRefund
          ? t(messages.settledPartly, {
              back: describePartialRefund(t, locale, shown.partialRefund),
            })
          : t(paymentStatus === 'waived' ? messages.freeText : messages.settledText)}
      </Notice>
    );
  if (isWaiting)
    return (
      <Notice
        title={t(messages.waiting)}
        live
        action={
          <ButtonLink kind="line" to={search === '' ? '.' : search} reloadDocument>
            {t(messages.lookAgain)}
          </ButtonLink>
        }
      >
        {t(messages.waitingText)}
      </Notice>
    );
  if (paymentType === 'invoice')
    return (
      <Notice title={t(messages.invoiceTitle)}>
        {t(shown.details ? messages.invoiceText : messages.invoiceOnceOpened, { price })}
      </Notice>
    );
  if (paymentType === 'check')
    return <Notice title={t(messages.checkTitle)}>{t(messages.checkText, { price })}</Notice>;
  const hasFailed = paymentStatus === 'failed';
  return (
    <>
      <Notice kind="warning" title={t(hasFailed ? messages.cardFailed : messages.unpaid)}>
        {t(hasFailed ? messages.cardFailedText : messages.unpaidText)}
      </Notice>
      {confirmed.cards && (
        <Form fields={noFields} now={new Date(confirmed.now)} intent="pay">
          <SubmitButton size="large" pending={t(messages.payPending)}>
            {t(messages.payNow, { price })}
          </SubmitButton>
        </Form>
      )}
    </>
  );
}

const noFields = {};
