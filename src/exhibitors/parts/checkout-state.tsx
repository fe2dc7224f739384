import { ButtonLink } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useSay } from '../../ui/say.tsx';
import { exhibitorWords } from '../exhibitor.words.ts';
import { signUpWords as said } from '../fairs-signup.words.ts';
import type { SignUpData } from '../load-fairs-signup.ts';
import { useLookAgain } from '../use-look-again.ts';

/** What became of the payment from which the browser comes back, as the payment service says it. */
export function CheckoutState({ data: { checkout, isCancelled } }: { readonly data: SignUpData }) {
  const say = useSay();
  const isWaiting = checkout === 'OPEN' || checkout === 'MADE';
  useLookAgain(isWaiting);
  if (isCancelled) return <Notice>{say(said.cancelled)}</Notice>;
  switch (checkout) {
    case 'PAID':
      return <Notice kind="success" title={say(said.done)} live />;
    case 'FAILED':
    case 'EXPIRED':
      return (
        <Notice kind="warning" title={say(said.notDone)} live>
          {say(said.notDoneText)}
        </Notice>
      );
    case 'REFUNDED':
      return (
        <Notice title={say(said.givenBack)} live>
          {say(said.givenBackText)}
        </Notice>
      );
    case 'OPEN':
    case 'MADE':
      return (
        <Notice
          title={say(said.cameBack)}
          live
          action={
            <ButtonLink kind="line" to="/app/fairs/signup" reloadDocument>
              {say(exhibitorWords.lookAgain)}
            </ButtonLink>
          }
        >
          {say(said.cameBackText)}
        </Notice>
      );
    default:
      return null;
  }
}
