import type { Route } from './+types/sign-in.route.ts';
import { passkeyMessages, secondFactorMessages } from '../../accounts/sign-in-settings.messages.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { useSite } from '../../../platform/pages/site.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { profileMessages } from '../profile/profile.messages.ts';
import { ProfileSection } from '../profile/profile-section.tsx';
import { readSubmission, saveOne } from '../profile/profile-submission.ts';
import { aboutSection, SectionPage } from '../profile/section-page.tsx';
import { loadAccount } from './load-account.ts';
import { MyMethods, MyPassword } from './my-sign-in.tsx';
import { changePassword, unlinkMethod } from './save-account.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { methods, hasSecondFactor } = await loadAccount(call);
  return { ...aboutSection(call, 'sign-in', profileMessages.signIn), methods, hasSecondFactor };
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveOne(await readSubmission(context.get(pageCall), request), {
    password: changePassword,
    unlink: unlinkMethod,
  });

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** How someone signs in: password, passkeys, a second step, and other ways. */
export default function SignIn({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const email = useSite().person?.email ?? '';
  const { methods, hasSecondFactor, now } = loaderData;
  return (
    <SectionPage title={t(profileMessages.signIn)} lead={t(profileMessages.signedInAs, { email })}>
      <MyPassword methods={methods} email={email} now={new Date(now)} />
      <ProfileSection anchor="passkeys" title={t(passkeyMessages.title)}>
        <p>{t(passkeyMessages.profileNone)}</p>
        <div>
          <ButtonLink kind="line" icon="lock" to="/app/passkeys">
            {t(passkeyMessages.manage)}
          </ButtonLink>
        </div>
      </ProfileSection>
      <ProfileSection anchor="second-factor" title={t(secondFactorMessages.title)}>
        <p>
          {t(hasSecondFactor ? secondFactorMessages.profileOn : secondFactorMessages.profileOff)}
        </p>
        <div>
          <ButtonLink kind="line" icon="lock" to="/app/second-factor">
            {t(hasSecondFactor ? secondFactorMessages.manage : secondFactorMessages.setUp)}
          </ButtonLink>
        </div>
      </ProfileSection>
      <MyMethods methods={methods} />
    </SectionPage>
  );
}
