import type { Route } from './+types/reps.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { Notice } from '../../../ui/layout/notice.tsx';
import { Section } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { openCollege } from '../admin-college/open-college.ts';
import { actOnPeople } from './act-on-people.ts';
import { AddPeople } from './add-people.tsx';
import { adminRepsMessages as messages } from './admin-reps.messages.ts';
import css from './admin-reps.module.css';
import { collegePeople } from './people-queries.ts';
import { PeopleQuestion } from './people-question.tsx';
import { InvitationTable, RepTable } from './people-tables.tsx';
import { DecidedRequests, OpenRequests } from './request-tables.tsx';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const { id, name, status } = await openCollege(call, params.collegeId);
  const { collegePeople: people } = await call.query(collegePeople, { id });
  if (!people) throw new Response(null, { status: 404 });
  return {
    people,
    name,
    isClosed: status === 'closed',
    asked: url.searchParams.get('ask') ?? '',
    query: url.search,
    zone: call.zone ?? 'UTC',
    now: call.now,
    meta: pageMeta({
      ...call,
      title: name,
      description: translatorFor(call.locale)(messages.description),
      path: `/admin/colleges/${id}/reps`,
    }),
  };
}

export async function action({ request, context, params, url }: Route.ActionArgs) {
  const call = context.get(pageCall);
  const { id } = await openCollege(call, params.collegeId);
  return actOnPeople({ call, form: await request.formData(), collegeId: id }, url.pathname);
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/colleges/{collegeId}/reps`: a college's reps, invitations and requests. */
export default function CollegeReps({ loaderData }: Route.ComponentProps) {
  const { people, name, isClosed, asked, query, zone, now } = loaderData;
  const { reps, invitations, claims } = people;
  const t = useTranslate();
  const shown = { now, zone, query };
  const open = claims.filter(({ status }) => status === 'open');
  const decided = claims.filter(({ status }) => status !== 'open');
  return (
    <>
      <PeopleQuestion {...{ asked, people, query, now }} college={name} />
      {claims.length > 0 && (
        <Section title={t(messages.requests)}>
          {open.length > 0 && (
            <>
              <p className={css.lead}>{t(messages.requestsText)}</p>
              <OpenRequests claims={open} now={now} zone={zone} />
            </>
          )}
          {decided.length > 0 && <DecidedRequests claims={decided} now={now} zone={zone} />}
        </Section>
      )}
      <Section title={t(messages.reps)}>
        <p className={css.lead}>{t(messages.repsText)}</p>
        <RepTable reps={reps} {...shown} />
      </Section>
      {invitations.length > 0 && (
        <Section title={t(messages.invitations)}>
          <InvitationTable invitations={invitations} {...shown} />
        </Section>
      )}
      {isClosed ? (
        <Notice>{t(messages.closedText)}</Notice>
      ) : (
        <AddPeople now={now} version={`${reps.length} ${invitations.length}`} />
      )}
    </>
  );
}
