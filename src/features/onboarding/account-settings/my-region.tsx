import { Form } from '../../../ui/forms/form.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { SelectField } from '../../../ui/fields/select-field.tsx';
import { accountForms } from './account-fields.ts';
import { accountSettingsMessages as messages } from './account-settings.messages.ts';
import type { ProfileData } from '../profile/load-profile.ts';
import { ProfileSection } from '../profile/profile-section.tsx';
import { profileMessages } from '../profile/profile.messages.ts';
import { SaveButton } from '../profile/save-button.tsx';

interface MyRegionProps {
  readonly data: ProfileData;
  readonly now: Date;
}

/** In which zone and language someone reads. */
export function MyRegion({ data: { region }, now }: MyRegionProps) {
  const t = useTranslate();
  return (
    <ProfileSection anchor="region" title={t(profileMessages.region)}>
      <Form fields={accountForms.region} now={now} intent="region" initial={region.initial}>
        <SelectField
          name="time_zone"
          label={t(messages.timeZone)}
          hint={t(messages.timeZoneHint)}
          options={region.zones}
          empty={null}
        />
        <SelectField
          name="locale"
          label={t(messages.language)}
          hint={t(messages.languageHint)}
          options={region.languages}
          empty={null}
        />
        <SaveButton />
      </Form>
    </ProfileSection>
  );
}
