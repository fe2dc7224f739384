import type pg from 'pg';
import { sweepStrangers } from './accounts/strangers.server.ts';
import { sweepAccounts } from './accounts/sweep-accounts.server.ts';
import { attendeesOfFair } from './attendees/attendees-of-fair.server.ts';
import { eraseGuests } from './attendees/erase-guests.server.ts';
import { remindAttendees, reminderJobs } from './attendees/remind-attendees.server.ts';
import { seatSchedules } from './attendees/spots.server.ts';
import {
  recordingsEmailJobs,
  recordingsEmailSchedules,
} from './attendees/recordings-email/send-recordings-email.server.ts';
import {
  remindOfSessions,
  sessionReminderJobs,
} from './attendees/session-reminders/remind-of-sessions.server.ts';
import { campaignJobs, campaignSchedules } from './campaigns/campaign-jobs.server.ts';
import { sendFairNews } from './campaigns/fair-news/send-fair-news.server.ts';
import { sweepNewsletter } from './campaigns/sweep-newsletter.server.ts';
import { importSchoolsInBrowser } from './counselors/import-in-browser.server.ts';
import { collegeImportHandler, sweepCollegeImports } from './colleges/college-imports.server.ts';
import { addressBillingDocuments } from './exhibitors/address-billing-documents.server.ts';
import { exhibitorReminderJobs, remindExhibitors } from './exhibitors/remind-exhibitors.server.ts';
import { billingCopyJobs } from './exhibitors/send-billing-copy.server.ts';
import {
  exhibitorSettledJob,
  processSettledExhibitors,
} from './exhibitors/process-settled.server.ts';
import type { Payments } from './payments/payments.ts';
import { answerEmailJobs } from './lobby/answer-emails/tell-of-answers.server.ts';
import { slotJobs, slotSchedules } from './sessions/plan/tell-slots.server.ts';
import { sweepClasses } from './classes/sweep-classes.server.ts';
import { classJobs } from './classes/write-class-emails.server.ts';
import type { Mailer } from './platform/email/mailer.server.ts';
import { exhibitorsOfFair } from './exhibitors/exhibitors-of-fair.server.ts';
import { fairJobs, fairSchedules } from './fairs/fair-jobs.server.ts';
import { sweepMail } from './platform/email/forget-mail.server.ts';
import type { Env } from './platform/env.server.ts';
import { sweepBudgets } from './platform/http/spend.server.ts';
import type { AnyJobHandler, Jobs, JobSchedule } from './platform/jobs/jobs.ts';
import { sweepDoneJobs } from './platform/jobs/once.server.ts';
import type { Log } from './platform/log.ts';
import type { World } from './platform/world.ts';

/** Dependencies of the jobs. */
export interface JobParts {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly log: Log;
  readonly mailer: Mailer;
  readonly env: Env;
  readonly payments: Payments;
  /** Asked when a job runs: it is made after its handlers. */
  readonly jobs: () => Jobs;
}

/** Days for which sent emails are stored. */
const mailDays = 30;

/** Who takes part in fairs. */
const sources = [attendeesOfFair, exhibitorsOfFair];

/** All job handlers. */
export function jobHandlers(parts: JobParts): readonly AnyJobHandler[] {
  return [
    ...campaignJobs({ ...parts, secret: parts.env.secret }),
    ...fairJobs({ ...parts, sources }),
    ...classJobs(parts),
    ...reminderJobs(parts),
    ...sessionReminderJobs(parts),
    ...recordingsEmailJobs(parts),
    ...exhibitorReminderJobs(parts),
    exhibitorSettledJob(parts),
    ...billingCopyJobs(parts),
    ...slotJobs(parts),
    ...answerEmailJobs(parts),
    collegeImportHandler({ ...parts, importSchools: importSchoolsInBrowser }),
  ];
}

/** All schedules. */
export function jobSchedules(parts: JobParts): readonly JobSchedule[] {
  const { pool, world } = parts;
  return [
    ...campaignSchedules({ ...parts, secret: parts.env.secret }),
    ...fairSchedules({ ...parts, sources }),
    ...seatSchedules(parts),
    remindAttendees(parts),
    remindOfSessions(parts),
    ...recordingsEmailSchedules(parts),
    sendFairNews(parts),
    remindExhibitors(parts),
    processSettledExhibitors(parts),
    addressBillingDocuments(parts),
    ...slotSchedules(parts),
    {
      name: 'sweep-college-imports',
      every: '19 4 * * *',
      zone: 'UTC',
      run: async () => void (await sweepCollegeImports(pool, world)),
    },
    {
      name: 'sweep-newsletter',
      every: '37 * * * *',
      zone: 'UTC',
      run: async () => void (await sweepNewsletter(pool, world)),
    },
    {
      name: 'erase-guests',
      every: '13 3 * * *',
      zone: 'UTC',
      run: async () => void (await eraseGuests(pool, world, parts.env.keepGuestsMonths)),
    },
    {
      name: 'sweep-classes',
      every: '47 * * * *',
      zone: 'UTC',
      run: async () => void (await sweepClasses(pool, world)),
    },
    {
      name: 'sweep-accounts',
      every: '7 * * * *',
      zone: 'UTC',
      run: async () => void (await sweepAccounts(pool, world)),
    },
    {
      name: 'sweep-budgets',
      every: '17 * * * *',
      zone: 'UTC',
      async run() {
        await sweepBudgets(pool, world);
        await sweepStrangers(pool, world);
      },
    },
    {
      name: 'sweep-done-jobs',
      every: '51 4 * * *',
      zone: 'UTC',
      run: async () => void (await sweepDoneJobs(pool, world)),
    },
    {
      name: 'sweep-mail',
      every: '27 * * * *',
      zone: 'UTC',
      run: async () => {
        await sweepMail(pool, new Date(world.now().getTime() - mailDays * 86_400_000));
      },
    },
  ];
}
