import type { Route } from './+types/devices.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import { OneButton } from '../one-button.tsx';
import { Row, Rows, Sheet } from '../profile/profile-section.tsx';
import { profileMessages } from '../profile/profile.messages.ts';
import { readSubmission, saveOne } from '../profile/profile-submission.ts';
import { aboutSection, SectionPage } from '../profile/section-page.tsx';
import { accountSettingsMessages as messages } from './account-settings.messages.ts';
import { loadAccount } from './load-account.ts';
import { nameDevice } from './name-device.ts';
import { endOtherSessions, endSession } from './save-account.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { sessions } = await loadAccount(call);
  return { ...aboutSection(call, 'devices', profileMessages.sessions), sessions };
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveOne(await readSubmission(context.get(pageCall), request), {
    'end-session': endSession,
    'end-others': endOtherSessions,
  });

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** Where someone is signed in, to end one of it or all but this. */
export default function Devices({ loaderData: { sessions, now } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <SectionPage title={t(profileMessages.sessions)} lead={t(messages.sessionsLead)}>
      <Sheet>
        <Rows>
          {sessions.map(({ id, isThis, usedAt, ...one }) => {
            const device = nameDevice(t, one);
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
        {sessions.length > 1 && (
          <OneButton kind="line" intent="end-others" icon="sign-out">
            {t(messages.endOtherSessions)}
          </OneButton>
        )}
      </Sheet>
    </SectionPage>
  );
}
