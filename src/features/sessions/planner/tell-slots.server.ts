import type pg from 'pg';
import { writeEmail } from '../../accounts/account-email.server.ts';
import { exhibitorsOfFair } from '../../exhibitors/exhibitors-of-fair.server.ts';
import { calendarSite, fairAddress, type CalendarFair } from '../../fairs/calendar-fair.ts';
import type { FairParticipant } from '../../fairs/participant-calendars.ts';
import { readCalendarFair, readPublicSessions } from '../../fairs/read-fairs.server.ts';
import { formatTime, formatFairTimes } from '../../../platform/i18n/format-fair-times.ts';
import { eachApart } from '../../../platform/database/each-apart.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { transaction } from '../../../platform/database/transaction.server.ts';
import { addressKey, personOf } from '../../../platform/email/address-key.server.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import type { EmailContent } from '../../../platform/email/email-content.ts';
import type { Mailer } from '../../../platform/email/mailer.server.ts';
import type { Env } from '../../../platform/env.server.ts';
import { jobKind } from '../../../platform/jobs/job-kind.ts';
import {
  jobHandler,
  type AnyJobHandler,
  type Jobs,
  type JobSchedule,
} from '../../../platform/jobs/jobs.ts';
import { isFirstTime } from '../../../platform/jobs/once.server.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { datesIn, translatorFor } from '../../../platform/i18n/translator-for.ts';
import type { World } from '../../../platform/world.ts';
import { rollCallMinutes } from './plan-shapes.ts';
import { slotEmails as messages } from './slot-emails.messages.ts';
import { canceledSlotJob, enqueueCanceledSlots } from './tell-canceled-slots.server.ts';

/** Dependencies for emailing exhibitors about their slots. */
export interface TellSlotsParts {
  readonly pool: pg.Pool;
  readonly world: World;
  readonly mailer: Mailer;
  readonly env: Pick<Env, 'brand' | 'publicUrl' | 'smtp'>;
  /** Read when a job runs: it is created after its handlers. */
  readonly jobs: () => Pick<Jobs, 'enqueue'>;
}

/** Emails an exhibitor's people about its slot; with a person, only the one who failed then. */
export const slotNotice = jobKind<{ readonly noticeId: string; readonly person?: string }>({
  name: 'slot-notice',
  parse(data) {
    const { noticeId, person } = Object(data) as Record<string, unknown>;
    if (typeof noticeId !== 'string' || !isUuid(noticeId))
      throw new Error('This job names no notice.');
    return { noticeId, ...(typeof person === 'string' ? { person } : {}) };
  },
});

/** The jobs that email slots. */
export function slotJobs(parts: TellSlotsParts): readonly AnyJobHandler[] {
  return [
    jobHandler({
      kind: slotNotice,
      run: ({ noticeId, person }, { id }) =>
        transaction(parts.pool, async (tx) => {
          if (person === undefined) return tellAll(tx, parts, noticeId);
          if (await isFirstTime(tx, parts.world, id)) await tellOne(tx, parts, noticeId, person);
        }),
    }),
    canceledSlotJob(parts),
  ];
}

/**
 * Checks once a minute for notices of newly public fairs, for those lost with a process, and for
 * canceled slots.
 */
export function slotSchedules({ pool, world, jobs }: TellSlotsParts): readonly JobSchedule[] {
  return [
    {
      name: 'slot-notices',
      every: '* * * * *',
      zone: 'UTC',
      async run() {
        const rows = await readRows(pool, { id: 'text' })(
          `select n.id from slot_notice n join fair f on f.id = n.fair_id
           where n.sent_at is null and f.published_at is not null limit 1000`,
        );
        for (const { id: noticeId } of rows)
          await jobs().enqueue(pool, slotNotice, { noticeId }, { key: noticeId });
        await enqueueCanceledSlots(pool, jobs());
        await pool.query('delete from slot_notice where sent_at < $1', [
          new Date(world.now().getTime() - 30 * 86_400_000),
        ]);
      },
    },
  ];
}

const noticeRow = row({
  fairId: 'text',
  exhibitorId: 'text',
  hadSlot: 'boolean',
  sentAt: 'timestamp?',
});

type Notice = RowOf<typeof noticeRow>;

async function readNotice(tx: Queryable, id: string): Promise<Notice | undefined> {
  const rows = await readRows(tx, noticeRow)(
    `select fair_id as "fairId", exhibitor_id as "exhibitorId", had_slot as "hadSlot",
       sent_at as "sentAt" from slot_notice where id = $1 for update`,
    [id],
  );
  return rows[0];
}

