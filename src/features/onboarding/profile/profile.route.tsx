import type { Route } from './+types/profile.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { Outline } from '../../../ui/navigation/outline.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { AboutMe } from '../details/about-me.tsx';
import { AboutStudent, StudentWishes } from '../details/about-student.tsx';
import { AboutCollege, AboutSchool } from '../details/about-work.tsx';
import { loadProfile } from './load-profile.ts';
import { MyConsents } from '../consents/my-consents.tsx';
import { MyData } from '../leaving/my-data.tsx';
import { MyInvitations } from '../family/my-invitations.tsx';
import { MyParents } from '../family/my-parents.tsx';
import { MyMail, MyPrivacy } from '../privacy/my-privacy.tsx';
import { MyRegion } from '../account-settings/my-region.tsx';
import { MyPasskeys } from '../account-settings/my-passkeys.tsx';
import { MySecondFactor } from '../account-settings/my-second-factor.tsx';
import { MySessions } from '../account-settings/my-sessions.tsx';
import { MyMethods, MyPassword } from '../account-settings/my-sign-in.tsx';
import { MyStudents } from '../family/my-students.tsx';
import { placesOf } from './profile-places.ts';
import { profileMessages as messages } from './profile.messages.ts';
import { saveProfile } from './save-profile.ts';
import { visitProfile } from './visit-profile.ts';
import css from './profile.module.css';

export const loader = ({ context }: Route.LoaderArgs) => loadProfile(context.get(pageCall));

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveProfile(await visitProfile(context.get(pageCall), request));

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** The profile: identity, emails, sign-in methods, and account deletion. */
export default function Profile({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const now = new Date(loaderData.now);
  const about = { data: loaderData, now };
  return (
    <Wrap>
      <PageHead
        title={t(messages.title)}
        lead={t(messages.signedInAs, { email: loaderData.me.email })}
      />
      <div className={css.columns}>
        <Outline
          places={placesOf(loaderData).map(([anchor, words]) => ({ anchor, label: t(words) }))}
        />
        <div className={css.parts}>
          <MyInvitations offers={loaderData.me.invitations} />
          <AboutStudent {...about} />
          <AboutMe {...about} />
          <AboutCollege {...about} />
          <AboutSchool {...about} />
          <StudentWishes {...about} />
          <MyParents {...about} />
          <MyStudents {...about} />
          <MyConsents data={loaderData} />
          <MyPrivacy {...about} />
          <MyMail {...about} />
          <MyPassword {...about} />
          <MyPasskeys />
          <MySecondFactor data={loaderData} />
          <MyMethods data={loaderData} />
          <MySessions data={loaderData} />
          <MyRegion {...about} />
          <MyData />
        </div>
      </div>
    </Wrap>
  );
}
