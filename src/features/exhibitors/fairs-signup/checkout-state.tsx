import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { exhibitorMessages } from '../exhibitor.messages.ts';
import { signUpMessages as messages } from './fairs-signup.messages.ts';
import type { SignUpData } from './load-fairs-signup.ts';
import { useLookAgain } from '../confirmation/use-look-again.ts';

/** The outcome of the payment that the browser returns from, per the payment service. */
export function CheckoutState({ data: { checkout, isCancelled } }: { readonly data: SignUpData }) {
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
