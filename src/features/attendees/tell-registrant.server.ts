import {
  readEmailReader,
  type EmailReader,
  sendAccountEmail,
} from '../accounts/account-email.server.ts';
import { issueSignInCode } from '../accounts/sign-in-code.server.ts';
import { addToCalendar, calendarSite, type CalendarFair } from '../fairs/calendar-fair.ts';
import { addMessages } from '../fairs/fair-ticket.messages.ts';
import { fairTicket, onTheDay } from '../fairs/fair-email-ticket.ts';
import { attendeeMessage } from '../fairs/participant-calendars.ts';
import { readCalendarFair, readOwnRevision } from '../fairs/read-fairs.server.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { row, type RowOf } from '../../platform/database/read-rows.ts';
import { cleanName } from '../../platform/email/clean-name.ts';
import type { EmailTicket } from '../../platform/email/email-content.ts';
import type { Translate } from '../../platform/i18n/translator-for.ts';
import type { AttendeeCall } from './attendee-services.ts';
import type { DeskSession } from './fair-registration-state.server.ts';
import type { SeenBy } from './join-class.server.ts';
import { registrationEmails as messages } from './emails.messages.ts';
import { issueRegistrationLink } from './my-registration/new-registration-link.server.ts';
import { registrationLink } from './registration-page.ts';

/** The columns of {@link Registered}. */
export const registeredRow = row({
  id: 'text',
  fairId: 'text',
  attendeeType: 'text',
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  attending: 'number[]?',
  createdAt: 'timestamp',
  locale: 'text?',
  timeZone: 'text?',
});

/** The registration fields used by its email. */
export interface Registered extends RowOf<typeof registeredRow> {
  /** The counselor who can see the name of a new registrant. */
  readonly seenBy?: SeenBy | null;
}

/** SQL: a Registered from the row `t` of a registration. */
export const registeredColumns = `t.id, t.fair_id as "fairId", t.attendee_type as "attendeeType",
  t.first_name as "firstName", t.last_name as "lastName", t.email, t.attending,
  t.created_at as "createdAt", t.locale, t.time_zone as "timeZone"`;

/** The reason for the email. */
export type Occasion = 'done' | 'added' | 'again' | 'changed' | 'gone' | 'ended' | 'link';

const sentences = {
  done: { subject: messages.doneSubject, heading: messages.doneHeading, lead: messages.doneLead },
  added: {
    subject: messages.addedSubject,
    heading: messages.addedHeading,
    lead: messages.addedLead,
  },
  again: {
    subject: messages.againSubject,
    heading: messages.againHeading,
    lead: messages.againLead,
  },
  changed: {
    subject: messages.changedSubject,
    heading: messages.changedHeading,
    lead: messages.changedLead,
  },
  gone: { subject: messages.goneSubject, heading: messages.goneHeading, lead: messages.goneLead },
  ended: {
    subject: messages.endedSubject,
    heading: messages.endedHeading,
    lead: messages.endedLead,
  },
  link: { subject: messages.linkSubject, heading: messages.linkHeading, lead: messages.linkLead },
} as const;

/** An email with a code is about the code, whether or not the address was registered. */
const codeSentences = {
  subject: messages.codeSubject,
  heading: messages.codeHeading,
  lead: messages.codeLead,
} as const;

/** What the caller already knows, so that it is not read again. */
interface Known {
  /** The state at the end of the transaction: it is locked. */
  readonly fair?: CalendarFair;
  readonly reader?: EmailReader | null;
  /** A new registration has no changes yet. */
  readonly isNew?: boolean;
  /** From the browser that a code will sign in; null or absent: the email has none. */
  readonly challenge?: string | null;
}

const unchanged = { revision: 0, changedAt: null };

/**
 * Emails a person about their registration, in the transaction of the change: with the calendar
 * entry, and a link that opens it. Read last, so that the entry counts every change.
 */
