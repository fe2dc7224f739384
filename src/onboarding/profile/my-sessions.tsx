import { Icon } from '../../ui/icon.tsx';
import { useSay } from '../../ui/say.tsx';
import { When } from '../../ui/when.tsx';
import { accountSettingsWords as said } from './account-settings.words.ts';
import type { ProfileData } from './load-profile.ts';
import { Press } from './press.tsx';
import { ProfileSection, Row, Rows } from './profile-section.tsx';
import { profileWords } from './profile.words.ts';

/** Where somebody is signed in, to end one of it or all but this. */
export function MySessions({ data: { account, now } }: { readonly data: ProfileData }) {
  const say = useSay();
  return (
    <ProfileSection
      anchor="sessions"
      title={say(profileWords.sessions)}
      lead={say(said.sessionsLead)}
    >
      <Rows>
        {account.sessions.map(({ id, isThis, usedAt, browser, system }) => {
          const device =
            browser && system
              ? say(said.device, { browser, system })
              : (browser ?? system ?? say(said.unknownDevice));
          return (
            <Row
              key={id}
              mark={<Icon name="globe" />}
              name={device}
              about={
                isThis ? (
                  say(said.thisDevice)
                ) : (
                  <>
                    {say(said.lastUsed)} <When start={usedAt} zone="UTC" now={now} show="day" />
                  </>
                )
              }
            >
              {!isThis && (
                <Press intent="end-session" id={id} aria-label={say(said.endSession, { device })}>
                  {say(said.endSessionShort)}
                </Press>
              )}
            </Row>
          );
        })}
      </Rows>
      {account.sessions.length > 1 && (
        <Press intent="end-others" icon="sign-out">
          {say(said.endOtherSessions)}
        </Press>
      )}
    </ProfileSection>
  );
}
