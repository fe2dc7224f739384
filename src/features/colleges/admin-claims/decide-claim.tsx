import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextField } from '../../../ui/fields/text-field.tsx';
import { adminClaimsMessages as messages } from './admin-claims.messages.ts';
import { decliningFields } from './declining-fields.ts';
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

/** Two forms: approve, or decline with a reason that the email includes. */
export function DecideClaim({ claim, now }: DecideClaimProps) {
  const { id, name, email, collegeName } = claim;
  const t = useTranslate();
  const label = (act: string) =>
    t(messages.actFor, { act, who: name || email, college: collegeName });
  return (
    <div className={css.change}>
      <Form fields={nothing} now={now} intent={`approve ${id}`}>
        <input type="hidden" name="act" value="approve" />
        <input type="hidden" name="id" value={id} />
        <SubmitButton size="small" aria-label={label(t(messages.approve))}>
          {t(messages.approve)}
        </SubmitButton>
      </Form>
      <Form fields={decliningFields} now={now} intent={`reject ${id}`}>
        <input type="hidden" name="act" value="reject" />
        <input type="hidden" name="id" value={id} />
        <TextField name="reason" label={t(messages.whyReject)} autoComplete="off" />
        <SubmitButton kind="line" size="small" aria-label={label(t(messages.reject))}>
          {t(messages.reject)}
        </SubmitButton>
      </Form>
    </div>
  );
}