async function tellAll(tx: Queryable, parts: TellSlotsParts, id: string): Promise<void> {
  const notice = await readNotice(tx, id);
  if (!notice || notice.sentAt) return;
  const fair = await readCalendarFair(tx, notice.fairId);
  if (!fair) return;
  const now = parts.world.now();
  await tx.query('update slot_notice set sent_at = $2 where id = $1', [id, now]);
  // A canceled fair was already announced, and a past fair needs no email.
  if (fair.cancelledAt || fair.endTime <= now) return;
  const people = await readPeople(tx, parts, fair, notice.exhibitorId);
  const failed = await eachApart(tx, people, (person) => send(tx, parts, fair, notice, person));
  for (const { item } of failed)
    await parts.jobs().enqueue(tx, slotNotice, { noticeId: id, person: addressKey(item.email) });
}

async function tellOne(
  tx: Queryable,
  parts: TellSlotsParts,
  id: string,
  key: string,
): Promise<void> {
  const notice = await readNotice(tx, id);
  const fair = notice && (await readCalendarFair(tx, notice.fairId));
  if (!notice || !fair || fair.cancelledAt) return;
  const people = await readPeople(tx, parts, fair, notice.exhibitorId);
  const person = personOf(people, key);
  if (person) await send(tx, parts, fair, notice, person);
}

async function readPeople(
  tx: Queryable,
  { env }: TellSlotsParts,
  fair: CalendarFair,
  exhibitorId: string,
): Promise<readonly FairParticipant[]> {
  const page = { after: null, limit: 1, only: exhibitorId };
  return (await exhibitorsOfFair.read(tx, calendarSite(env), fair, page)).people;
}

async function send(
  tx: Queryable,
  { mailer, env }: TellSlotsParts,
  fair: CalendarFair,
  notice: Notice,
  person: FairParticipant,
): Promise<void> {
  const rows = await readRows(tx, { name: 'text' })(
    'select name from fair_exhibitor where id = $1',
    [notice.exhibitorId],
  );
  const sessions = await readPublicSessions(tx, fair.id);
  const slots = sessions.flatMap((session) =>
    session.exhibitors
      .filter(({ exhibitorId }) => exhibitorId === notice.exhibitorId)
      .map(({ startsAtMinute, lengthMinutes }) => ({
        session,
        startsAtMinute,
        speaksMinutes: lengthMinutes,
      })),
  );
  const { subject, ...emailContent } = writeSlotEmail(env.publicUrl, {
    fair,
    person,
    slots,
    hadSlot: notice.hadSlot,
    name: cleanName(rows[0]?.name ?? ''),
  });
  await mailer.send(tx, {
    kind: 'slot-notice',
    to: person.email,
    subject,
    ...writeEmail(env, emailContent),
    calendar: person.entry(),
  });
}

interface SlotEmail {
  readonly fair: CalendarFair;
  readonly person: FairParticipant;
  readonly name: string;
  readonly hadSlot: boolean;
  readonly slots: readonly {
    readonly session: {
      readonly title: string;
      readonly startTime: Date;
      readonly lengthMinutes: number;
    };
    readonly startsAtMinute: number;
    readonly speaksMinutes: number;
  }[];
}

function writeSlotEmail(
  publicUrl: string,
  { fair, person, name, hadSlot, slots }: SlotEmail,
): Omit<EmailContent, 'brand'> & { readonly subject: string } {
  const t = translatorFor(person.locale);
  const dates = datesIn(person.locale);
  const timeZone = person.timeZone ?? fair.timeZone;
  const names = { fair: cleanName(fair.name), name };
  const tickets = slots.map(({ session, startsAtMinute, speaksMinutes }) => {
    const { startTime, lengthMinutes, title } = session;
    const at = (minutes: number) => new Date(startTime.getTime() + minutes * 60_000);
    const times = { startTime, endTime: at(lengthMinutes) };
    const time = (minutes: number) => formatTime(at(minutes), timeZone, dates);
    return {
      title,
      ...times,
      timeZone,
      details: [
        ...(timeZone === fair.timeZone
          ? []
          : [
              t(messages.ownTime, {
                when: formatFairTimes({ ...times, timeZone: fair.timeZone }, dates),
              }),
            ]),
        t(messages.minutes, { minutes: speaksMinutes, time: time(startsAtMinute) }),
        t(messages.rollCall, { time: time(-rollCallMinutes), minutes: rollCallMinutes }),
      ],
    };
  });
  const isGone = slots.length === 0;
  const subject = t(
    isGone ? messages.goneSubject : hadSlot ? messages.changedSubject : messages.newSubject,
    names,
  );
  return {
    locale: person.locale,
    subject,
    heading: subject,
    paragraphs: [t(isGone ? messages.gone : messages.lead, names)],
    tickets,
    after: [...(hadSlot && !isGone ? [t(messages.replaces)] : []), t(messages.calendar)],
    action: { label: t(messages.seeFair), url: fairAddress(publicUrl, fair.slug) },
  };
}
