import { Tag } from '../../../ui/marks/tag.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { campaignStates } from './campaign-states.ts';
import { campaignsMessages as messages } from './campaigns.messages.ts';

const kinds = {
  draft: 'plain',
  scheduled: 'blue',
  sending: 'primary',
  paused: 'sun',
  sent: 'lawn',
  cancelled: 'plain',
} as const;

/** The state of a campaign, as a tag. */
export function CampaignStateTag({ state }: { readonly state: string }) {
  const t = useTranslate();
  const validState = campaignStates.find((one) => one === state) ?? 'draft';
  return <Tag kind={kinds[validState]}>{t(messages[validState])}</Tag>;
}
