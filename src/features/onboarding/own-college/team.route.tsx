import type { Route } from './+types/team.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Colleagues, RepRequests } from '../college-setup/college-reps.tsx';
import { loadCollegeSetup } from '../college-setup/load-college.ts';
import { saveColleagues } from '../college-setup/save-college.ts';
import { openFormVisit } from '../setup/visit-setup.ts';
import { NeedsCollege } from './needs-college.tsx';
import { ownCollegeMessages as messages } from './own-college.messages.ts';
import css from './own-college.module.css';

const path = '/app/team';

export async function loader({ context, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const t = translatorFor(call.locale);
  return {
    meta: pageMeta({
      ...call,
      title: t(messages.teamTitle),
      description: t(messages.teamDescription),
      path,
    }),
    now: call.now,
    setup: await loadCollegeSetup(call, new URL('?step=reps', url)),
  };
}

export const action = async ({ context, request }: Route.ActionArgs) =>
  saveColleagues(await openFormVisit(context.get(pageCall), request), path);

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** The reps of the college: who is one, who asks to be, who is invited. */
export default function Team({ loaderData: { setup, now } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <Wrap>
      <PageHead title={t(messages.teamTitle)} lead={setup.college && t(messages.teamLead)} />
      {setup.college ? (
        <div className={css.column}>
          <RepRequests setup={setup} />
          <Colleagues setup={setup} now={now} />
        </div>
      ) : (
        <NeedsCollege pending={setup.pending} now={now.toISOString()} />
      )}
    </Wrap>
  );
}
