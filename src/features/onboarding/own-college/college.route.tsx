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
import { OneButton } from '../one-button.tsx';
import { ProfileSection } from '../profile/profile-section.tsx';
import { leaveCollege } from '../family/save-family.ts';
import {
  afterPressing,
  readSubmission,
  saveOne,
  textIn,
  type ProfileSubmission,
} from '../profile/profile-submission.ts';
import { AboutCollege } from './about-college.tsx';
import { loadOwnCollege } from './load-own-college.ts';
import { NeedsCollege } from './needs-college.tsx';
import { loadPendingRequest } from './pending-request.ts';
import { ownCollegeMessages as messages } from './own-college.messages.ts';
import { saveCollege, savePrograms } from './save-own-college.ts';
import css from './own-college.module.css';

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  const own = await loadOwnCollege(call);
  return {
    ...own,
    pending: own.college ? null : await loadPendingRequest(call),
    meta: pageMeta({
      ...call,
      title: t(messages.collegeTitle),
      description: t(messages.collegeDescription),
      path: '/app/college',
    }),
  };
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveOne(await readSubmission(context.get(pageCall), request), {
    college: saveCollege,
    programs: savePrograms,
    'leave-college': leaveCollege,
    'remove-logo': removeOwnLogo,
  });

async function removeOwnLogo(submission: ProfileSubmission) {
  const { call, form, t } = submission;
  const answer = await call.ask(removeLogo, { id: textIn(form, 'id') });
  return afterPressing(submission, answer, '/app/college#logo', t(logoMessages.removed));
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** What families read about a rep's college, and its logo. */
export default function OwnCollege({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  const { college } = loaderData;
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
