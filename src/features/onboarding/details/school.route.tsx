import { redirect } from 'react-router';
import type { Route } from './+types/school.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { profileMessages as messages } from '../profile/profile.messages.ts';
import { readSubmission, saveOne } from '../profile/profile-submission.ts';
import { aboutSection, SectionPage } from '../profile/section-page.tsx';
import { CounselorsSchool } from './counselors-school.tsx';
import { loadSchool } from './load-school.ts';
import { saveStudentSchool } from './save-details.ts';
import { saveSchool } from './save-work.ts';
import { StudentsSchool } from './students-school.tsx';

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const school = await loadSchool(call);
  if (!school) throw redirect('/app/setup');
  return { ...school, ...aboutSection(call, 'school', messages.school) };
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveOne(await readSubmission(context.get(pageCall), request), {
    'student-school': saveStudentSchool,
    school: saveSchool,
  });

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** The school a student goes to, or a counselor works at. */
export default function School({ loaderData }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <SectionPage title={t(messages.school)}>
      <StudentsSchool data={loaderData} />
      <CounselorsSchool data={loaderData} />
    </SectionPage>
  );
}
