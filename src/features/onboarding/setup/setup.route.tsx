import type { Route } from './+types/setup.route.ts';
import { pageCall, type PageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { answerOffer, isAnswer } from '../invitations/answer-offer.ts';
import { CollegeSetupStep } from '../college-setup/college-setup.tsx';
import { CounselorSetupStep } from '../counselor-setup/counselor-setup.tsx';
import { loadCollegeSetup } from '../college-setup/load-college.ts';
import { loadCounselorSetup } from '../counselor-setup/load-counselor.ts';
import { loadParentSetup } from '../parent-setup/load-parent.ts';
import { loadStudentSetup } from '../student-setup/load-student.ts';
import { ParentStep } from '../parent-setup/parent-step.tsx';
import { saveCollegeForm } from '../college-setup/save-college.ts';
import { saveCounselorForm } from '../counselor-setup/save-counselor.ts';
import { saveParentForm } from '../parent-setup/save-parent.ts';
import { saveStudentForm } from '../student-setup/save-student.ts';
import { StudentSetupStep } from '../student-setup/student-setup.tsx';
import { openFormVisit } from './visit-setup.ts';
import { setupPath } from './setup-path.ts';
import { setupMessages } from './setup.messages.ts';

export const headers = () => ({ 'cache-control': 'no-store' });

/** The guard lets no one else in than those who have something to set up. */
const noPage = () => new Response(null, { status: 404 });

async function loadSetup(call: PageCall, url: URL) {
  switch (call.viewer?.role) {
    case 'STUDENTS':
      return loadStudentSetup(call, url.searchParams.get('step'));
    case 'PARENTS':
      return loadParentSetup(call);
    case 'COUNSELORS':
      return loadCounselorSetup(call, url);
    case 'COLLEGES':
      return loadCollegeSetup(call, url);
    default:
      throw noPage();
  }
}

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  return {
    now: call.now,
    setup: await loadSetup(call, url),
    meta: pageMeta({
      ...call,
      title: t(setupMessages.title),
      description: t(setupMessages.description),
      path: setupPath(),
    }),
  };
}

export async function action({ context, request }: Route.ActionArgs) {
  const visit = await openFormVisit(context.get(pageCall), request);
  if (isAnswer(visit.intent)) return answerOffer(visit);
  switch (visit.call.viewer?.role) {
    case 'STUDENTS':
      return saveStudentForm(visit);
    case 'PARENTS':
      return saveParentForm(visit);
    case 'COUNSELORS':
      return saveCounselorForm(visit);
    case 'COLLEGES':
      return saveCollegeForm(visit);
    default:
      throw noPage();
  }
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** The first steps of everyone, by what someone is. */
export default function Setup({ loaderData: { now, setup } }: Route.ComponentProps) {
  switch (setup.who) {
    case 'student':
      return <StudentSetupStep setup={setup} now={now} />;
    case 'parent':
      return <ParentStep setup={setup} now={now} />;
    case 'counselor':
      return <CounselorSetupStep setup={setup} now={now} />;
    case 'college':
      return <CollegeSetupStep setup={setup} now={now} />;
  }
}
