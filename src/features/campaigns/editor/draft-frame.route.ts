import type { Route } from './+types/draft-frame.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { campaignPathsAt } from '../campaign-paths.ts';
import { previewQuery } from './draft-queries.ts';
import { openDraft, textOf } from './open-draft.ts';
import { frameOf } from '../preview-and-send/preview-frame.ts';
import { readPreview } from '../preview-and-send/read-preview.ts';

/** `/admin/campaigns/email/drafts/{draftId}/frame`: a draft as a recipient sees it, for a frame. */
export async function loader({ context, params, url }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const draft = await openDraft(call, params.draftId, campaignPathsAt(url.pathname));
  const { recipient, scheme } = readPreview(url.searchParams);
  const { data } = await call.ask(previewQuery, {
    ...textOf(draft),
    recipient: draft.audience === '' ? null : recipient,
  });
  // The page around it reports what is unfinished.
  return frameOf(data?.previewCampaign.htmlBody ?? '', scheme);
}
