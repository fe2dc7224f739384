import { studentSteps } from '../../students/student-steps.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { setupWords } from '../setup.words.ts';
import { studentSetupWords as said } from '../student-setup.words.ts';
import { StepActs } from './step-acts.tsx';
import { StudentFrame } from './student-frame.tsx';
import type { StudentStepProps } from './student-step.ts';

const switches = [
  ['subscribedFairReminders', said.subscribedFairReminders, said.subscribedFairRemindersHint],
  [
    'subscribedWebinarReminders',
    said.subscribedWebinarReminders,
    said.subscribedWebinarRemindersHint,
  ],
  ['messageNotifications', said.messageNotifications, said.messageNotificationsHint],
  ['subscribedChatReminders', said.subscribedChatReminders, said.subscribedChatRemindersHint],
  ['allFairReminders', said.allFairReminders, said.allFairRemindersHint],
  ['shareAttendeeInfo', said.shareAttendeeInfo, said.shareAttendeeInfoHint],
] as const;

/** Until somebody has said otherwise: what was asked for comes, nothing else does, nothing is shared. */
const cautious = {
  subscribedFairReminders: true,
  subscribedWebinarReminders: true,
  messageNotifications: true,
  subscribedChatReminders: true,
  allFairReminders: false,
  shareAttendeeInfo: false,
};

/** What may be sent and shared, switch by switch. */
export function StudentPrivacy({ setup, now }: StudentStepProps) {
  const say = useSay();
  return (
    <StudentFrame
      at="privacy"
      done={setup.done}
      title={say(said.privacyHeading)}
      lead={say(said.privacyLead)}
    >
      <Form
        fields={studentSteps.privacy}
        now={now}
        intent="privacy"
        initial={setup.told.privacy ?? cautious}
      >
        {switches.map(([name, label, hint]) => (
          <CheckboxField key={name} name={name} label={say(label)} hint={say(hint)} />
        ))}
        <StepActs back="preferences">{say(setupWords.finish)}</StepActs>
      </Form>
    </StudentFrame>
  );
}
