import type { Say } from '../../platform/words/speak.ts';
import type { CampaignPaths } from '../campaign-paths.ts';
import { campaignsWords as said } from './campaigns.words.ts';

/** The way from a campaign or draft back to the list. */
export const listCrumb = (
  say: Say,
  { isOfAdmins, list }: CampaignPaths,
  fairSlug: string | null,
) => ({ label: say(isOfAdmins ? said.title : said.emails), to: list(fairSlug) });