export async function tellRegistrant(
  tx: Queryable,
  { services, world }: Pick<AttendeeCall, 'services' | 'world'>,
  registered: Registered,
  occasion: Occasion,
  planned: readonly DeskSession[],
  details: Known = {},
): Promise<void> {
  const { env } = services;
  const fair = details.fair ?? (await readCalendarFair(tx, registered.fairId));
  if (!fair) throw new Error('A registration is for no fair.');
  const { email, attendeeType, attending } = registered;
  const name = cleanName(`${registered.firstName} ${registered.lastName}`);
  const sessions = planned
    .filter(({ number }) => attending?.includes(number))
    .map((session) => ({ ...session, startTime: new Date(session.startTime) }));
  const isGone = occasion === 'gone' || occasion === 'ended';
  const own = details.isNew ? unchanged : await readOwnRevision(tx, [registered.id]);
  const reader = details.reader === undefined ? await readEmailReader(tx, email) : details.reader;
  const { createdAt } = registered;
  const calendar = attendeeMessage(
    calendarSite(env),
    fair,
    {
      id: registered.id,
      name,
      email,
      createdAt,
      revision: own.revision,
      changedAt: own.changedAt ?? createdAt,
      locale: reader?.locale ?? registered.locale,
    },
    { sessions, withdrawn: isGone },
  );
  const { seenBy } = registered;
  const link = isGone
    ? null
    : await issueRegistrationLink(tx, world, {
        email,
        attendeeType,
        name,
        locale: registered.locale,
        slug: fair.slug,
        until: fair.endTime,
      });
  const url = link
    ? registrationLink(env.publicUrl, link.token)
    : `${env.publicUrl}/fair-${fair.slug}`;
  const { challenge } = details;
  const code =
    link && challenge ? await issueSignInCode(tx, env, world, { challenge, link: link.id }) : null;
  const isLive = fair.startTime <= world.now() && world.now() < fair.endTime;
  const { subject, heading, lead } = code ? codeSentences : sentences[occasion];
  await sendAccountEmail(tx, services, {
    kind: `registration-${occasion}`,
    to: email,
    unverified: reader?.isConfirmed !== true,
    reader,
    ownLocale: registered.locale,
    // A link alone changes nothing in a calendar.
    ...(occasion === 'link' ? {} : { calendar }),
    write: (t, dates) => ({
      subject: t(subject, { fair: fair.name, code: code ?? '' }),
      heading: t(heading, { fair: fair.name }),
      paragraphs: [
        t(lead, { fair: fair.name, name: cleanName(registered.firstName) }),
        ...(seenBy
          ? [
              t(seenBy.waitsForLink ? messages.seenByOnce : messages.seenBy, {
                counselor: cleanName(seenBy.counselor),
                school: cleanName(seenBy.school),
              }),
            ]
          : []),
      ],
      ...(code ? { code, codeNote: t(messages.code) } : {}),
      ...(isGone
        ? {}
        : {
            tickets: [
              withDetails(
                fairTicket(t, fair, { timeZone: reader?.timeZone ?? registered.timeZone, dates }),
                sessions.length === 0
                  ? []
                  : [
                      t(messages.sessions, {
                        sessions: sessions.map(({ title }) => title).join('; '),
                      }),
                    ],
              ),
            ],
            after:
              occasion === 'link'
                ? []
                : [...(isLive ? [] : [onTheDay(t, fair.fairType)]), t(messages.calendar)],
            small: [t(messages.tail)],
            action: { label: t(isLive ? messages.enter : messages.action), url },
            ...(isLive || occasion === 'link'
              ? {}
              : {
                  links: [
                    {
                      title: t(addMessages.add),
                      links: webCalendars(t, env.publicUrl, fair),
                    },
                  ],
                }),
          }),
    }),
  });
}

const withDetails = (ticket: EmailTicket, details: readonly string[]): EmailTicket => ({
  ...ticket,
  details: [...(ticket.details ?? []), ...details],
});

/** Web calendars, which ignore the attachment; without the description, for brevity. */
function webCalendars(t: Translate, publicUrl: string, fair: CalendarFair) {
  const links = addToCalendar(publicUrl, { ...fair, description: null });
  return [
    { label: t(addMessages.google), url: links.google },
    { label: t(addMessages.outlook), url: links.outlook },
    { label: t(addMessages.office365), url: links.office365 },
  ];
}
