import { Outlet } from 'react-router';
import type { Route } from './+types/draft-screen.ts';
import { pageCall } from '../../platform/pages/page-call.ts';
import { Breadcrumbs } from '../../ui/breadcrumbs.tsx';
import { PageHead, Wrap } from '../../ui/page.tsx';
import { useSay } from '../../ui/say.tsx';
import { Tabs } from '../../ui/tabs.tsx';
import { campaignPathsAt } from '../campaign-paths.ts';
import { CampaignStateTag } from '../list/campaign-state.tsx';
import { listCrumb } from '../list/list-crumb.ts';
import { campaignsWords } from '../list/campaigns.words.ts';
import { editorWords as said } from './editor.words.ts';
import { openDraft } from './open-draft.ts';
import { saySubject } from '../say-subject.ts';
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
  const say = useSay();
  const base = paths.draft(id);
  const steps = [
    [base, said.write],
    [`${base}/recipients`, said.recipients],
    [`${base}/preview`, said.preview],
    [`${base}/send`, said.send],
  ] as const;
  return (
    <Wrap>
      <PageHead
        title={saySubject(say, subject) || say(campaignsWords.noSubject)}
        lead={<CampaignStateTag state="draft" />}
        trail={<Breadcrumbs trail={[listCrumb(say, paths, fairSlug)]} />}
      />
      <Tabs
        label={say(said.steps)}
        tabs={steps.map(([to, label]) => ({ to, label: say(label), end: true }))}
      />
      <Outlet />
    </Wrap>
  );
}
