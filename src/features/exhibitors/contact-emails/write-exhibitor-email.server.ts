import { readEmailReader, sendAccountEmail } from '../../accounts/account-email.server.ts';
import type { PeopleServices } from '../../accounts/people-services.ts';
import { fairTicket } from '../../fairs/fair-email-ticket.ts';
import { inMoney } from '../../../ui/text/in-price.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row } from '../../../platform/database/read-rows.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import type { Translate } from '../../../platform/i18n/translator-for.ts';
import type { World } from '../../../platform/world.ts';
import { agreeingMessages } from '../agreeing/agreeing.messages.ts';
import { issueExhibitorLink, linkDays } from './exhibitor-link.server.ts';
import { entryQuery } from './entry-link.server.ts';
import { sixBySixMessages } from '../six-by-six.messages.ts';
import { exhibitorEmails as messages } from './emails.messages.ts';
import type { Reach } from '../read-registration.server.ts';

/** The services that emails to exhibitors need. */
export interface EmailContext {
  readonly world: World;
  readonly mailer: PeopleServices['mailer'];
  readonly env: Pick<PeopleServices['env'], 'brand' | 'features' | 'publicUrl'>;
}

/** The data of a registration in an email. */
export interface EmailFacts {
  readonly id: string;
  readonly to: string;
  readonly name: string;
  readonly fair: { readonly name: string; readonly slug: string };
  readonly paymentType: string;
  readonly amountCents: number | null;
  readonly currency: string;
  readonly reach: Reach;
  /** The name of the college that it is bound to. */
  readonly college?: string | null;
  /** An organizer registered it, and it asks for agreement to the terms of the fair. */
  readonly asksAgreement?: boolean;
}

/**
 * Which email: receipt of a registration, duplicate registration, new link, settled, college and
 * booth found, or refund after a withdrawal.
 */
export type EmailKind = 'registered' | 'again' | 'link' | 'settled' | 'bound' | 'back';

/** Adds an email to an exhibitor to the outbox; a guest's contains a new registration link. */
export async function writeExhibitorEmail(
  tx: Queryable,
  { world, mailer, env }: EmailContext,
  kind: EmailKind,
  facts: EmailFacts,
): Promise<void> {
  const { to, reach } = facts;
  const names = {
    fair: cleanName(facts.fair.name),
    name: cleanName(facts.name),
    college: cleanName(facts.college ?? facts.name),
  };
  const url = `${env.publicUrl}${await pathFor(tx, world, facts)}`;
  const reader = await readEmailReader(tx, to);
  const fairs = kind === 'back' ? [] : await readFairs(tx, facts.id);
  await sendAccountEmail(
    tx,
    { mailer, env },
    {
      kind: `exhibitor-${kind}`,
      to,
      unverified: reach !== 'account',
      reader,
      write: (t, dates) => ({
        subject: t(messages[`${kind}Subject`], names),
        heading: t(messages[`${kind}Heading`], names),
        paragraphs: [
          ...(facts.asksAgreement ? [t(agreeingMessages.emailLead, names)] : []),
          ...leadOf(t, dates, kind, facts, names),
          ...(kind === 'registered' ? howToPay(t, dates, facts) : []),
          ...(kind === 'registered' && fairs.some(({ fairType }) => fairType === '6x6')
            ? [[t(sixBySixMessages.noBooth), t(sixBySixMessages.timeByEmail)].join(' ')]
            : []),
        ],
        tickets: fairs.map((fair) =>
          fairTicket(t, fair, { timeZone: reader?.timeZone ?? null, dates }),
        ),
        small: [
          t(afterwards[reach], { days: linkDays }),
          ...(kind === 'link' || kind === 'again' ? [t(messages.ignore)] : []),
        ],
        action: { label: t(openWords[reach]), url },
      }),
    },
  );
}

/** Tickets in one email; the registration lists all fairs. */
const mostTickets = 6;

const fairRow = row({
  name: 'text',
  fairType: 'text',
  startTime: 'timestamp',
  endTime: 'timestamp',
  timeZone: 'text',
});

/** The next fairs of a registration, or of a payment for several. */
const readFairs = (tx: Queryable, id: string) =>
  readRows(tx, fairRow)(
    `select f.name, f.fair_type as "fairType", f.start_time as "startTime",
       f.end_time as "endTime", f.time_zone as "timeZone"
     from fair_exhibitor e join fair f on f.id = e.fair_id
     where e.id = $1
       or e.id in (select r.exhibitor_id from exhibitor_registration r where r.payment_id = $1)
     order by f.start_time, f.id limit ${mostTickets}`,
    [id],
  );

const afterwards = {
  account: messages.byCollege,
  entry: messages.enters,
  claim: messages.enters,
  link: messages.opens,
} as const;
const openWords = {
  account: messages.openAccount,
  entry: messages.enter,
  claim: messages.enter,
  link: messages.open,
} as const;
/** The text for a contact who is no rep of the college yet, once the registration belongs to it. */
const nextWords = {
  entry: messages.boundNext,
  claim: messages.boundClaim,
  link: messages.boundByRep,
} as const;

/** Where the button of an email leads. */
async function pathFor(
  tx: Queryable,
  world: World,
  { id, to, fair, reach }: EmailFacts,
): Promise<string> {
  const page = `/fair-${fair.slug}/confirmation`;
  switch (reach) {
    case 'account':
      return '/app/fairs/signup';
    case 'entry':
    case 'claim':
      return `${page}?${await entryQuery(tx, world, { exhibitorId: id, email: to, reach })}`;
    case 'link':
      return `${page}?link=${await issueExhibitorLink(tx, world, id)}`;
  }
}

function leadOf(
  t: Translate,
  locale: string,
  kind: EmailKind,
  { amountCents, currency, reach, college }: EmailFacts,
  names: { readonly fair: string; readonly name: string; readonly college: string },
): readonly string[] {
  if (kind === 'again') return [t(messages.again)];
  if (kind === 'link') return [t(messages.linkLead)];
  if (kind === 'registered') return [];
  if (kind === 'back') return [t(messages.backLead, names)];
  if (kind === 'bound')
    return [
      t(messages.boundLead, names),
      t(nextWords[reach === 'account' ? 'entry' : reach], names),
    ];
  return [
    t(messages.settledLead, names),
    ...(amountCents
      ? [t(messages.settledPaid, { amount: inMoney(locale, { cents: amountCents, currency }) })]
      : []),
    ...(reach === 'account'
      ? []
      : [t(college == null ? messages.settledNext : nextWords[reach], names)]),
  ];
}

function howToPay(
  t: Translate,
  locale: string,
  { paymentType, amountCents, currency }: EmailFacts,
): readonly string[] {
  if (amountCents === 0) return [t(messages.free)];
  const owed =
    amountCents === null
      ? []
      : [t(messages.owed, { amount: inMoney(locale, { cents: amountCents, currency }) })];
  switch (paymentType) {
    case 'card':
      return [...owed, t(messages.byCard)];
    case 'invoice':
      return [...owed, t(messages.byInvoice)];
    case 'check':
      return [...owed, t(messages.byCheck)];
    default:
      return owed;
  }
}
