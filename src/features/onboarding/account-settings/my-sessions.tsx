import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import { accountSettingsMessages as messages } from './account-settings.messages.ts';
import type { ProfileData } from '../profile/load-profile.ts';
import { OneButton } from '../one-button.tsx';
import { ProfileSection, Row, Rows } from '../profile/profile-section.tsx';
import { profileMessages } from '../profile/profile.messages.ts';

/** Where someone is signed in, to end one of it or all but this. */
export function MySessions({ data: { account, now } }: { readonly data: ProfileData }) {
  const t = useTranslate();
  return (
    <ProfileSection
      anchor="sessions"
      title={t(profileMessages.sessions)}
      lead={t(messages.sessionsLead)}
    >
      <Rows>
        {account.sessions.map(({ id, isThis, usedAt, browser, system }) => {
          const device =
            browser && system
              ? t(messages.device, { browser, system })
              : (browser ?? system ?? t(messages.unknownDevice));
          return (
            <Row
              key={id}
              mark={<Icon name="globe" />}
              name={device}
              about={
                isThis ? (
                  t(messages.thisDevice)
                ) : (
                  <>
                    {t(messages.lastUsed)} <When start={usedAt} zone="UTC" now={now} show="day" />
                  </>
                )
              }
            >
              {!isThis && (
                <OneButton
                  kind="line"
                  intent="end-session"
                  values={{ id }}
                  aria-label={t(messages.endSession, { device })}
                >
                  {t(messages.endSessionShort)}
                </OneButton>
              )}
            </Row>
          );
        })}
      </Rows>
      {account.sessions.length > 1 && (
        <OneButton kind="line" intent="end-others" icon="sign-out">
          {t(messages.endOtherSessions)}
        </OneButton>
      )}
    </ProfileSection>
  );
}
