import { passkeyWords as said } from '../../accounts/passkeys.words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useSay } from '../../ui/say.tsx';
import { ProfileSection } from './profile-section.tsx';

/** Signing in without a password, and where to set it up. */
export function MyPasskeys() {
  const say = useSay();
  return (
    <ProfileSection anchor="passkeys" title={say(said.title)}>
      <p>{say(said.profileNone)}</p>
      <div>
        <ButtonLink kind="line" icon="lock" to="/app/passkeys">
          {say(said.manage)}
        </ButtonLink>
      </div>
    </ProfileSection>
  );
}
