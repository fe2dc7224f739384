import { newsletterLists } from '../../campaigns/audiences.ts';
import { useIsOff } from '../../../platform/pages/site.ts';
import { privacySwitches } from '../../students/privacy-switches.ts';
import { studentSteps } from '../../students/student-steps.ts';
import { CheckboxField } from '../../../ui/fields/checkbox-field.tsx';
import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { ProfileData } from '../profile/load-profile.ts';
import { mailFields } from './privacy-fields.ts';
import { privacyMessages as messages } from './privacy.messages.ts';
import { ProfileSection } from '../profile/profile-section.tsx';
import { profileMessages } from '../profile/profile.messages.ts';
import { SaveButton } from '../profile/save-button.tsx';

interface MyPrivacyProps {
  readonly data: ProfileData;
  readonly now: Date;
}

/** The privacy switches of a student, each with what it governs. */
export function MyPrivacy({ data: { forms }, now }: MyPrivacyProps) {
  const t = useTranslate();
  const noClasses = useIsOff('classes');
  if (!forms.privacy) return null;
  return (
    <ProfileSection anchor="privacy" title={t(profileMessages.privacy)} lead={t(messages.lead)}>
      <Form fields={studentSteps.privacy} now={now} intent="privacy" initial={forms.privacy}>
        {privacySwitches.map((name) => (
          <CheckboxField
            key={name}
            name={name}
            label={t(messages[name])}
            hint={t(
              name === 'allFairReminders' && noClasses
                ? messages.otherFairsHint
                : messages[`${name}Hint`],
            )}
          />
        ))}
        <SaveButton />
      </Form>
    </ProfileSection>
  );
}

/** Bulk email: campaigns and the two newsletters. */
export function MyMail({ data: { forms, mail }, now }: MyPrivacyProps) {
  const t = useTranslate();
  const isClosed = useIsOff('newsletter');
  const newsletters = newsletterLists.filter((list) => !isClosed || mail[list]);
  return (
    <ProfileSection anchor="mail" title={t(profileMessages.mail)} lead={t(messages.mailLead)}>
      <Form fields={mailFields} now={now} intent="mail" initial={mail}>
        <CheckboxField
          name="campaigns"
          label={t(messages.campaigns)}
          hint={t(forms.student ? messages.campaignsHint : messages.campaignsHintOther)}
        />
        {newsletters.map((name) => (
          <CheckboxField
            key={name}
            name={name}
            label={t(messages[name])}
            hint={t(messages[`${name}Hint`])}
          />
        ))}
        <SaveButton />
      </Form>
    </ProfileSection>
  );
}
