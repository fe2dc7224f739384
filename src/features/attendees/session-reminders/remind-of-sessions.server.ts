import { writeEmail } from '../../accounts/account-email.server.ts';
import { eachApart } from '../../../platform/database/each-apart.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import { countWaitingMail } from '../../../platform/email/count-waiting-mail.server.ts';
import { jobKind } from '../../../platform/jobs/job-kind.ts';
import { jobHandler, type AnyJobHandler, type JobSchedule } from '../../../platform/jobs/jobs.ts';
import { isFirstTime } from '../../../platform/jobs/once.server.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { issueRegistrationLink } from '../my-registration/new-registration-link.server.ts';
import { optOutOfReminders } from '../reminders/opt-out-of-reminders.server.ts';
import { joinLink } from '../registration-page.ts';
import type { RemindParts, WriteParts } from '../reminders/remind-attendees.server.ts';
import {
  readSessionReminder,
  takeSessionReminders,
  type SessionReminder,
} from './due-session-reminders.server.ts';
import { fairAddress } from '../../fairs/calendar-fair.ts';
import { formatTime } from '../../../platform/i18n/format-fair-times.ts';
import type { EmailContent, EmailTicket } from '../../../platform/email/email-content.ts';
import { datesIn, translatorFor, type Translate } from '../../../platform/i18n/translator-for.ts';
import { sessionReminderMessages as messages } from './session-reminders.messages.ts';

const mailKind = 'session-reminder';

/** Checks once a minute for due reminders of chosen sessions. */
export function remindOfSessions(parts: RemindParts): JobSchedule {
  const { pool, piece = 200, mostWaiting = 1000 } = parts;
  return {
    name: 'remind-of-sessions',
    every: '* * * * *',
    zone: 'UTC',
    async run({ signal }) {
      while (
        !signal.aborted &&
        (await countWaitingMail(pool, [mailKind], mostWaiting)) < mostWaiting &&
        (await transaction(pool, (tx) => remindSome(tx, parts, piece)))
      );
    },
  };
}

/** A reminder that failed in its batch: retried on its own, and visible when dead. */
export const oneSessionReminder = jobKind<{ readonly attendeeId: string; readonly first: string }>({
  name: mailKind,
  parse(data) {
    const { attendeeId, first } = Object(data) as Record<string, unknown>;
    if (typeof attendeeId !== 'string' || !isUuid(attendeeId) || typeof first !== 'string')
      throw new Error('This job names no reminder of sessions.');
    return { attendeeId, first };
  },
  // Half an hour in all: a reminder for an hour before is useless after the start.
  retries: 6,
});

/** The job that writes single session reminders. */
export function sessionReminderJobs(parts: RemindParts): readonly AnyJobHandler[] {
  const { pool, world } = parts;
  return [
    jobHandler({
      kind: oneSessionReminder,
      run: ({ attendeeId, first }, { id }) =>
        transaction(pool, async (tx) => {
          if (!(await isFirstTime(tx, world, id))) return;
          const times = { first: new Date(first), now: world.now() };
          const due = await readSessionReminder(tx, attendeeId, times);
          if (due) await send(tx, parts, due);
        }),
    }),
  ];
}

/**
 * Sends a batch of due reminders, in a transaction that writes the emails and records them: if
 * killed, or run by two processes, no one is reminded twice.
 * @returns whether there may be more
 */
async function remindSome(tx: Queryable, parts: RemindParts, limit: number): Promise<boolean> {
  const now = parts.world.now();
  const { reminders, isFull } = await takeSessionReminders(tx, { now, limit });
  const failed = await eachApart(tx, reminders, (one) => send(tx, parts, one));
  for (const { item } of failed) {
    const [first] = item.sessions;
    if (first)
      await parts.jobs().enqueue(tx, oneSessionReminder, {
        attendeeId: item.attendeeId,
        first: first.startTime.toISOString(),
      });
  }
  return isFull;
}

