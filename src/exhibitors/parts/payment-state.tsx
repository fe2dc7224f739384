import { useLocation } from 'react-router';
import { Form } from '../../ui/form.tsx';
import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useLocale, useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { exhibitorWords as said } from '../exhibitor.words.ts';
import { inPrice } from '../../ui/in-price.ts';
import { useLookAgain } from '../use-look-again.ts';
import { sayPartialRefund } from '../say-payment.ts';
import type { Confirmed, ShownRegistration } from '../load-confirmation.ts';

interface PaymentStateProps {
  readonly confirmed: Confirmed;
  readonly shown: ShownRegistration;
}

/**
 * Whether the place is paid, as the payment service says it, and what is to be done if it is not. That
 * the browser is back from paying proves nothing: until the service has told, the page looks again.
 */
export function PaymentState({ confirmed, shown }: PaymentStateProps) {
  const say = useSay();
  const locale = useLocale();
  // With the payment one comes back from: without it the page would offer to pay again.
  const { search } = useLocation();
  const { paymentType, paymentStatus, amountCents: cents, currency, underWay } = shown;
  const price = inPrice(locale, { cents, currency });
  const isOpen = paymentStatus === 'pending' || paymentStatus === 'failed';
  const isWaiting = isOpen && paymentType === 'card' && (underWay || confirmed.isBack);
  useLookAgain(isWaiting);
  if (paymentStatus === 'refunded')
    return (
      <Notice title={say(said.refunded)} live>
        {say(said.refundedText)}
      </Notice>
    );
  if (shown.withdrawnAt !== null)
    return (
      <Notice title={say(said.withdrawn)} live>
        {say(said.moneyBack)}
      </Notice>
    );
  if (!isOpen)
    return (
      <Notice kind="success" title={say(said.settled)} live>
        {shown.partialRefund
          ? say(said.settledPartly, { back: sayPartialRefund(say, locale, shown.partialRefund) })
          : say(paymentStatus === 'waived' ? said.freeText : said.settledText)}
      </Notice>
    );
  if (isWaiting)
    return (
      <Notice
        title={say(said.waiting)}
        live
        action={
          <ButtonLink kind="line" to={search === '' ? '.' : search} reloadDocument>
            {say(said.lookAgain)}
          </ButtonLink>
        }
      >
        {say(said.waitingText)}
      </Notice>
    );
  if (paymentType === 'invoice')
    return (
      <Notice title={say(said.invoiceTitle)}>
        {say(shown.details ? said.invoiceText : said.invoiceOnceOpened, { price })}
      </Notice>
    );
  if (paymentType === 'check')
    return <Notice title={say(said.checkTitle)}>{say(said.checkText, { price })}</Notice>;
  const hasFailed = paymentStatus === 'failed';
  return (
    <>
      <Notice kind="warning" title={say(hasFailed ? said.cardFailed : said.unpaid)}>
        {say(hasFailed ? said.cardFailedText : said.unpaidText)}
      </Notice>
      {confirmed.cards && (
        <Form fields={noFields} now={new Date(confirmed.now)} intent="pay">
          <SubmitButton size="large" pending={say(said.payPending)}>
            {say(said.payNow, { price })}
          </SubmitButton>
        </Form>
      )}
    </>
  );
}

const noFields = {};
