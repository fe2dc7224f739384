import { Tag } from '../../ui/tag.tsx';
import { useSay } from '../../ui/say.tsx';
import { campaignStates } from './campaign-states.ts';
import { campaignsWords as said } from './campaigns.words.ts';

const kinds = {
  draft: 'plain',
  scheduled: 'blue',
  sending: 'primary',
  paused: 'sun',
  sent: 'lawn',
  cancelled: 'plain',
} as const;

/** What a campaign is at, as a tag. */
export function CampaignStateTag({ state }: { readonly state: string }) {
  const say = useSay();
  const known = campaignStates.find((one) => one === state) ?? 'draft';
  return <Tag kind={kinds[known]}>{say(said[known])}</Tag>;
}
