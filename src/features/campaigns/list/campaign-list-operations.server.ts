import { campaignTable } from './campaign-table.server.ts';
import { cancelCampaigns, deleteCampaignDrafts } from './several-campaigns.server.ts';

/** The calls with which campaigns and drafts are listed, and several are looked after at a time. */
export const campaignListOperations = [
  campaignTable,
  deleteCampaignDrafts,
  cancelCampaigns,
] as const;
