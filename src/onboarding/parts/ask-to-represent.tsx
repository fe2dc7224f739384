import { claimRequestFields } from '../../colleges/claim-request.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SubmitButton } from '../../ui/submit-button.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { TextField, UrlField } from '../../ui/text-field.tsx';
import { collegeSetupWords as said } from '../college-setup.words.ts';
import { setupPath } from '../setup-path.ts';
import { setupWords } from '../setup.words.ts';
import { CollegeFrame, type CollegeStepProps } from './college-frame.tsx';

/** Someone whose address isn’t at a college says who they are, and asks to represent it. */
export function AskToRepresent({ setup, now }: CollegeStepProps) {
  const say = useSay();
  const { asked, email } = setup;
  return (
    <CollegeFrame
      setup={setup}
      title={say(said.askHeading, { college: asked?.name ?? '' })}
      lead={say(said.askLead, { email })}
    >
      <Form fields={claimRequestFields} now={now} intent="ask">
        <input type="hidden" name="id" value={asked?.id ?? ''} />
        <TextField
          name="role"
          label={say(said.askRole)}
          hint={say(said.askRoleHint)}
          autoComplete="organization-title"
        />
        <TextArea name="message" label={say(said.askMessage)} />
        <UrlField
          name="proofUrl"
          label={say(said.askProof)}
          hint={say(said.askProofHint)}
          autoComplete="off"
        />
        <SubmitButton size="large" block pending={say(setupWords.saving)}>
          {say(said.askSend)}
        </SubmitButton>
      </Form>
      <ButtonLink to={setupPath('institution')} kind="line" size="large" block>
        {say(said.askOther)}
      </ButtonLink>
    </CollegeFrame>
  );
}
