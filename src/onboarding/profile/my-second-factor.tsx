import { secondFactorWords as said } from '../../accounts/second-factor.words.ts';
import { ButtonLink } from '../../ui/button.tsx';
import { useSay } from '../../ui/say.tsx';
import type { ProfileData } from './load-profile.ts';
import { ProfileSection } from './profile-section.tsx';

/** Whether signing in takes a second step, and where to change it. */
export function MySecondFactor({ data: { account } }: { readonly data: ProfileData }) {
  const say = useSay();
  const isOn = account.hasSecondFactor;
  return (
    <ProfileSection anchor="second-factor" title={say(said.title)}>
      <p>{say(isOn ? said.profileOn : said.profileOff)}</p>
      <div>
        <ButtonLink kind="line" icon="lock" to="/app/second-factor">
          {say(isOn ? said.manage : said.setUp)}
        </ButtonLink>
      </div>
    </ProfileSection>
  );
}
