import type pg from 'pg';
import { createInvitedAccount } from '../accounts/create-invited-account.server.ts';
import { transaction } from '../platform/database/transaction.server.ts';
import type { Queryable } from '../platform/database/queryable.ts';
import { sweepExhibitorLinks } from './exhibitor-link.server.ts';
import { readRegistration, type Registration } from './read-registration.server.ts';
import { writeExhibitorLetter, type LetterHouse } from './write-exhibitor-letter.server.ts';

/** At most so many in one round. */
const most = 100;

/**
 * Tells everybody whose registration was settled since the last round, by whatever way, once; the fairs
 * of one payment in one mail. A guest is invited to an account besides.
 *
 * @returns how many were told
 */
export async function tellSettled(pool: pg.Pool, house: LetterHouse): Promise<number> {
  for (let told = 0; told < most; told += 1)
    if (!(await transaction(pool, (tx) => tellOne(tx, house)))) return told;
  return most;
}

async function tellOne(tx: Queryable, house: LetterHouse): Promise<boolean> {
  const { rows } = await tx.query<{ id: string }>(
    `select r.exhibitor_id as id from exhibitor_registration r
     join fair_exhibitor e on e.id = r.exhibitor_id
     where r.settled_told_at is null and r.withdrawn_at is null
       and e.payment_status in ('paid', 'waived')
     order by r.created_at, r.exhibitor_id limit 1 for update of r skip locked`,
  );
  const registration = rows[0] && (await readRegistration(tx, rows[0].id));
  if (!registration) return false;
  const { email: to, collegeId, paymentStatus } = registration;
  const fairs = await markTold(tx, house, registration);
  // What was free is told by the mail of the sign-up.
  if (paymentStatus !== 'waived') await writeSettled(tx, house, registration, fairs);
  if (collegeId === null)
    await createInvitedAccount(tx, house, { email: to, userType: 'college', sendEmail: true });
  return true;
}

/** The names of the fairs that one mail is about. */
async function markTold(
  tx: Queryable,
  { world }: LetterHouse,
  { id, paymentId }: Registration,
): Promise<string> {
  const { rows } = await tx.query<{ name: string }>(
    `with told as (
       update exhibitor_registration set settled_told_at = $3
       where (exhibitor_id = $1 or payment_id = $2) and settled_told_at is null
       returning exhibitor_id
     )
     select f.name from told t join fair_exhibitor e on e.id = t.exhibitor_id
     join fair f on f.id = e.fair_id order by f.start_time, f.id`,
    [id, paymentId, world.now()],
  );
  return rows.map(({ name }) => name).join(', ');
}

async function writeSettled(
  tx: Queryable,
  house: LetterHouse,
  { id, email: to, name, fair, collegeId, paymentType, paymentId, paymentData }: Registration,
  fairs: string,
): Promise<void> {
  const { rows } = await tx.query<{ data: Registration['paymentData'] }>(
    'select payment_data as data from college_payment where id = $1',
    [paymentId],
  );
  const data = rows[0] ? rows[0].data : paymentData;
  const cents = data?.['amountCents'];
  const currency = data?.['currency'];
  await writeExhibitorLetter(tx, house, 'settled', {
    ...{ id, to, name, paymentType },
    fair: { ...fair, name: fairs },
    amountCents: typeof cents === 'number' ? cents : null,
    currency: typeof currency === 'string' ? currency : 'usd',
    signedIn: collegeId !== null,
  });
}

/** Tells what is settled, and forgets links that are over. */
export async function tendExhibitors(pool: pg.Pool, house: LetterHouse): Promise<void> {
  await tellSettled(pool, house);
  await sweepExhibitorLinks(pool, house.world);
}
