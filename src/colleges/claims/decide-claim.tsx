import type { Message } from '../../platform/words/words.ts';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { adminClaimsWords as said } from '../admin-claims.words.ts';
import css from './decide-claim.module.css';

const nothing = {};

interface DecideClaimProps {
  readonly claim: {
    readonly id: string;
    readonly collegeName: string;
    readonly name: string;
    readonly email: string;
  };
  readonly now: Date;
}

/** Two forms that are buttons: yes and no. */
export const DecideClaim = (props: DecideClaimProps) => (
  <div className={css.decide}>
    <Act {...props} act="approve" label={said.approve} />
    <Act {...props} act="reject" label={said.reject} />
  </div>
);

interface ActProps extends DecideClaimProps {
  readonly act: 'approve' | 'reject';
  readonly label: Message;
}

function Act({ claim, now, act, label }: ActProps) {
  const { id, name, email, collegeName } = claim;
  const say = useSay();
  const words = say(label);
  return (
    <Form fields={nothing} now={now} intent={`${act} ${id}`}>
      <input type="hidden" name="act" value={act} />
      <input type="hidden" name="id" value={id} />
      <SubmitButton
        kind={act === 'approve' ? 'primary' : 'line'}
        size="small"
        aria-label={say(said.actFor, { act: words, who: name || email, college: collegeName })}
      >
        {words}
      </SubmitButton>
    </Form>
  );
}
