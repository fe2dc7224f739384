import type pg from 'pg';
import { sweepStrangers } from '../features/accounts/strangers.server.ts';
import { sweepAccounts } from '../features/accounts/account-deletion/sweep-accounts.server.ts';
import { attendeesOfFair } from '../features/attendees/reminders/attendees-of-fair.server.ts';
import { eraseGuests } from '../features/attendees/erasure/erase-guests.server.ts';
import {
  remindAttendees,
  reminderJobs,
} from '../features/attendees/reminders/remind-attendees.server.ts';
import { seatSchedules } from '../features/attendees/spots.server.ts';
import {
  recordingsEmailJobs,
  recordingsEmailSchedules,
} from '../features/attendees/recordings-email/send-recordings-email.server.ts';
import {
  remindOfSessions,
  sessionReminderJobs,
} from '../features/attendees/session-reminders/remind-of-sessions.server.ts';
import {
  campaignJobs,
  campaignSchedules,
} from '../features/campaigns/sending/campaign-jobs.server.ts';
import { sendFairNews } from '../features/campaigns/fair-news/send-fair-news.server.ts';
import { sweepNewsletter } from '../features/campaigns/newsletter/sweep-newsletter.server.ts';
import { importSchoolsInBrowser } from '../features/counselors/school-list/import-in-browser.server.ts';
import {
  collegeImportHandler,
  sweepCollegeImports,
} from '../features/colleges/college-imports.server.ts';
import { addressBillingDocuments } from '../features/exhibitors/billing-emails/address-billing-documents.server.ts';
import {
  exhibitorReminderJobs,
  remindExhibitors,
} from '../features/exhibitors/reminders/remind-exhibitors.server.ts';
import { billingCopyJobs } from '../features/exhibitors/billing-emails/send-billing-copy.server.ts';
import {
  exhibitorSettledJob,
  processSettledExhibitors,
} from '../features/exhibitors/settling/process-settled.server.ts';
import type { Payments } from '../features/payments/payments.ts';
import { copyBoothFilesJob } from '../features/booths/carry-over/copy-booth-files.server.ts';
import { answerEmailJobs } from '../features/lobby/answer-emails/tell-of-answers.server.ts';
import {
  leadDeliveryJobs,
  leadDeliverySchedules,
} from '../features/leads/delivery/deliver-leads.server.ts';
import {
  leadsReadyJobs,
  tellLeadsReady,
} from '../features/leads/ready-email/tell-leads-ready.server.ts';
import { sendSummaries, summaryJobs } from '../features/attendees/summary/send-summaries.server.ts';
import { pushJobs, type PushNetwork } from '../features/lobby/push/send-push.server.ts';
import { queueJobs } from '../features/lobby/queue/miss-calls.server.ts';
import { countStays } from '../features/sessions/day/count-stays.server.ts';
import { lateAnswerJobs } from '../features/sessions/session-questions/tell-late-answers.server.ts';
import { voteJobs } from '../features/sessions/session-questions/tell-votes.server.ts';
import { slotJobs, slotSchedules } from '../features/sessions/planner/tell-slots.server.ts';
import { sweepClasses } from '../features/classes/roster/sweep-classes.server.ts';
import { classJobs } from '../features/classes/emails/write-class-emails.server.ts';
import type { Mailer } from '../platform/email/mailer.server.ts';
import { exhibitorsOfFair } from '../features/exhibitors/exhibitors-of-fair.server.ts';
import { fairJobs, fairSchedules } from '../features/fairs/fair-jobs.server.ts';
import { sweepMail } from '../platform/email/forget-mail.server.ts';
import { tendRooms } from '../features/lobby/calls/rooms/tend-rooms.server.ts';
import { forgetSignals } from '../features/lobby/calls/signal-call.server.ts';
import { tendStages } from '../features/sessions/stage/stage-lines.server.ts';
import { transaction } from '../platform/database/transaction.server.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import type { Env } from '../platform/env.server.ts';
import { sweepBudgets } from '../platform/http/spend.server.ts';
import type { AnyJobHandler, Jobs, JobSchedule } from '../platform/jobs/jobs.ts';
import { sweepDoneJobs } from '../platform/jobs/once.server.ts';
import type { FileStore } from '../platform/files/file-store.server.ts';
import type { Log } from '../platform/log.ts';
import type { World } from '../platform/world.ts';

/** Dependencies of the jobs. */
export interface JobParts {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly log: Log;
  readonly mailer: Mailer;
  readonly env: Env;
  readonly payments: Payments;
  readonly store: FileStore;
  /** Absent: push services have public addresses. */
  readonly push?: PushNetwork | undefined;
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
    ...voteJobs(parts),
    ...lateAnswerJobs(parts),
    ...answerEmailJobs(parts),
    ...leadDeliveryJobs(parts),
    ...leadsReadyJobs(parts),
    ...summaryJobs(parts),
    copyBoothFilesJob(parts),
    ...queueJobs(parts),
    ...pushJobs(parts),
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
    countStays(parts),
    ...leadDeliverySchedules(parts),
    tellLeadsReady(parts),
    sendSummaries(parts),
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
      name: 'sweep-call-signals',
      every: '*/5 * * * *',
      zone: 'UTC',
      run: () => forgetSignals(pool, world.now()),
    },
    {
      name: 'tend-media',
      every: '* * * * *',
      zone: 'UTC',
      async run() {
        const writer = {
          change: <Result>(work: (tx: Queryable) => Promise<Result>) => transaction(pool, work),
        };
        const services = { database: { pool }, writer, env: parts.env };
        await tendRooms({ services, world });
        await tendStages({ services, world });
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
