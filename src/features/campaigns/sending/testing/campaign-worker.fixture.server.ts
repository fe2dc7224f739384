/**
 * A process for campaign-kills.crash.test.ts: runs the jobs of campaigns and sends their email,
 * until it is killed. Its arguments: the address of the database, that of the mail server, and the
 * minutes that its clock is ahead, so that the leases of a killed process have expired.
 */
import { openDatabaseAt } from '../../../../platform/database/database.server.ts';
import { openMailService } from '../../../../platform/email/open-mail-service.server.ts';
import { readEnv } from '../../../../platform/env.server.ts';
import { openJobs } from '../../../../platform/jobs/open-jobs.server.ts';
import type { Jobs } from '../../../../platform/jobs/jobs.ts';
import { silentLog } from '../../../../platform/log.ts';
import { worldWithClock } from '../../../../platform/real-world.server.ts';
import { campaignBatch } from '../advance-campaign.server.ts';
import { campaignJobs, campaignSchedules } from '../campaign-jobs.server.ts';
import { composeCampaign } from '../compose-campaign.server.ts';

const [connectionString = '', url = '', minutes = '0'] = process.argv.slice(2);
const log = silentLog;
const world = worldWithClock(() => Date.now() + Number(minutes) * 60_000);
const env = readEnv({ SECRET: 's'.repeat(40), PUBLIC_URL: 'http://127.0.0.1:3000' });
const { pool } = openDatabaseAt('server', connectionString, { log, pools: { requests: 5 } });
const post = openMailService({
  pool,
  world,
  log,
  smtp: { url, from: 'no-reply@quad.example' },
  composers: { [campaignBatch]: composeCampaign(env) },
});
const parts = {
  pool,
  world,
  mailer: post.mailer,
  secret: env.secret,
  piece: 40,
  mostWaiting: 120,
  again: 200,
  jobs: (): Jobs => jobs,
};
const jobs = await openJobs({
  pool,
  world,
  log,
  handlers: [...campaignJobs(parts), ...post.handlers],
  schedules: campaignSchedules(parts),
  recover: post.recover,
});
jobs.start();
process.stdout.write('ready');
