import type { Route } from './+types/class.route.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { When } from '../../../ui/time/when.tsx';
import { classByForm, type ListAnswer } from './class-by-form.ts';
import { classPaths } from '../class-paths.ts';
import { classMessages as messages } from '../class.messages.ts';
import { loadClass } from './load-class.ts';
import { ClassFigures } from './class-figures.tsx';
import { ClassLink } from '../class-link/class-link.tsx';
import { ClassList } from '../roster/class-list.tsx';
import { WaitForSchool } from './wait-for-school.tsx';

export async function loader({ params, context }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const shown = await loadClass(call, params.slug);
  const t = translatorFor(call.locale);
  const meta = pageMeta({
    ...call,
    title: t(messages.pageTitle, { fair: shown.fair.name }),
    description: t(messages.description),
    path: classPaths(shown.fair.slug).page,
  });
  return { ...shown, meta };
}

export const action = async ({ params, request, context }: Route.ActionArgs) =>
  classByForm({
    call: context.get(pageCall),
    form: await request.formData(),
    slug: params.slug,
  });

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/app/class/{slug}`: a counselor's tasks for their class at a fair, and the results. */
export default function ClassPage({ loaderData, actionData }: Route.ComponentProps) {
  const { fair, now, school, found } = loaderData;
  const t = useTranslate();
  const answer: ListAnswer | undefined = actionData;
  const isOver = Date.parse(fair.endTime) <= Date.parse(now);
  return (
    <Wrap>
      <PageHead
        trail={
          <Breadcrumbs
            trail={[
              { label: t(messages.home), to: '/app' },
              { label: fair.name, to: fairPaths(fair.slug).page },
            ]}
          />
        }
        eyebrow={<When start={fair.startTime} end={fair.endTime} zone={fair.timeZone} now={now} />}
        title={t(messages.pageTitle, { fair: fair.name })}
        lead={t(messages.lead)}
      />
      {found === null ? (
        <WaitForSchool school={school} now={now} />
      ) : (
        <>
          {answer?.message && (
            <Notice kind="error" live>
              {answer.message}
            </Notice>
          )}
          {fair.cancelledAt && <Notice kind="warning">{t(messages.cancelled)}</Notice>}
          {!isOver && !fair.cancelledAt && <ClassLink data={loaderData} />}
          <ClassFigures found={found} hasBegun={Date.parse(fair.startTime) <= Date.parse(now)} />
          <ClassList
            data={loaderData}
            found={found}
            isClosed={isOver || Boolean(fair.cancelledAt)}
            saved={answer?.saved}
          />
        </>
      )}
    </Wrap>
  );
}
