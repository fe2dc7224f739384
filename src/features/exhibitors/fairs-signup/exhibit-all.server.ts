import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import type { SignedIn } from '../../accounts/people-services.ts';
import type { FairsPaid, Payments } from '../../payments/payments.ts';
import { voidInvoice } from '../billing-emails/void-invoice.server.ts';
import type { EmailContext } from '../contact-emails/write-exhibitor-email.server.ts';
import { readRegistration } from '../read-registration.server.ts';
import { makeExhibitor } from '../registering/make-exhibitor.server.ts';
import { leavePayment } from '../withdrawal/leave-payment.server.ts';
import { makeWay } from './make-way.server.ts';

const contactRow = row({ firstName: 'text', lastName: 'text', phone: 'text', email: 'text' });

/** The contact recorded for a college: the person who registers it, otherwise one of its reps. */
type Contact = RowOf<typeof contactRow>;

const collegeRow = row({
  name: 'text',
  address1: 'text',
  address2: 'text?',
  city: 'text',
  state: 'text',
  country: 'text?',
  postalCode: 'text',
});

type College = RowOf<typeof collegeRow>;

interface SignedUp extends Pick<Payments, 'world' | 'prices' | 'seller'> {
  readonly by: SignedIn;
  readonly payment: FairsPaid;
  /** For the email to those whose own registration this ends. */
  readonly emails: EmailContext;
}

/**
 * Creates what a payment for several fairs covers: an exhibitor per fair and, at booth fairs, a
 * booth. A college's separate open registration for one of them joins the payment.
 */
export async function exhibitAll(
  tx: Queryable,
  { world, prices, seller, by, payment, emails }: SignedUp,
): Promise<void> {
  const { id: paymentId, collegeId, fairIds, paymentType, paymentStatus } = payment;
  const books = { world, prices, seller };
  await makeWay(tx, { ...emails, ...books }, { collegeId, fairIds });
  const college = await readCollege(tx, collegeId);
  const contact = await readContact(tx, collegeId, by);
  const fairs = await readRows(tx, { id: 'text', fairType: 'text', unpaidId: 'text?' })(
    `select f.id, f.fair_type as "fairType",
       (select e.id from fair_exhibitor e where e.fair_id = f.id and e.college_id = $2
          and e.payment_status in ('pending', 'failed') order by e.id limit 1) as "unpaidId"
     from fair f where f.id::text = any($1) order by f.start_time, f.id`,
    [fairIds, collegeId],
  );
  for (const fair of fairs) {
    if (fair.unpaidId !== null) {
      await adopt(tx, books, fair.unpaidId, payment);
      continue;
    }
    await makeExhibitor(tx, world, {
      record: { ...college, ...inRecord(contact), consent: true, paymentType, paymentStatus },
      fair,
      collegeId,
      accountId: by.id,
      paymentId,
    });
  }
}

const inRecord = ({ firstName, lastName, phone, email }: Contact) => ({
  primaryContactFirstName: firstName,
  primaryContactLastName: lastName,
  primaryContactPhone: phone,
  primaryContactEmail: email,
  primaryContactAttendingFair: true,
});

async function adopt(
  tx: Queryable,
  books: Pick<Payments, 'world' | 'prices' | 'seller'>,
  exhibitorId: string,
  { id, paymentType, paymentStatus }: FairsPaid,
): Promise<void> {
  const { world } = books;
  // The earlier invoice for this fair no longer applies.
  const before = await readRegistration(tx, exhibitorId);
  if (before !== null && before.paymentId !== id) {
    await voidInvoice(tx, books, { subject: 'exhibitor', subjectId: exhibitorId }, 'elsewhere');
    await leavePayment(tx, books, before, 'elsewhere');
  }
  await tx.query(
    `insert into exhibitor_registration (exhibitor_id, payment_id, created_at) values ($1, $2, $3)
     on conflict (exhibitor_id) do update set payment_id = $2`,
    [exhibitorId, id, world.now()],
  );
  await tx.query(
    `update fair_exhibitor set payment_type = $2, payment_status = $3, payment_data = null,
       updated_at = $4 where id = $1`,
    [exhibitorId, paymentType, paymentStatus, world.now()],
  );
}

async function readCollege(tx: Queryable, id: string): Promise<College> {
  const rows = await readRows(tx, collegeRow)(
    `select name, coalesce(address1, '') as address1, address2, city, state, country,
       coalesce(postal_code, '') as "postalCode" from college where id = $1`,
    [id],
  );
  if (!rows[0]) throw new Error('A college vanished while it was signed up.');
  return rows[0];
}

async function readContact(tx: Queryable, collegeId: string, by: SignedIn): Promise<Contact> {
  const rows = await readRows(tx, contactRow)(
    `select first_name as "firstName", last_name as "lastName", coalesce(phone, '') as phone, email
     from college_rep where college_id = $1 and confirmed_at is not null
     order by user_id is distinct from $2, id limit 1`,
    [collegeId, by.id],
  );
  return rows[0] ?? { firstName: '', lastName: '', phone: '', email: by.email };
}
