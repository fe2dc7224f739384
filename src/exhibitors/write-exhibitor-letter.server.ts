import { sendLetter } from '../accounts/send-letter.server.ts';
import type { PeopleServices } from '../accounts/people-services.ts';
import { inMoney } from '../ui/in-price.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import { cleanName } from '../platform/email/clean-name.ts';
import type { Say } from '../platform/words/speak.ts';
import type { World } from '../platform/world.ts';
import { issueExhibitorLink, linkDays } from './exhibitor-link.server.ts';
import { exhibitorLetters as said } from './letters.words.ts';

/** The parts of the house that letters to exhibitors need. */
export interface LetterHouse {
  readonly world: World;
  readonly mailer: PeopleServices['mailer'];
  readonly env: Pick<PeopleServices['env'], 'brand' | 'publicUrl'>;
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
  /** True: its people have accounts, and need no link. */
  readonly signedIn: boolean;
}

/**
 * Which letter: the receipt of a sign-up, a sign-up that was there already, a new link, settled, or the money
 * of somebody who withdrew is back.
 */
export type LetterKind = 'registered' | 'again' | 'link' | 'settled' | 'back';

/** Puts a letter to an exhibitor in the outbox; a guest's carries a new link to the registration. */
export async function writeExhibitorLetter(
  tx: Queryable,
  { world, mailer, env }: LetterHouse,
  kind: LetterKind,
  facts: LetterFacts,
): Promise<void> {
  const { id, to, signedIn } = facts;
  const names = { fair: cleanName(facts.fair.name), name: cleanName(facts.name) };
  const url = signedIn
    ? `${env.publicUrl}/app/fairs/signup`
    : `${env.publicUrl}/fair-${facts.fair.slug}/confirmation?link=${await issueExhibitorLink(tx, world, id)}`;
  await sendLetter(
    tx,
    { mailer, env },
    {
      kind: `exhibitor-${kind}`,
      to,
      unverified: !signedIn,
      write: (say) => ({
        subject: say(said[`${kind}Subject`], names),
        heading: say(said[`${kind}Heading`], names),
        paragraphs: [
          ...leadOf(say, kind, facts, names),
          ...(kind === 'registered' ? howToPay(say, env, facts) : []),
        ],
        after: [
          signedIn ? say(said.byCollege) : say(said.opens, { days: linkDays }),
          ...(kind === 'link' || kind === 'again' ? [say(said.ignore)] : []),
        ],
        action: { label: say(signedIn ? said.openAccount : said.open), url },
      }),
    },
  );
}

function leadOf(
  say: Say,
  kind: LetterKind,
  { amountCents, currency, signedIn }: LetterFacts,
  names: { readonly fair: string; readonly name: string },
): readonly string[] {
  if (kind === 'again') return [say(said.again)];
  if (kind === 'link') return [say(said.linkLead)];
  if (kind === 'registered') return [];
  if (kind === 'back') return [say(said.backLead, names)];
  return [
    say(said.settledLead, names),
    ...(amountCents
      ? [say(said.settledPaid, { amount: inMoney('en-US', { cents: amountCents, currency }) })]
      : []),
    ...(signedIn ? [] : [say(said.settledNext)]),
  ];
}

function howToPay(
  say: Say,
  { brand }: LetterHouse['env'],
  { paymentType, amountCents, currency, to }: LetterFacts,
): readonly string[] {
  if (amountCents === 0) return [say(said.free)];
  const owed =
    amountCents === null
      ? []
      : [say(said.owed, { amount: inMoney('en-US', { cents: amountCents, currency }) })];
  const payee = brand.legalName;
  if (paymentType === 'card') return [...owed, say(said.byCard)];
  if (paymentType === 'invoice') return [...owed, say(said.byInvoice, { email: to })];
  if (paymentType !== 'check') return owed;
  const address = brand.postalAddress;
  return [
    ...owed,
    say(said.byCheck, { payee }),
    ...(address === undefined
      ? []
      : [say(said.checkAddress, { payee, address: address.replaceAll(/\s*\n\s*/g, ', ') })]),
  ];
}
