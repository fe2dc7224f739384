import { DateField } from '../../ui/date-field.tsx';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { accountFields } from './account-fields.ts';
import { AccountFrame } from '../account-frame.tsx';
import { AccountLink, AccountLinks } from './account-links.tsx';
import { RegisterSteps } from './register-steps.tsx';
import { registerWords } from './register.words.ts';
import { leadTo } from './lead-to.ts';

/** The birth date of a student: asked before anything else, without a hint at what would be welcome. */
export function BirthStep({ back, now }: { readonly back: string | null; readonly now: Date }) {
  const say = useSay();
  return (
    <AccountFrame
      title={say(registerWords.birthHeading)}
      lead={say(registerWords.birthLead)}
      steps={<RegisterSteps at="birth" as="student" />}
    >
      <Form fields={accountFields.birth} now={now} intent="birth">
        <DateField
          name="birth_date"
          label={say(registerWords.birthLabel)}
          hint={say(registerWords.birthHint)}
          birth
        />
        <SubmitButton
          size="large"
          block
          iconAfter="arrow-right"
          pending={say(registerWords.checking)}
        >
          {say(registerWords.next)}
        </SubmitButton>
      </Form>
      <AccountLinks>
        <AccountLink to={leadTo('/register', back)}>{say(registerWords.otherType)}</AccountLink>
      </AccountLinks>
    </AccountFrame>
  );
}
