import { secondFactorMessages as messages } from '../../accounts/sign-in-settings.messages.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { ProfileData } from '../profile/load-profile.ts';
import { ProfileSection } from '../profile/profile-section.tsx';

/** Whether signing in takes a second step, and where to change it. */
export function MySecondFactor({ data: { account } }: { readonly data: ProfileData }) {
  const t = useTranslate();
  const isOn = account.hasSecondFactor;
  return (
    <ProfileSection anchor="second-factor" title={t(messages.title)}>
      <p>{t(isOn ? messages.profileOn : messages.profileOff)}</p>
      <div>
        <ButtonLink kind="line" icon="lock" to="/app/second-factor">
          {t(isOn ? messages.manage : messages.setUp)}
        </ButtonLink>
      </div>
    </ProfileSection>
  );
}
