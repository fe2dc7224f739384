import type pg from 'pg';
import { sendAccountEmail } from '../../accounts/account-email.server.ts';
import { fairTicket } from '../../fairs/fair-email-ticket.ts';
import { readPublicSessions, type PublicSession } from '../../fairs/read-fairs.server.ts';
import { formatTime } from '../../../platform/i18n/format-fair-times.ts';
import { eachApart } from '../../../platform/database/each-apart.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { addressKey, personOf } from '../../../platform/email/address-key.server.ts';
import { jobKind } from '../../../platform/jobs/job-kind.ts';
import {
  jobHandler,
  type AnyJobHandler,
  type Jobs,
  type JobSchedule,
} from '../../../platform/jobs/jobs.ts';
import { isFirstTime } from '../../../platform/jobs/once.server.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { datesIn, type Translate } from '../../../platform/i18n/translator-for.ts';
import {
  exhibitorReminderKinds,
  readDueExhibitor,
  takeDueExhibitors,
  type DueExhibitor,
  type ExhibitorReminderKind,
} from './due-exhibitor-reminders.server.ts';
import { missingSteps, wayFor } from './exhibitor-way.server.ts';
import { exhibitorReminders as messages } from './reminders.messages.ts';
import type { EmailContext } from '../contact-emails/write-exhibitor-email.server.ts';

/** What reminders need. */
interface RemindParts extends EmailContext {
  readonly pool: pg.Pool;
  /** A function, since it is created after its handlers. */
  readonly jobs: () => Pick<Jobs, 'enqueue'>;
}

/** Exhibitors reminded per transaction. */
const piece = 50;

const subjects = { week: messages.weekSubject, day: messages.daySubject };

/** Checks every few minutes which exhibitors to remind of a fair. */
export function remindExhibitors(parts: RemindParts): JobSchedule {
  return {
    name: 'remind-exhibitors',
    every: '*/5 * * * *',
    zone: 'UTC',
    async run({ signal }) {
      // The emails and their record are one transaction: after a crash anywhere, no one gets two.
      for (const kind of exhibitorReminderKinds.toReversed())
        for (let reminded = piece; reminded === piece && !signal.aborted;)
          reminded = await transaction(parts.pool, (tx) => remindSome(tx, parts, kind));
    },
  };
}

/** A reminder that failed with the others: retried by itself, and visible when dead. */
const oneExhibitorReminder = jobKind<{
  readonly exhibitorId: string;
  readonly reminder: ExhibitorReminderKind;
  readonly person: string;
}>({
  name: 'exhibitor-reminder',
  parse(data) {
    const { exhibitorId, reminder, person } = Object(data) as Record<string, unknown>;
    const kind = exhibitorReminderKinds.find((one) => one === reminder);
    if (typeof exhibitorId !== 'string' || !isUuid(exhibitorId) || !kind)
      throw new Error('This job names no reminder.');
    return { exhibitorId, reminder: kind, person: String(person) };
  },
});

/** What writes single reminders. */
export function exhibitorReminderJobs(parts: RemindParts): readonly AnyJobHandler[] {
  const { pool, world } = parts;
  return [
    jobHandler({
      kind: oneExhibitorReminder,
      run: ({ exhibitorId, reminder: kind, person: key }, { id }) =>
        transaction(pool, async (tx) => {
          if (!(await isFirstTime(tx, world, id))) return;
          const exhibitor = await readDueExhibitor(tx, exhibitorId, world.now());
          const person = personOf(exhibitor?.people ?? [], key);
          if (!exhibitor || !person) return;
          const plan = await readPublicSessions(tx, exhibitor.fair.id);
          await remindOne(tx, parts, { kind, exhibitor, plan, person });
        }),
    }),
  ];
}

/** A failing one becomes a separate job, and blocks no other. */
async function remindSome(
  tx: Queryable,
  parts: RemindParts,
  kind: ExhibitorReminderKind,
): Promise<number> {
  const due = await takeDueExhibitors(tx, kind, { now: parts.world.now(), limit: piece });
  const reminded: Reminded[] = [];
  const plans = new Map<string, readonly PublicSession[]>();
  for (const exhibitor of due) {
    const { fair } = exhibitor;
    const plan = plans.get(fair.id) ?? (await readPublicSessions(tx, fair.id));
    plans.set(fair.id, plan);
    for (const person of exhibitor.people) reminded.push({ kind, exhibitor, plan, person });
  }
  const failed = await eachApart(tx, reminded, (one) => remindOne(tx, parts, one));
  for (const { item } of failed)
    await parts.jobs().enqueue(tx, oneExhibitorReminder, {
      exhibitorId: item.exhibitor.id,
      reminder: kind,
      person: addressKey(item.person.email),
    });
  return due.length;
}

interface Reminded {
  readonly kind: ExhibitorReminderKind;
  readonly exhibitor: DueExhibitor;
  readonly plan: readonly PublicSession[];
  readonly person: DueExhibitor['people'][number];
}

async function remindOne(
  tx: Queryable,
  { world, mailer, env }: RemindParts,
  { kind, exhibitor, plan, person }: Reminded,
): Promise<void> {
  const { fair, name } = exhibitor;
  const dates = datesIn(person.locale);
  const zone = person.timeZone ?? fair.timeZone;
  const way = await wayFor(tx, { world }, exhibitor, person);
  const sessions = plan
    .filter(({ number }) => exhibitor.timeSlots?.includes(number))
    .map(({ title, startTime }) => `${formatTime(startTime, zone, dates)}: ${title}`);
  await sendAccountEmail(
    tx,
    { mailer, env },
    {
      kind: 'exhibitor-reminder',
      to: person.email,
      unverified: way.isGuest,
      write: (t) => {
        const subject = t(subjects[kind], { fair: fair.name });
        return {
          subject,
          heading: subject,
          paragraphs: [t(messages.lead, { name, fair: fair.name })],
          tickets: [fairTicket(t, fair, { timeZone: person.timeZone, dates })],
          after: [
            ...(fair.fairType === '6x6' ? sessionsOf(t, sessions) : []),
            ...checklistOf(t, exhibitor),
            t(messages.early),
          ],
          action: { label: t(way.label), url: `${env.publicUrl}${way.path}` },
        };
      },
    },
  );
}

const sessionsOf = (t: Translate, sessions: readonly string[]): readonly string[] =>
  sessions.length > 0 ? [t(messages.sessions), ...sessions] : [t(messages.noSession)];

/** Describes the remaining steps. */
function checklistOf(t: Translate, exhibitor: DueExhibitor): readonly string[] {
  const todo = missingSteps(exhibitor).map((step) => messages[step]);
  return todo.length > 0
    ? [t(messages.todo), ...todo.map((step) => `– ${t(step)}`)]
    : [t(messages.ready)];
}
