import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { sendAccountEmail } from '../../accounts/account-email.server.ts';
import { formatFairTimes } from '../../../platform/i18n/format-fair-times.ts';
import { datesIn } from '../../../platform/i18n/translator-for.ts';
import { writeAuditEntries } from '../../../platform/audit/write-audit-entry.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { cleanName } from '../../../platform/email/clean-name.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { readDueExhibitors, type DueExhibitor } from './due-exhibitor-reminders.server.ts';
import { wayFor } from './exhibitor-way.server.ts';
import { exhibitorReminders as messages } from './reminders.messages.ts';
import type { EmailContext } from '../contact-emails/write-exhibitor-email.server.ts';
import { readChosen } from '../exhibitor-list/chosen-exhibitors.server.ts';

/** How many exhibitors got the email, and how many did not. */
interface Reminded {
  readonly sent: number;
  readonly skipped: number;
}

/** Exhibitors per call. */
const most = 200;

/**
 * `remindOfPayment(...)`: emails the people of exhibitors about an open payment. Skips those who
 * have paid, have withdrawn or were reminded within a day, and fairs that don't take place. It can
 * also be sent after a fair.
 * @throws Refusal NOT_FOUND when none of them is an exhibitor of the fair
 */
export const remindOfPayment = operation<'remindOfPayment', PeopleServices>({
  kind: 'Mutation',
  name: 'remindOfPayment',
  field: `
  "Emails the contacts and reps of up to ${most} exhibitors of a fair that their payment is open. chosenExhibitors tells who is skipped."
  remindOfPayment(fairId: ID!, ids: [ID!]!): PaymentReminders!`,
  types: `
  "The result of sending payment reminders."
  type PaymentReminders { sent: Int! skipped: Int! }`,
  who: ['ADMINS'],
  resolve: ({ fairId, ids }, context) =>
    context.services.writer.change(async (tx): Promise<Reminded> => {
      const { services, world } = context;
      const chosen = await readChosen(tx, world.now(), { fairId, ids: ids.slice(0, most) }, true);
      if (chosen.length === 0) throw notFound();
      const open = chosen.filter(({ remind }) => remind === 'can').map(({ id }) => id);
      const due = await readDueExhibitors(tx, open, null);
      const reached = due.filter(({ people }) => people.length > 0);
      for (const exhibitor of reached)
        for (const person of exhibitor.people)
          await remind(tx, { ...services, world }, exhibitor, person);
      await writeAuditEntries(
        tx,
        world,
        signedIn(context),
        reached.map(({ id: subjectId }) => ({
          action: 'remindOfPayment',
          subject: 'FairExhibitor',
          subjectId,
          details: { fairId },
        })),
      );
      return { sent: reached.length, skipped: chosen.length - reached.length };
    }),
});

const byMethod = {
  card: messages.payCard,
  invoice: messages.payInvoice,
  check: messages.payCheck,
} as const;

const isMethod = (type: string): type is keyof typeof byMethod => Object.hasOwn(byMethod, type);

async function remind(
  tx: Queryable,
  { world, mailer, env }: EmailContext,
  exhibitor: DueExhibitor,
  person: DueExhibitor['people'][number],
): Promise<void> {
  const { fair, paymentType } = exhibitor;
  const way = await wayFor(tx, { world }, exhibitor, person);
  const names = {
    fair: cleanName(fair.name),
    name: cleanName(exhibitor.name),
    when: formatFairTimes(
      { ...fair, timeZone: person.timeZone ?? fair.timeZone },
      datesIn(person.locale),
    ),
  };
  await sendAccountEmail(
    tx,
    { mailer, env },
    {
      kind: 'exhibitor-payment-open',
      to: person.email,
      unverified: way.isGuest,
      write: (t) => {
        const subject = t(messages.paySubject, names);
        return {
          subject,
          heading: subject,
          paragraphs: [
            t(messages.payText, names),
            ...(isMethod(paymentType) ? [t(byMethod[paymentType])] : []),
            t(messages.paySent),
          ],
          action: { label: t(way.label), url: `${env.publicUrl}${way.path}` },
        };
      },
    },
  );
}
