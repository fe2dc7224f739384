import { collegeSteps } from '../../colleges/college-steps.ts';
import { LogoField } from '../../colleges/logo-field.tsx';
import { logoMessages } from '../../colleges/college.messages.ts';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { TextArea } from '../../../ui/fields/text-area.tsx';
import { UrlField } from '../../../ui/fields/text-field.tsx';
import { collegeSetupMessages as messages } from './college-setup.messages.ts';
import { setupMessages } from '../setup/setup.messages.ts';
import { CollegeFrame, type CollegeStepProps } from './college-frame.tsx';
import { OneButton } from '../setup/one-button.tsx';
import { StepActs } from '../setup/step-acts.tsx';

/** What visitors of every booth of the college read first. */
export function CollegeBooth({ setup, now }: CollegeStepProps) {
  const t = useTranslate();
  return (
    <CollegeFrame setup={setup} title={t(messages.boothHeading)} lead={t(messages.boothLead)}>
      <Form fields={collegeSteps.booth} now={now} intent="booth" initial={setup.told.booth}>
        <UrlField name="boothUrl" label={t(messages.boothWebsite)} />
        <TextArea
          name="description"
          label={t(messages.description)}
          hint={t(messages.descriptionHint)}
        />
        <StepActs back="reps">{t(setupMessages.finish)}</StepActs>
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
            {t(logoMessages.remove)}
          </OneButton>
        </LogoField>
      )}
    </CollegeFrame>
  );
}
