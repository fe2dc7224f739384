import { redirect } from 'react-router';
import type { Route } from './+types/details.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { profileMessages as messages } from '../profile/profile.messages.ts';
import { readSubmission, saveOne } from '../profile/profile-submission.ts';
import { aboutSection, SectionPage } from '../profile/section-page.tsx';
import { Sheet } from '../profile/profile-section.tsx';
import { AboutMe } from './about-me.tsx';
import { AboutStudent } from './about-student.tsx';
import { loadDetails } from './load-details.ts';
import { saveParent, saveStudent } from './save-details.ts';
import { saveCounselor, saveName, saveRep } from './save-work.ts';

export async function loader({ context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const forms = await loadDetails(call);
  // What the setup asks first is told there.
  if (!forms) throw redirect('/app/setup');
  return { ...aboutSection(call, 'details', messages.details), forms };
}

export const action = async ({ request, context }: Route.ActionArgs) =>
  saveOne(await readSubmission(context.get(pageCall), request), {
    name: saveName,
    student: saveStudent,
    parent: saveParent,
    rep: saveRep,
    counselor: saveCounselor,
  });

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** Someone's own record: their name and how to reach them. */
export default function Details({ loaderData: { forms, now } }: Route.ComponentProps) {
  const t = useTranslate();
  const about = { forms, now: new Date(now) };
  return (
    <SectionPage title={t(messages.details)}>
      <Sheet>
        <AboutStudent {...about} />
        <AboutMe {...about} />
      </Sheet>
    </SectionPage>
  );
}
