import type pg from 'pg';
import { writeEmail } from '../../accounts/account-email.server.ts';
import { eachApart } from '../../../platform/database/each-apart.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { countWaitingMail } from '../../../platform/email/count-waiting-mail.server.ts';
import { jobKind } from '../../../platform/jobs/job-kind.ts';
import {
  jobHandler,
  type AnyJobHandler,
  type Jobs,
  type JobSchedule,
} from '../../../platform/jobs/jobs.ts';
import { isFirstTime } from '../../../platform/jobs/once.server.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { optOutOfReminders } from '../reminders/opt-out-of-reminders.server.ts';
import type { WriteParts } from '../reminders/remind-attendees.server.ts';
import { readAudience, type Told } from './recordings-audience.server.ts';
import { readRecordedFair } from './recordings-out.server.ts';
import { fairPaths } from '../../fairs/fair-paths.ts';
import type { EmailContent } from '../../../platform/email/email-content.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { recordingsEmailMessages as messages } from './recordings-email.messages.ts';

/** Dependencies for emails about recordings. */
interface SendParts extends WriteParts {
  readonly pool: pg.Pool;
  /** Read when a job runs: it is created after its handlers. */
  readonly jobs: () => Pick<Jobs, 'enqueue'>;
  /** Emails written in one transaction. */
  readonly piece?: number;
  /** No more are written while this many wait for the mail server. */
  readonly mostWaiting?: number;
  /** Milliseconds before retrying an email that waits for the mail server. */
  readonly again?: number;
}

const mailKind = 'recordings-out';

/** Days that an email waits for recordings that were withdrawn. */
const mostDays = 30;

/** Emails everyone registered; with a registration, only the person whose email failed then. */
export const recordingsEmailJob = jobKind<{
  readonly emailId: string;
  readonly attendeeId?: string;
}>({
  name: mailKind,
  parse(data) {
    const { emailId, attendeeId } = Object(data) as Record<string, unknown>;
    if (typeof emailId !== 'string' || !isUuid(emailId))
      throw new Error('This job names no email about recordings.');
    return { emailId, ...(typeof attendeeId === 'string' ? { attendeeId } : {}) };
  },
});

/** The jobs that send emails about recordings. */
export function recordingsEmailJobs(parts: SendParts): readonly AnyJobHandler[] {
  const { pool, world, jobs, again = 3000 } = parts;
  return [
    jobHandler({
      kind: recordingsEmailJob,
      async run({ emailId, attendeeId }, { id, signal }) {
        if (attendeeId !== undefined)
          return transaction(pool, async (tx) => {
            if (await isFirstTime(tx, world, id)) await sendToOne(tx, parts, emailId, attendeeId);
          });
        let state: State = 'more';
        while (state === 'more' && !signal.aborted)
          state = await transaction(pool, (tx) => sendSome(tx, parts, emailId));
        if (state === 'idle') return;
        const at = new Date(world.now().getTime() + again);
        await jobs().enqueue(pool, recordingsEmailJob, { emailId }, { at, key: emailId });
      },
    }),
  ];
}

/** Checks once a minute for emails lost with a process, or waiting for recordings. */
export function recordingsEmailSchedules({ pool, world, jobs }: SendParts): readonly JobSchedule[] {
  return [
    {
      name: 'recordings-emails',
      every: '* * * * *',
      zone: 'UTC',
      async run() {
        const rows = await readRows(pool, { id: 'text' })(
          `select id from recordings_email where ended_at is null and asked_at > $1
           order by asked_at limit 1000`,
          [new Date(world.now().getTime() - mostDays * 86_400_000)],
        );
        for (const { id: emailId } of rows)
          await jobs().enqueue(pool, recordingsEmailJob, { emailId }, { key: emailId });
      },
    },
  ];
}

/** `more` to write at once, `later` behind a full email queue, or nothing to do now. */
type State = 'more' | 'later' | 'idle';

const openEmailRow = row({
  fairId: 'text',
  name: 'text',
  slug: 'text',
  sessions: 'number[]',
  askedAt: 'timestamp',
  lastAttendee: 'text?',
  lastChosen: 'text?',
  /** Those who chose one of its sessions have it. */
  chosenDone: 'boolean',
  endedAt: 'timestamp?',
});

type OpenEmail = RowOf<typeof openEmailRow>;

/**
 * Writes a batch of an email, first to those who chose one of its sessions, in a transaction that also advances its cursor, under a lock on the
 * email: if killed, retried or run by two processes, no one is emailed twice or missed. It waits
 * while recordings are withdrawn; the schedule checks again.
 */
