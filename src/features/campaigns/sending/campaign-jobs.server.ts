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
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { letGo } from '../../../platform/files/file-rows.server.ts';
import type { World } from '../../../platform/world.ts';
import { pictureIdSql } from '../pictures/picture-address.ts';
import { pictureRecords } from '../pictures/take-picture.server.ts';

/** How long an unused picture is stored: someone may undo its removal. */
const unusedFor = 7 * 24 * 3_600_000;

/** Every text of ours that can show a picture. */
const texts = `select html from campaign_draft union all select html from campaign_template
  union all select body from campaign_body`;

/**
 * Deletes pictures that no draft, template or campaign has shown for a week. Those of a campaign
 * stay as long as the campaign. Safe to run in any process at any time.
 * @returns how many were deleted
 */
export async function sweepPictures(pool: Queryable, world: World): Promise<number> {
  const now = world.now();
  // The texts are read once, and only when there are pictures.
  const rows = await readRows(pool, { id: 'text' })(
    `with used as (
       select distinct found[1] as id
       from (${texts}) t (html),
         regexp_matches(t.html, $2, 'g') as found
       where strpos(t.html, '/api/campaign-pictures/') > 0
         and exists (select from file where record_type = $1 and state = 'ready')),
     looked as (
       update file f set unused_since =
         case when f.id::text in (select id from used) then null else coalesce(f.unused_since, $3) end
       where f.record_type = $1 and f.state = 'ready'
         and (f.unused_since is null) is distinct from (f.id::text in (select id from used))
       returning f.id)
     select f.id from file f
     where f.record_type = $1 and f.state = 'ready' and f.unused_since < $4
       and f.id::text not in (select id from used)`,
    [pictureRecords, pictureIdSql, now, new Date(now.getTime() - unusedFor)],
  );
  await letGo(
    pool,
    rows.map(({ id }) => id),
    now,
  );
  return rows.length;
}

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
