import type { Route } from './+types/setup.ts';
import { pageCall, type PageCall } from '../../platform/pages/page-call.ts';
import { pageMeta } from '../../platform/pages/page-meta.ts';
import { translatorFor } from '../../platform/i18n/translator-for.ts';
import { answerOffer, isAnswer } from '../parts/answer-offer.ts';
import { CollegeSetupStep } from '../parts/college-setup.tsx';
import { CounselorSetupStep } from '../parts/counselor-setup.tsx';
import { loadCollegeSetup } from '../parts/load-college.ts';
import { loadCounselorSetup } from '../parts/load-counselor.ts';
import { loadParentSetup } from '../parts/load-parent.ts';
import { loadStudentSetup } from '../parts/load-student.ts';
import { ParentStep } from '../parts/parent-step.tsx';
import { saveCollegeForm } from '../parts/save-college.ts';
import { saveCounselorForm } from '../parts/save-counselor.ts';
import { saveParentForm } from '../parts/save-parent.ts';
import { saveStudentForm } from '../parts/save-student.ts';
import { StudentSetupStep } from '../parts/student-setup.tsx';
import { openFormVisit } from '../parts/visit-setup.ts';
import { setupPath } from '../setup-path.ts';
import { setupMessages } from '../setup.messages.ts';

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