async function send(
  tx: Queryable,
  { world, mailer, env }: WriteParts,
  reminder: SessionReminder,
): Promise<void> {
  const { email, attendeeType, name, locale, accountId, fair } = reminder;
  const { publicUrl } = env;
  const link = reminder.sessions.some(({ hasLink }) => hasLink)
    ? await issueRegistrationLink(tx, world, {
        email,
        attendeeType,
        locale,
        slug: fair.slug,
        until: fair.endTime,
        name: cleanName(name),
      })
    : null;
  const leave = await optOutOfReminders(tx, { world, env }, reminder);
  const { subject, ...emailContent } = writeSessionReminder(reminder, {
    publicUrl,
    joinAt: (session) => link && joinLink(publicUrl, fair.slug, session, link.token),
    leave: leave?.url ?? null,
  });
  await mailer.send(tx, {
    kind: mailKind,
    to: email,
    subject,
    ...(leave ? { headers: leave.headers } : {}),
    ...writeEmail(env, emailContent),
    // A guest's address is a stranger's input.
    unverified: accountId === null,
  });
}

interface Written {
  readonly publicUrl: string;
  /** The join address of a session, by its number. */
  readonly joinAt: (session: number) => string | null;
  /** The unsubscribe link; null for students, who have a switch in their profile. */
  readonly leave: string | null;
}

/** The email that reminds someone of chosen sessions, in their language and time zone. */
function writeSessionReminder(
  { fair, sessions, locale, timeZone }: SessionReminder,
  { publicUrl, joinAt, leave }: Written,
): Omit<EmailContent, 'brand'> & { readonly subject: string } {
  const t = translatorFor(locale);
  const dates = datesIn(locale);
  const zone = timeZone ?? fair.timeZone;
  const list = new Intl.ListFormat(dates);
  const sessionLines = sessions.map((session) => ({
    words: { title: session.title, time: formatTime(session.startTime, zone, dates) },
    ticket: sessionTicket(t, session, { zone, list }),
    url: session.hasLink ? joinAt(session.number) : null,
  }));
  const [first] = sessionLines;
  const [{ startTime: start } = fair] = sessions;
  const there = formatTime(start, fair.timeZone, dates);
  const isOne = sessionLines.length === 1;
  const names = {
    fair: fair.name,
    count: sessionLines.length,
    title: '',
    time: there,
    ...first?.words,
  };
  const subject = t(isOne ? messages.oneSubject : messages.manySubject, names);
  const joins = sessionLines.flatMap(({ words, url }) =>
    url === null ? [] : { label: t(messages.session, words), url },
  );
  const joinFirst = first?.url ?? null;
  return {
    locale,
    subject,
    heading: subject,
    paragraphs: [
      t(isOne ? messages.oneLead : messages.manyLead, names),
      ...(names.time === there ? [] : [t(messages.ownTime, { time: there })]),
    ],
    tickets: sessionLines.map(({ ticket }) => ticket),
    after: [
      ...(joins.length > 0 ? [t(messages.tip, names)] : []),
      ...sessionLines
        .filter(({ url }) => url === null)
        .map(({ words }) => t(messages.noLink, words)),
    ],
    action:
      joinFirst === null
        ? { label: t(messages.openFair), url: fairAddress(publicUrl, fair.slug) }
        : { label: t(isOne ? messages.join : messages.joinFirst), url: joinFirst },
    why: t(leave === null ? messages.whyStudent : messages.why),
    leave: leave === null ? undefined : { label: t(messages.leave), url: leave },
    ...(!isOne && joins.length > 0 ? { links: [{ title: t(messages.joins), links: joins }] } : {}),
  };
}

function sessionTicket(
  t: Translate,
  { title, startTime, lengthMinutes, colleges }: SessionReminder['sessions'][number],
  { zone, list }: { readonly zone: string; readonly list: Intl.ListFormat },
): EmailTicket {
  return {
    title,
    startTime,
    endTime: new Date(startTime.getTime() + lengthMinutes * 60_000),
    timeZone: zone,
    details:
      colleges.length === 0
        ? []
        : [t(messages.colleges, { colleges: list.format(colleges.map(cleanName)) })],
  };
}
