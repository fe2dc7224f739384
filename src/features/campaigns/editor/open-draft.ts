import { redirect } from 'react-router';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import type { CampaignPaths } from '../campaign-paths.ts';
import { oneDraft } from './draft-queries.ts';

/**
 * The draft of an address.
 * @throws Response a redirect to its campaign once it was sent, else 404
 */
export async function openDraft(call: PageCall, id: string, paths: CampaignPaths) {
  const { getCampaignDraft: draft, getCampaign } = await call.query(oneDraft, { id });
  if (draft) return draft;
  if (getCampaign) throw redirect(paths.one(id));
  throw new Response(null, { status: 404 });
}

/** A draft as a page has it. */
export type OpenDraft = Awaited<ReturnType<typeof openDraft>>;

/** What a draft says, as preview and test take it; as for admins while no one is chosen. */
export const textOf = ({ audience, subject, htmlBody, plainTextBody, preheader }: OpenDraft) => ({
  audience: audience || 'ADMINS',
  subject,
  htmlBody,
  plainTextBody,
  preheader,
});
