import { isUuid } from '../../../platform/model/kinds.ts';
import { jobKind } from '../../../platform/jobs/job-kind.ts';

/** Brings one campaign on: starts it, puts its readers into the batch, ends it. */
export const campaignStep = jobKind<{ readonly campaignId: string }>({
  name: 'campaign-step',
  parse(data) {
    const id =
      typeof data === 'object' && data !== null && 'campaignId' in data ? data.campaignId : null;
    if (typeof id !== 'string' || !isUuid(id)) throw new Error('This job names no campaign.');
    return { campaignId: id };
  },
});
