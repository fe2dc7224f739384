import { newsletterLists } from '../../campaigns/audiences.ts';
import { useIsOff } from '../../platform/pages/site.ts';
import { privacySwitches } from '../../students/privacy-switches.ts';
import { studentSteps } from '../../students/student-steps.ts';
import { CheckboxField } from '../../ui/checkbox-field.tsx';
import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import type { ProfileData } from './load-profile.ts';
import { mailFields } from './privacy-fields.ts';
import { privacyWords as said } from './privacy.words.ts';
import { ProfileSection } from './profile-section.tsx';
import { profileWords } from './profile.words.ts';
import { SaveButton } from './save-button.tsx';

interface MyPrivacyProps {
  readonly data: ProfileData;
  readonly now: Date;
}

/** The privacy switches of a student, each with what it governs. */
export function MyPrivacy({ data: { forms }, now }: MyPrivacyProps) {
  const say = useSay();
  const noClasses = useIsOff('classes');
  if (!forms.privacy) return null;
  return (
    <ProfileSection anchor="privacy" title={say(profileWords.privacy)} lead={say(said.lead)}>
      <Form fields={studentSteps.privacy} now={now} intent="privacy" initial={forms.privacy}>
        {privacySwitches.map((name) => (
          <CheckboxField
            key={name}
            name={name}
            label={say(said[name])}
            hint={say(
              name === 'allFairReminders' && noClasses ? said.otherFairsHint : said[`${name}Hint`],
            )}
          />
        ))}
        <SaveButton />
      </Form>
    </ProfileSection>
  );
}

/** Mail to many: campaigns and the two letters. */
export function MyMail({ data: { forms, mail }, now }: MyPrivacyProps) {
  const say = useSay();
  const isClosed = useIsOff('newsletter');
  const newsletters = newsletterLists.filter((list) => !isClosed || mail[list]);
  return (
    <ProfileSection anchor="mail" title={say(profileWords.mail)} lead={say(said.mailLead)}>
      <Form fields={mailFields} now={now} intent="mail" initial={mail}>
        <CheckboxField
          name="campaigns"
          label={say(said.campaigns)}
          hint={say(forms.student ? said.campaignsHint : said.campaignsHintOther)}
        />
        {newsletters.map((name) => (
          <CheckboxField
            key={name}
            name={name}
            label={say(said[name])}
            hint={say(said[`${name}Hint`])}
          />
        ))}
        <SaveButton />
      </Form>
    </ProfileSection>
  );
}
