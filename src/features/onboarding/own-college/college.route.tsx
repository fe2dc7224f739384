import type { Route } from './+types/college.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { smallLogo } from '../../colleges/card-view.ts';
import { logoMessages } from '../../colleges/college.messages.ts';
import { LogoField } from '../../colleges/logo-field.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { removeLogo } from '../college-setup/college-queries.ts';
import { AboutCollege } from '../details/about-work.tsx';
import { OneButton } from '../one-button.tsx';
import { loadProfile } from '../profile/load-profile.ts';
import { ProfileSection } from '../profile/profile-section.tsx';
import { afterPressing, readSubmission, textIn } from '../profile/profile-submission.ts';
import { saveProfile } from '../profile/save-profile.ts';
import { NeedsCollege } from './needs-college.tsx';
import { loadPendingRequest } from './pending-request.ts';
import { ownCollegeMessages as messages } from './own-college.messages.ts';
import css from './own-college.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  const profile = await loadProfile(call);
  return {
    ...profile,
    pending: profile.forms.college ? null : await loadPendingRequest(call),
    meta: pageMeta({
      ...call,
      title: t(messages.collegeTitle),
      description: t(messages.collegeDescription),
      path: '/app/college',
    }),
  };
}

export async function action({ request, context }: Route.ActionArgs) {
  const submission = await readSubmission(context.get(pageCall), request);
  const { call, form, intent, t } = submission;
  if (intent !== 'remove-logo') return saveProfile(submission);
  const answer = await call.ask(removeLogo, { id: textIn(form, 'id') });
  return afterPressing(submission, answer, '/app/college#logo', t(logoMessages.removed));
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** What families read about a rep's college, and its logo. */
export default function OwnCollege({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const { college } = loaderData.forms;
  if (!college)
    return (
      <Wrap>
        <PageHead title={t(messages.collegeTitle)} />
        <NeedsCollege pending={loaderData.pending} now={new Date(loaderData.now).toISOString()} />
      </Wrap>
    );
  const name = college.name ?? '';
  return (
    <Wrap>
      <PageHead
        title={t(messages.collegeTitle)}
        lead={t(messages.collegeLead, { college: name })}
      />
      <div className={css.column}>
        <ProfileSection anchor="logo" title={t(messages.logo)}>
          <LogoField collegeId={college.id} name={name} logo={smallLogo(college.logo, 128)}>
            <OneButton intent="remove-logo" values={{ id: college.id }} kind="line" size="small">
              {t(logoMessages.remove)}
            </OneButton>
          </LogoField>
        </ProfileSection>
        <AboutCollege data={loaderData} now={new Date(loaderData.now)} />
      </div>
    </Wrap>
  );
}
