/**
 * A process for killed-emails.crash.test.ts: sends change notices, fair reminders and other email,
 * until killed. Its arguments: the address of the database, that of the mail server, and the
 * minutes by which its clock is ahead, so that a killed process's leases are expired.
 */
import { fairJobs, fairSchedules } from '../../fairs/fair-jobs.server.ts';
import { openDatabaseAt } from '../../../platform/database/database.server.ts';
import { openMailService } from '../../../platform/email/open-mail-service.server.ts';
import { readEnv } from '../../../platform/env.server.ts';
import { openJobs } from '../../../platform/jobs/open-jobs.server.ts';
import type { Jobs } from '../../../platform/jobs/jobs.ts';
import { silentLog } from '../../../platform/log.ts';
import { worldWithClock } from '../../../platform/real-world.server.ts';
import { attendeesOfFair } from '../reminders/attendees-of-fair.server.ts';
import {
  recordingsEmailJobs,
  recordingsEmailSchedules,
} from '../recordings-email/send-recordings-email.server.ts';
import { remindAttendees } from '../reminders/remind-attendees.server.ts';
import { remindOfSessions } from '../session-reminders/remind-of-sessions.server.ts';

const [connectionString = '', url = '', minutes = '0'] = process.argv.slice(2);
const log = silentLog;
const world = worldWithClock(() => Date.now() + Number(minutes) * 60_000);
const { pool } = openDatabaseAt('server', connectionString, { log, pools: { requests: 5 } });
const post = openMailService({ pool, world, log, smtp: { url, from: 'no-reply@quad.example' } });
const parts = {
  pool,
  world,
  mailer: post.mailer,
  env: readEnv({ SECRET: 's'.repeat(40), PUBLIC_URL: 'http://127.0.0.1:3000' }),
  sources: [attendeesOfFair],
  piece: 20,
  jobs: (): Jobs => jobs,
};
const jobs = await openJobs({
  pool,
  world,
  log,
  // Change notices also wait for the mail server, and soon check again.
  handlers: [
    ...fairJobs({ ...parts, mostWaiting: 60, again: 200 }),
    ...recordingsEmailJobs({ ...parts, mostWaiting: 60, again: 200 }),
    ...post.handlers,
  ],
  // Stopped reminders would continue at the next minute of the clock; the test would wait for that.
  schedules: [
    ...fairSchedules(parts),
    remindAttendees(parts),
    remindOfSessions(parts),
    ...recordingsEmailSchedules(parts),
  ],
  recover: post.recover,
});
jobs.start();
process.stdout.write('ready');
