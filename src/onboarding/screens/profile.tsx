import type { Route } from './+types/profile.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { Outline } from '../../ui/outline.tsx';
import { PageHead, Wrap } from '../../ui/page.tsx';
import { useTranslate } from '../../ui/translate.tsx';
import { AboutMe } from '../profile/about-me.tsx';
import { AboutStudent, StudentWishes } from '../profile/about-student.tsx';
import { AboutCollege, AboutSchool } from '../profile/about-work.tsx';
import { loadProfile } from '../profile/load-profile.ts';
import { MyConsents } from '../profile/my-consents.tsx';
import { MyData } from '../profile/my-data.tsx';
import { MyInvitations } from '../profile/my-invitations.tsx';
import { MyParents } from '../profile/my-parents.tsx';
import { MyMail, MyPrivacy } from '../profile/my-privacy.tsx';
import { MyRegion } from '../profile/my-region.tsx';
import { MyPasskeys } from '../profile/my-passkeys.tsx';
import { MySecondFactor } from '../profile/my-second-factor.tsx';
import { MySessions } from '../profile/my-sessions.tsx';
import { MyMethods, MyPassword } from '../profile/my-sign-in.tsx';
import { MyStudents } from '../profile/my-students.tsx';
import { placesOf } from '../profile/profile-places.ts';
import { profileMessages as messages } from '../profile/profile.messages.ts';
import { saveProfile } from '../profile/save-profile.ts';
import { visitProfile } from '../profile/visit-profile.ts';
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