async function sendSome(tx: Queryable, parts: SendParts, id: string): Promise<State> {
  const { world, piece = 200, mostWaiting = 1000 } = parts;
  if ((await countWaitingMail(tx, [mailKind], mostWaiting)) >= mostWaiting) return 'later';
  const open = await lockEmail(tx, id);
  if (!open || open.endedAt) return 'idle';
  const titles = await readTitles(tx, open);
  if (titles.length === 0) return 'idle';
  const { fairId, askedAt, sessions, lastAttendee, lastChosen, chosenDone } = open;
  // One that an earlier release has begun goes on to everyone.
  const chose = !chosenDone && lastAttendee === null;
  const people = await readAudience(tx, {
    fairId,
    askedAt,
    after: chose ? lastChosen : lastAttendee,
    limit: piece,
    ...(chose || chosenDone ? { part: { sessions, chose } } : {}),
  });
  const failed = await eachApart(tx, people, (person) => send(tx, parts, open, titles, person));
  for (const { item } of failed)
    await parts.jobs().enqueue(tx, recordingsEmailJob, { emailId: id, attendeeId: item.id });
  const last = people.at(-1);
  const isLast = people.length < piece;
  await tx.query(
    `update recordings_email set sent = sent + $2, ended_at = $4, chosen_done = $5,
       ${chose ? 'last_chosen = coalesce($3, last_chosen)' : 'last_attendee = coalesce($3, last_attendee)'}
     where id = $1`,
    [
      id,
      people.length - failed.length,
      last?.id ?? null,
      !chose && isLast ? world.now() : null,
      chosenDone || (chose && isLast),
    ],
  );
  return !chose && isLast ? 'idle' : 'more';
}

async function sendToOne(
  tx: Queryable,
  parts: SendParts,
  id: string,
  attendeeId: string,
): Promise<void> {
  const open = await lockEmail(tx, id);
  if (!open) return;
  const { fairId, askedAt } = open;
  const titles = await readTitles(tx, open);
  const [person] = await readAudience(tx, {
    fairId,
    askedAt,
    after: null,
    limit: 1,
    only: attendeeId,
  });
  if (!person || titles.length === 0) return;
  await send(tx, parts, open, titles, person);
  await tx.query('update recordings_email set sent = sent + 1 where id = $1', [id]);
}

async function lockEmail(tx: Queryable, id: string): Promise<OpenEmail | undefined> {
  const rows = await readRows(tx, openEmailRow)(
    `select e.fair_id as "fairId", f.name, f.slug, e.sessions, e.asked_at as "askedAt",
       e.last_attendee as "lastAttendee", e.last_chosen as "lastChosen",
       e.chosen_done as "chosenDone", e.ended_at as "endedAt"
     from recordings_email e join fair f on f.id = e.fair_id
     where e.id = $1 for update of e`,
    [id],
  );
  return rows[0];
}

/** The titles of the sessions that an email names and that are still out. */
async function readTitles(
  tx: Queryable,
  { fairId, sessions }: Pick<OpenEmail, 'fairId' | 'sessions'>,
): Promise<readonly string[]> {
  const fair = await readRecordedFair(tx, 'ADMINS', fairId);
  return (fair?.sessions ?? [])
    .filter(({ number }) => sessions.includes(number))
    .map(({ title }) => title);
}

async function send(
  tx: Queryable,
  { world, mailer, env }: WriteParts,
  fair: Pick<OpenEmail, 'name' | 'slug'>,
  titles: readonly string[],
  person: Told,
): Promise<void> {
  const { publicUrl } = env;
  const leave = await optOutOfReminders(tx, { world, env }, person);
  const { subject, ...emailContent } = writeRecordingsEmail(person, {
    publicUrl,
    fair,
    titles,
    leave: leave?.url ?? null,
  });
  await mailer.send(tx, {
    kind: mailKind,
    to: person.email,
    subject,
    ...(leave ? { headers: leave.headers } : {}),
    ...writeEmail(env, emailContent),
    // A guest's address is a stranger's input.
    unverified: person.accountId === null,
  });
}

interface Recorded {
  readonly publicUrl: string;
  readonly fair: { readonly name: string; readonly slug: string };
  readonly titles: readonly string[];
  /** The unsubscribe link; null for students, who have a switch in their profile. */
  readonly leave: string | null;
}

/** The email that tells someone which recordings of a fair are out, in their language. */
function writeRecordingsEmail(
  { locale }: Pick<Told, 'locale'>,
  { publicUrl, fair, titles, leave }: Recorded,
): Omit<EmailContent, 'brand'> & { readonly subject: string } {
  const t = translatorFor(locale);
  const subject = t(messages.subject, { fair: fair.name });
  return {
    locale,
    subject,
    heading: subject,
    paragraphs: [
      t(messages.lead, { count: titles.length, fair: fair.name }),
      titles.join('\n'),
      t(messages.tip),
    ],
    action: { label: t(messages.watch), url: `${publicUrl}${fairPaths(fair.slug).recordings}` },
    why: t(leave === null ? messages.whyStudent : messages.why),
    leave: leave === null ? undefined : { label: t(messages.leave), url: leave },
  };
}
