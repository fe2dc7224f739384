import type { Translate } from '../../../platform/i18n/translator-for.ts';
import type { CampaignPaths } from '../campaign-paths.ts';
import { campaignsMessages as messages } from './campaigns.messages.ts';

/** The way from a campaign or draft back to the list. */
export const listCrumb = (
  t: Translate,
  { isOfAdmins, list }: CampaignPaths,
  fairSlug: string | null,
) => ({ label: t(isOfAdmins ? messages.title : messages.emails), to: list(fairSlug) });
