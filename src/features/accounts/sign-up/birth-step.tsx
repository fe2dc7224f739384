import { DateField } from '../../../ui/fields/date-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { accountFields } from '../account-pages/account-fields.ts';
import { AccountFrame } from '../account-frame.tsx';
import { AccountLink, AccountLinks } from '../account-pages/account-links.tsx';
import { RegisterSteps } from './register-steps.tsx';
import { registerMessages } from './register.messages.ts';
import { leadTo } from '../account-pages/lead-to.ts';

/** The birth date of a student: asked before anything else, without a hint at what would be welcome. */
export function BirthStep({ back, now }: { readonly back: string | null; readonly now: Date }) {
  const t = useTranslate();
  return (
    <AccountFrame
      title={t(registerMessages.birthHeading)}
      lead={t(registerMessages.birthLead)}
      steps={<RegisterSteps at="birth" as="student" />}
    >
      <Form fields={accountFields.birth} now={now} intent="birth">
        <DateField
          name="birth_date"
          label={t(registerMessages.birthLabel)}
          hint={t(registerMessages.birthHint)}
          birth
        />
        <SubmitButton
          size="large"
          block
          iconAfter="arrow-right"
          pending={t(registerMessages.checking)}
        >
          {t(registerMessages.next)}
        </SubmitButton>
      </Form>
      <AccountLinks>
        <AccountLink to={leadTo('/register', back)}>{t(registerMessages.otherType)}</AccountLink>
      </AccountLinks>
    </AccountFrame>
  );
}
