import { passkeyMessages as messages } from '../../accounts/sign-in-settings.messages.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { ProfileSection } from '../profile/profile-section.tsx';

/** Signing in without a password, and where to set it up. */
export function MyPasskeys() {
  const t = useTranslate();
  return (
    <ProfileSection anchor="passkeys" title={t(messages.title)}>
      <p>{t(messages.profileNone)}</p>
      <div>
        <ButtonLink kind="line" icon="lock" to="/app/passkeys">
          {t(messages.manage)}
        </ButtonLink>
      </div>
    </ProfileSection>
  );
}
