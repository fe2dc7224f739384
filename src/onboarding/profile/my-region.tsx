import { Form } from '../../ui/form.tsx';
import { useSay } from '../../ui/say.tsx';
import { SelectField } from '../../ui/select-field.tsx';
import { accountForms } from './account-fields.ts';
import { accountSettingsWords as said } from './account-settings.words.ts';
import type { ProfileData } from './load-profile.ts';
import { ProfileSection } from './profile-section.tsx';
import { profileWords } from './profile.words.ts';
import { SaveButton } from './save-button.tsx';

interface MyRegionProps {
  readonly data: ProfileData;
  readonly now: Date;
}

/** In which zone and language somebody reads. */
export function MyRegion({ data: { region }, now }: MyRegionProps) {
  const say = useSay();
  return (
    <ProfileSection anchor="region" title={say(profileWords.region)}>
      <Form fields={accountForms.region} now={now} intent="region" initial={region.initial}>
        <SelectField
          name="time_zone"
          label={say(said.timeZone)}
          hint={say(said.timeZoneHint)}
          options={region.zones}
          empty={null}
        />
        <SelectField
          name="locale"
          label={say(said.language)}
          hint={say(said.languageHint)}
          options={region.languages}
          empty={null}
        />
        <SaveButton />
      </Form>
    </ProfileSection>
  );
}
