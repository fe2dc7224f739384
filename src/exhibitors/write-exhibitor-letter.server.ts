import { sendLetter } from '../accounts/send-letter.server.ts';
import type { PeopleServices } from '../accounts/people-services.ts';
import { inMoney } from '../ui/in-price.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import { cleanName } from '../platform/email/clean-name.ts';
import type { Say } from '../platform/words/speak.ts';
import type { World } from '../platform/world.ts';
import { agreeingWords } from './agreeing/agreeing.words.ts';
import { issueExhibitorLink, linkDays } from './exhibitor-link.server.ts';
import { entryQuery } from './entry-link.server.ts';
import { exhibitorLetters as said } from './letters.words.ts';
import type { Reach } from './read-registration.server.ts';

/** The parts of the house that letters to exhibitors need. */
export interface LetterHouse {
  readonly world: World;
  readonly mailer: PeopleServices['mailer'];
  readonly env: Pick<PeopleServices['env'], 'brand' | 'features' | 'publicUrl'>;
}

/** What a letter says of a registration. */
export interface LetterFacts {
  readonly id: string;
  readonly to: string;
  readonly name: string;
  readonly fair: { readonly name: string; readonly slug: string };
  readonly paymentType: string;
  readonly amountCents: number | null;
  readonly currency: string;
  readonly reach: Reach;
  /** The college that it is bound to, by name. */
  readonly college?: string | null;
  /** An organizer registered it, and it asks for agreement to the terms of the fair. */
  readonly asksAgreement?: boolean;
}

/**
 * Which letter: the receipt of a sign-up, a sign-up that was there already, a new link, settled, the
 * college and its booth are found, or the money of somebody who withdrew is back.
 */
export type LetterKind = 'registered' | 'again' | 'link' | 'settled' | 'bound' | 'back';

/** Puts a letter to an exhibitor in the outbox; a guest's carries a new link to the registration. */
export async function writeExhibitorLetter(
  tx: Queryable,
  { world, mailer, env }: LetterHouse,
  kind: LetterKind,
  facts: LetterFacts,
): Promise<void> {
  const { to, reach } = facts;
  const names = {
    fair: cleanName(facts.fair.name),
    name: cleanName(facts.name),
    college: cleanName(facts.college ?? facts.name),
  };
  const url = `${env.publicUrl}${await pathFor(tx, world, facts)}`;
  await sendLetter(
    tx,
    { mailer, env },
    {
      kind: `exhibitor-${kind}`,
      to,
      unverified: reach !== 'account',
      write: (say) => ({
        subject: say(said[`${kind}Subject`], names),
        heading: say(said[`${kind}Heading`], names),
        paragraphs: [
          ...(facts.asksAgreement ? [say(agreeingWords.emailLead, names)] : []),
          ...leadOf(say, kind, facts, names),
          ...(kind === 'registered' ? howToPay(say, facts) : []),
        ],
        after: [
          say(afterwards[reach], { days: linkDays }),
          ...(kind === 'link' || kind === 'again' ? [say(said.ignore)] : []),
        ],
        action: { label: say(openWords[reach]), url },
      }),
    },
  );
}

const afterwards = {
  account: said.byCollege,
  entry: said.enters,
  claim: said.enters,
  link: said.opens,
} as const;
const openWords = {
  account: said.openAccount,
  entry: said.enter,
  claim: said.enter,
  link: said.open,
} as const;
/** What a contact who does not represent the college yet reads, once the registration belongs to it. */
const nextWords = { entry: said.boundNext, claim: said.boundClaim, link: said.boundByRep } as const;

/** Where the button of a letter leads. */
async function pathFor(
  tx: Queryable,
  world: World,
  { id, to, fair, reach }: LetterFacts,
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
  say: Say,
  kind: LetterKind,
  { amountCents, currency, reach, college }: LetterFacts,
  names: { readonly fair: string; readonly name: string; readonly college: string },
): readonly string[] {
  if (kind === 'again') return [say(said.again)];
  if (kind === 'link') return [say(said.linkLead)];
  if (kind === 'registered') return [];
  if (kind === 'back') return [say(said.backLead, names)];
  if (kind === 'bound')
    return [
      say(said.boundLead, names),
      say(nextWords[reach === 'account' ? 'entry' : reach], names),
    ];
  return [
    say(said.settledLead, names),
    ...(amountCents
      ? [say(said.settledPaid, { amount: inMoney('en-US', { cents: amountCents, currency }) })]
      : []),
    ...(reach === 'account'
      ? []
      : [say(college == null ? said.settledNext : nextWords[reach], names)]),
  ];
}

function howToPay(
  say: Say,
  { paymentType, amountCents, currency }: LetterFacts,
): readonly string[] {
  if (amountCents === 0) return [say(said.free)];
  const owed =
    amountCents === null
      ? []
      : [say(said.owed, { amount: inMoney('en-US', { cents: amountCents, currency }) })];
  switch (paymentType) {
    case 'card':
      return [...owed, say(said.byCard)];
    case 'invoice':
      return [...owed, say(said.byInvoice)];
    case 'check':
      return [...owed, say(said.byCheck)];
    default:
      return owed;
  }
}
