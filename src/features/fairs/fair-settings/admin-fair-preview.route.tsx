import type { Route } from './+types/admin-fair-preview.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta } from '../../../platform/metadata/page-meta.ts';
import { ButtonLink } from '../../../ui/buttons/button.tsx';
import { Notice } from '../../../ui/layout/notice.tsx';
import { Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { adminFairsMessages as messages } from '../admin-fairs.messages.ts';
import FairPage from '../fair-page.tsx';
import { fairPaths } from '../fair-paths.ts';
import { loadFairPreview } from '../load-fair-page.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const { fairId } = params;
  const call = context.get(pageCall);
  const page = await loadFairPreview(call, fairId, url.searchParams);
  const meta = pageMeta({
    ...call,
    title: page.fair.name,
    description: page.machines.description,
    path: `/admin/fairs/${fairId}/preview`,
  });
  return { fairId, page, meta };
}

export const meta: Route.MetaFunction = ({ loaderData }) => loaderData.meta;

/** `/admin/fairs/{fairId}/preview`: the page of a fair before it is public. */
export default function AdminFairPreview({ loaderData: { fairId, page } }: Route.ComponentProps) {
  const t = useTranslate();
  return (
    <>
      <Wrap>
        <Notice
          kind="warning"
          title={t(messages.previewNotice)}
          action={
            <ButtonLink to={`/admin/fairs/${fairId}`} kind="line" size="small" icon="arrow-left">
              {t(messages.back)}
            </ButtonLink>
          }
        >
          {t(messages.previewText, { address: fairPaths(page.fair.slug).page })}
        </Notice>
      </Wrap>
      <FairPage {...page} />
    </>
  );
}
