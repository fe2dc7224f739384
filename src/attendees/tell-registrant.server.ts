import { readLetterReader, type LetterReader } from '../accounts/letter-reader.server.ts';
import { newSignInCode } from '../accounts/sign-in-code.server.ts';
import { sendLetter } from '../accounts/send-letter.server.ts';
import { addToCalendar } from '../fairs/add-to-calendar.ts';
import { calendarSite, type CalendarFair } from '../fairs/calendar-fair.ts';
import { addWords } from '../fairs/fair-ticket.words.ts';
import { attendeeMessage } from '../fairs/participant-calendars.ts';
import { readCalendarFair, readOwnRevision } from '../fairs/read-calendar-fairs.server.ts';
import { sayWhen } from '../fairs/say-when.ts';
import type { Queryable, Statement } from '../platform/database/queryable.ts';
import { cleanName } from '../platform/email/clean-name.ts';
import type { Say } from '../platform/words/speak.ts';
import type { AttendeeCall } from './attendee-services.ts';
import type { DeskSession } from './fair-desk.server.ts';
import type { SeenBy } from './join-class.server.ts';
import { registrationLetters as said } from './letters.words.ts';
import { newRegistrationLink } from './new-registration-link.server.ts';
import { registrationLink } from './registration-page.ts';

/** A registration as its mail knows it. */
export interface Registered {
  readonly id: string;
  readonly fairId: string;
  readonly attendeeType: string;
  readonly firstName: string;
  readonly lastName: string;
  readonly email: string;
  readonly attending: readonly number[] | null;
  readonly createdAt: Date;
  /** The counselor who may see the name of who has just registered. */
  readonly seenBy?: SeenBy | null;
}

/** SQL: a Registered from the row `t` of a registration. */
export const registeredColumns = `t.id, t.fair_id as "fairId", t.attendee_type as "attendeeType",
  t.first_name as "firstName", t.last_name as "lastName", t.email, t.attending,
  t.created_at as "createdAt"`;

/** Why somebody is written to. */
export type Occasion = 'done' | 'added' | 'again' | 'changed' | 'gone' | 'ended' | 'link';

const sentences = {
  done: { subject: said.doneSubject, heading: said.doneHeading, lead: said.doneLead },
  added: { subject: said.addedSubject, heading: said.addedHeading, lead: said.addedLead },
  again: { subject: said.againSubject, heading: said.againHeading, lead: said.againLead },
  changed: { subject: said.changedSubject, heading: said.changedHeading, lead: said.changedLead },
  gone: { subject: said.goneSubject, heading: said.goneHeading, lead: said.goneLead },
  ended: { subject: said.endedSubject, heading: said.endedHeading, lead: said.endedLead },
  link: { subject: said.linkSubject, heading: said.linkHeading, lead: said.linkLead },
} as const;

/** With a code it is the code that somebody looks for; whether the address was registered is no matter. */
const codeSentences = {
  subject: said.codeSubject,
  heading: said.codeHeading,
  lead: said.codeLead,
} as const;

/** What the caller knows already, so that it is not read again. */
interface Known {
  /** As it stands at the end of the transaction: somebody holds it. */
  readonly fair?: CalendarFair;
  readonly reader?: LetterReader | null;
  /** Nothing has changed yet in what has just been made. */
  readonly isNew?: boolean;
  /** What is written with the mail, by names. */
  readonly along?: Readonly<Record<string, Statement>> | undefined;
  /** Of the browser that a code is to let in; null or absent: the email has none. */
  readonly challenge?: string | null;
}

const unchanged = { revision: 0, changedAt: null };

/**
 * Writes to somebody about the own registration, in the transaction of what happened: with the entry
 * for the calendar, and a link that opens it. Read last, so that the entry counts every change.
 */
export async function tellRegistrant(
  tx: Queryable,
  { services, world }: Pick<AttendeeCall, 'services' | 'world'>,
  registered: Registered,
  occasion: Occasion,
  planned: readonly DeskSession[],
  known: Known = {},
): Promise<void> {
  const { env } = services;
  const fair = known.fair ?? (await readCalendarFair(tx, registered.fairId));
  if (!fair) throw new Error('A registration is for no fair.');
  const { email, attendeeType, attending } = registered;
  const name = cleanName(`${registered.firstName} ${registered.lastName}`);
  const sessions = planned
    .filter(({ number }) => attending?.includes(number))
    .map((session) => ({ ...session, startTime: new Date(session.startTime) }));
  const isGone = occasion === 'gone' || occasion === 'ended';
  const own = known.isNew ? unchanged : await readOwnRevision(tx, [registered.id]);
  const reader = known.reader === undefined ? await readLetterReader(tx, email) : known.reader;
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
    },
    { sessions, withdrawn: isGone },
  );
  const { seenBy } = registered;
  const link = isGone
    ? null
    : newRegistrationLink(world, {
        email,
        attendeeType,
        name,
        slug: fair.slug,
        until: fair.endTime,
      });
  const url = link
    ? registrationLink(env.publicUrl, link.token)
    : `${env.publicUrl}/fair-${fair.slug}`;
  const { challenge } = known;
  const code = link && challenge ? newSignInCode(env, world, { challenge, link: link.id }) : null;
  const isLive = fair.startTime <= world.now() && world.now() < fair.endTime;
  const { subject, heading, lead } = code ? codeSentences : sentences[occasion];
  await sendLetter(tx, services, {
    kind: `registration-${occasion}`,
    to: email,
    unverified: reader?.isConfirmed !== true,
    reader,
    along: {
      ...known.along,
      ...(link ? { link: link.write } : {}),
      ...(code ? { code: code.write } : {}),
    },
    // A link alone changes nothing in a calendar.
    ...(occasion === 'link' ? {} : { calendar }),
    write: (say) => ({
      subject: say(subject, { fair: fair.name, code: code?.code ?? '' }),
      heading: say(heading, { fair: fair.name }),
      paragraphs: [
        say(lead, { fair: fair.name, name: cleanName(registered.firstName) }),
        ...(isGone ? [] : [say(said.when, { when: sayWhen(fair) })]),
        ...(isGone || sessions.length === 0
          ? []
          : [say(said.sessions, { sessions: sessions.map(({ title }) => title).join('; ') })]),
        ...(isGone || occasion === 'link' ? [] : [say(said.calendar)]),
        ...(seenBy
          ? [
              say(seenBy.waitsForLink ? said.seenByOnce : said.seenBy, {
                counselor: cleanName(seenBy.counselor),
                school: cleanName(seenBy.school),
              }),
            ]
          : []),
      ],
      ...(code ? { code: code.code } : {}),
      ...(isGone
        ? {}
        : {
            after: [...(code ? [say(said.code)] : []), say(said.tail)],
            action: { label: say(isLive ? said.enter : said.action), url },
            ...(isLive || occasion === 'link'
              ? {}
              : {
                  links: {
                    title: say(addWords.add),
                    links: webCalendars(say, env.publicUrl, fair),
                  },
                }),
          }),
    }),
  });
}

/** Calendars on the web, for whom the attachment does nothing; without the description, for brevity. */
function webCalendars(say: Say, publicUrl: string, fair: CalendarFair) {
  const links = addToCalendar(publicUrl, { ...fair, description: null });
  return [
    { label: say(addWords.google), url: links.google },
    { label: say(addWords.outlook), url: links.outlook },
    { label: say(addWords.office365), url: links.office365 },
  ];
}
