import {
  jobHandler,
  type AnyJobHandler,
  type Jobs,
  type JobSchedule,
} from '../../../platform/jobs/jobs.ts';
import {
  advanceCampaign,
  listOpenCampaigns,
  type AdvanceParts,
} from './advance-campaign.server.ts';
import { campaignStep } from './campaign-step.ts';
import { sweepPictures } from '../pictures/sweep-pictures.server.ts';

interface Parts extends AdvanceParts {
  /** Asked when a job runs: it is made after its handlers. */
  readonly jobs: () => Jobs;
  /** Milliseconds until the next check of a campaign that waits for the mail server. */
  readonly again?: number;
}

/** Runs the steps of campaigns. */
export function campaignJobs(parts: Parts): readonly AnyJobHandler[] {
  return [
    jobHandler({
      kind: campaignStep,
      async run({ campaignId }, { signal }) {
        const stand = await advanceCampaign(parts, campaignId, signal);
        if (stand === 'idle') return;
        const at = new Date(parts.world.now().getTime() + (parts.again ?? 3000));
        await parts
          .jobs()
          .enqueue(parts.pool, campaignStep, { campaignId }, { at, key: campaignId });
      },
    }),
  ];
}

/**
 * Looks once a minute for campaigns whose steps were lost with a process, and begins them again; once an
 * hour for pictures that nothing shows.
 */
export function campaignSchedules({ pool, world, jobs }: Parts): readonly JobSchedule[] {
  return [
    {
      name: 'campaigns-open',
      every: '* * * * *',
      zone: 'UTC',
      async run() {
        for (const campaignId of await listOpenCampaigns(pool, world.now()))
          await jobs().enqueue(pool, campaignStep, { campaignId }, { key: campaignId });
      },
    },
    {
      name: 'sweep-campaign-pictures',
      every: '23 * * * *',
      zone: 'UTC',
      run: async () => void (await sweepPictures(pool, world)),
    },
  ];
}
