import { useRevalidator } from 'react-router';
import { PushButton } from '../../lobby/push-button.tsx';
import { useIsOff } from '../../../platform/pages/site.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import { accountSettingsMessages } from '../account-settings/account-settings.messages.ts';
import { OneButton } from '../one-button.tsx';
import type { ProfileData } from '../profile/load-profile.ts';
import { ProfileSection, Row, Rows } from '../profile/profile-section.tsx';
import { profileMessages } from '../profile/profile.messages.ts';
import { privacyMessages as messages } from './privacy.messages.ts';

/** The browsers that show someone's notifications, to stop one of them, or to begin here. */
export function MyPush({ data: { account, push, now } }: { readonly data: ProfileData }) {
  const t = useTranslate();
  const { revalidate } = useRevalidator();
  if (useIsOff('push')) return null;
  const sessions = new Map(account.sessions.map((one) => [one.id, one]));
  return (
    <ProfileSection
      anchor="notifications"
      title={t(profileMessages.notifications)}
      lead={t(messages.pushLead)}
    >
      {push.browsers.length === 0 && <p>{t(messages.pushNone)}</p>}
      <Rows>
        {push.browsers.map(({ id, sessionId, createdAt }) => {
          const { browser, system, isThis } = sessions.get(sessionId) ?? {};
          const device =
            browser && system
              ? t(accountSettingsMessages.device, { browser, system })
              : (browser ?? system ?? t(accountSettingsMessages.unknownDevice));
          return (
            <Row
              key={id}
              mark={<Icon name="bell" />}
              name={device}
              about={
                <>
                  {isThis === true && <>{t(accountSettingsMessages.thisDevice)} · </>}
                  {t(messages.pushSince)} <When start={createdAt} zone="UTC" now={now} show="day" />
                </>
              }
            >
              <OneButton
                kind="line"
                intent="stop-push"
                values={{ id }}
                aria-label={t(messages.pushStopOn, { device })}
              >
                {t(messages.pushStop)}
              </OneButton>
            </Row>
          );
        })}
      </Rows>
      {!push.isOnHere && (
        <div>
          <PushButton onAnswer={() => void revalidate()}>{t(messages.pushStart)}</PushButton>
        </div>
      )}
    </ProfileSection>
  );
}
