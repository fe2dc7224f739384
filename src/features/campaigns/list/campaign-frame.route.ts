import type { Route } from './+types/campaign-frame.route.ts';
import { pageCall } from '../../../platform/pages/page-call.ts';
import { previewQuery } from '../editor/draft-queries.ts';
import { frameOf } from '../preview-and-send/preview-frame.ts';
import { campaignText, oneCampaign } from './campaign-queries.ts';

/** `/admin/campaigns/email/{campaignId}/frame`: what a campaign says, for a frame. */
export async function loader({ context, params }: Route.LoaderArgs) {
  const call = context.get(pageCall);
  const id = params.campaignId;
  const { getCampaign: campaign } = await call.query(oneCampaign, { id });
  if (!campaign) throw new Response(null, { status: 404 });
  const { campaignBodies: bodies } = await call.query(campaignText, { id });
  const { audience, subject, preheader } = campaign;
  const { data } = await call.ask(previewQuery, {
    audience,
    subject,
    preheader,
    htmlBody: bodies?.htmlBody ?? '',
    plainTextBody: bodies?.plainTextBody ?? '',
    recipient: null,
  });
  // An old one that could not be sent today, such as with an external image, is shown as stored.
  return frameOf(data?.previewCampaign.htmlBody ?? bodies?.htmlBody ?? '', 'light');
}
