import { collegeSteps } from '../../colleges/college-steps.ts';
import { LogoField } from '../../colleges/logo-field.tsx';
import { logoWords } from '../../colleges/logo.words.ts';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { TextArea } from '../../ui/text-area.tsx';
import { UrlField } from '../../ui/text-field.tsx';
import { collegeSetupWords as said } from '../college-setup.words.ts';
import { setupWords } from '../setup.words.ts';
import { CollegeFrame, type CollegeStepProps } from './college-frame.tsx';
import { OneButton } from './one-button.tsx';
import { StepActs } from './step-acts.tsx';

/** What visitors of every booth of the college read first. */
export function CollegeBooth({ setup, now }: CollegeStepProps) {
  const say = useSay();
  return (
    <CollegeFrame setup={setup} title={say(said.boothHeading)} lead={say(said.boothLead)}>
      <Form fields={collegeSteps.booth} now={now} intent="booth" initial={setup.told.booth}>
        <UrlField name="boothUrl" label={say(said.boothWebsite)} />
        <TextArea
          name="description"
          label={say(said.description)}
          hint={say(said.descriptionHint)}
        />
        <StepActs back="reps">{say(setupWords.finish)}</StepActs>
      </Form>
      {setup.college && (
        <LogoField
          collegeId={setup.college.id}
          name={setup.college.name ?? ''}
          logo={setup.college.logo}
        >
          <OneButton
            intent="remove-logo"
            values={{ id: setup.college.id }}
            kind="line"
            size="small"
          >
            {say(logoWords.remove)}
          </OneButton>
        </LogoField>
      )}
    </CollegeFrame>
  );
}
