import { claimRequestFields } from '../../colleges/college-steps.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SubmitButton } from '../../../ui/forms/submit-button.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { TextField, UrlField } from '../../../ui/fields/text-field.tsx';
import { collegeSetupMessages as messages } from './college-setup.messages.ts';
import { setupPath } from '../setup/setup-path.ts';
import { setupMessages } from '../setup/setup.messages.ts';
import { CollegeFrame, type CollegeStepProps } from './college-frame.tsx';

/** Someone whose address isn’t at a college says who they are, and asks to represent it. */
export function AskToRepresent({ setup, now }: CollegeStepProps) {
  const t = useTranslate();
  const { asked, email } = setup;
  return (
    <CollegeFrame
      setup={setup}
      title={t(messages.askHeading, { college: asked?.name ?? '' })}
      lead={t(messages.askLead, { email })}
    >
      <Form fields={claimRequestFields} now={now} intent="ask">
        <input type="hidden" name="id" value={asked?.id ?? ''} />
        <TextField
          name="role"
          label={t(messages.askRole)}
          hint={t(messages.askRoleHint)}
          autoComplete="organization-title"
        />
        <TextArea name="message" label={t(messages.askMessage)} />
        <UrlField
          name="proofUrl"
          label={t(messages.askProof)}
          hint={t(messages.askProofHint)}
          autoComplete="off"
        />
        <SubmitButton size="large" block pending={t(setupMessages.saving)}>
          {t(messages.askSend)}
        </SubmitButton>
      </Form>
      <ButtonLink to={setupPath('institution')} kind="line" size="large" block>
        {t(messages.askOther)}
      </ButtonLink>
    </CollegeFrame>
  );
}
