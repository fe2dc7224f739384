import { useRevalidator } from 'react-router';
import type { Route } from './+types/notifications.route.ts';
import { PushButton } from '../../lobby/push-button.tsx';
import { graphql } from '../../../platform/pages/graphql.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { Icon } from '../../../ui/marks/icon.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import { accountSettingsMessages } from '../account-settings/account-settings.messages.ts';
import { loadAccount } from '../account-settings/load-account.ts';
import { nameDevice } from '../account-settings/name-device.ts';
import { OneButton } from '../one-button.tsx';
import { Row, Rows, Sheet } from '../profile/profile-section.tsx';
import { profileMessages } from '../profile/profile.messages.ts';
import {
  afterPressing,
  readSubmission,
  saveOne,
  textIn,
  type ProfileSubmission,
} from '../profile/profile-submission.ts';
import { aboutSection, SectionPage } from '../profile/section-page.tsx';
import { sectionPath } from '../profile/sections.ts';
import { privacyMessages as messages } from './privacy.messages.ts';

const myPush = graphql(`
  query MyPush {
    myPush {
      isOnHere
      browsers {
        id
        sessionId
        createdAt
      }
    }
  }
`);

const stopPush = graphql(`
  mutation StopPush($id: ID!) {
    stopPush(id: $id)
  }
`);

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const [{ myPush: push }, { sessions }] = await Promise.all([
    call.query(myPush),
    loadAccount(call),
  ]);
  return {
    ...aboutSection(call, 'notifications', profileMessages.notifications),
    isOnHere: push.isOnHere,
    browsers: push.browsers.map(({ id, sessionId, createdAt }) => {
      const session = sessions.find((one) => one.id === sessionId);
      const { browser = null, system = null, isThis = false } = session ?? {};
      return { id, createdAt, browser, system, isThis };
    }),
  };
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveOne(await readSubmission(context.get(pageCall), request), {
    'stop-push': stopNotifications,
  });

/** Stops notifications in one browser. */
async function stopNotifications(submission: ProfileSubmission) {
  const { call, form, t } = submission;
  const answer = await call.ask(stopPush, { id: textIn(form, 'id') });
  const path = sectionPath('notifications');
  return afterPressing(submission, answer, path, t(messages.pushStopped));
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** The browsers that show someone's notifications, to stop one of them, or to begin here. */
export default function Notifications({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const { revalidate } = useRevalidator();
  const { isOnHere, browsers, now } = loaderData;
  return (
    <SectionPage title={t(profileMessages.notifications)} lead={t(messages.pushLead)}>
      <Sheet>
        {browsers.length === 0 && <p>{t(messages.pushNone)}</p>}
        <Rows>
          {browsers.map(({ id, createdAt, isThis, ...device }) => (
            <Row
              key={id}
              mark={<Icon name="bell" />}
              name={nameDevice(t, device)}
              about={
                <>
                  {isThis && (
                    <>
                      {t(accountSettingsMessages.thisDevice)}
                      {'\u00a0· '}
                    </>
                  )}
                  {t(messages.pushSince)} <When start={createdAt} zone="UTC" now={now} show="day" />
                </>
              }
            >
              <OneButton
                kind="line"
                intent="stop-push"
                values={{ id }}
                aria-label={t(messages.pushStopOn, { device: nameDevice(t, device) })}
              >
                {t(messages.pushStop)}
              </OneButton>
            </Row>
          ))}
        </Rows>
        {!isOnHere && (
          <div>
            <PushButton onAnswer={() => void revalidate()}>{t(messages.pushStart)}</PushButton>
          </div>
        )}
      </Sheet>
    </SectionPage>
  );
}
