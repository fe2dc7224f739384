import { Outlet } from 'react-router';
import type { Route } from './+types/draft.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { Breadcrumbs } from '../../../ui/navigation/breadcrumbs.tsx';
import { PageHead, Wrap } from '../../../ui/layout/page.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { Tabs } from '../../../ui/navigation/tabs.tsx';
import { campaignPathsAt } from '../campaign-paths.ts';
import { CampaignStateTag } from '../list/campaign-state.tsx';
import { listCrumb } from '../list/list-crumb.ts';
import { campaignsMessages } from '../list/campaigns.messages.ts';
import { editorMessages as messages } from './editor.messages.ts';
import { openDraft } from './open-draft.ts';
import { describeSubject } from '../list/describe-subject.ts';
import { useCampaignPaths } from '../use-campaign-paths.ts';

export async function loader({ context, params, url }: Route.LoaderArgs) {
  const paths = campaignPathsAt(url.pathname);
  const { id, subject, fairSlug } = await openDraft(context.get(pageCall), params.draftId, paths);
  return { id, subject, fairSlug };
}

/** What is over every page of a draft: its subject and the steps to send it. */
export default function DraftScreen({ loaderData }: Route.ComponentProps) {
  const { id, subject, fairSlug } = loaderData;
  const paths = useCampaignPaths();
  const t = useTranslate();
  const base = paths.draft(id);
  const steps = [
    [base, messages.write],
    [`${base}/recipients`, messages.recipients],
    [`${base}/preview`, messages.preview],
    [`${base}/send`, messages.send],
  ] as const;
  return (
    <Wrap>
      <PageHead
        title={describeSubject(t, subject) || t(campaignsMessages.noSubject)}
        lead={<CampaignStateTag state="draft" />}
        trail={<Breadcrumbs trail={[listCrumb(t, paths, fairSlug)]} />}
      />
      <Tabs
        label={t(messages.steps)}
        tabs={steps.map(([to, label]) => ({ to, label: t(label), end: true }))}
      />
      <Outlet />
    </Wrap>
  );
}
