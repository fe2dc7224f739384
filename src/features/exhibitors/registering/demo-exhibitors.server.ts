import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { demoId } from '../../../platform/demo/demo-id.server.ts';
import { inventPerson } from '../../../platform/demo/invented-people.ts';
import { SeededRandom } from '../../../platform/demo/seeded-random.ts';
import { insertRecords } from '../../../platform/store/insert-records.server.ts';
import type { World } from '../../../platform/world.ts';
import { demoAccounts } from '../../accounts/demo-accounts.server.ts';
import { demoEmail, demoPeople } from '../../accounts/demo-accounts.ts';
import { hasPaidInDemo } from '../../booths/demo-booths.server.ts';
import { demoFairs, type DemoFair } from '../../fairs/demo-fairs.server.ts';
import { demoPayments } from '../../payments/demo-payments.server.ts';
import { FairExhibitor } from '../fair-exhibitor.entity.ts';

interface Exhibits {
  readonly fair: DemoFair;
  /** The colleges in the order of registration; the first is the demo rep's. */
  readonly collegeIds: readonly string[];
  /** How many of them the coordinator has assigned to a session of six. */
  readonly planned: number;
}

const placeRow = row({
  id: 'text',
  name: 'text',
  address1: 'text',
  city: 'text',
  state: 'text',
  postalCode: 'text',
  country: 'text?',
});

type Place = RowOf<typeof placeRow>;

const perSession = 6;
const sampleNotes = [
  'We can do the first session only.',
  'Please not right after our neighbors.',
  'We bring a sign language interpreter.',
];

/**
 * Loads the exhibitors of a fair of the demo.
 * @returns their ids, in the order of the colleges
 */
export async function loadDemoExhibitors(
  tx: Queryable,
  world: World,
  { fair, collegeIds, planned }: Exhibits,
): Promise<readonly string[]> {
  const places = await readPlaces(tx, collegeIds);
  const seededRandom = new SeededRandom(fair.length * 1000 + collegeIds.length);
  const exhibitors = collegeIds.map((collegeId, index) => {
    const isReps = index === 0;
    const payment = isReps && fair !== 'last-fall' ? demoPayments[fair] : null;
    const paymentType = seededRandom.pick(['card', 'card', 'card', 'invoice', 'check']);
    // A booth's checklist and the books agree on the payment.
    const isPaid =
      fair === 'demo'
        ? hasPaidInDemo(index, collegeIds.length)
        : isReps || seededRandom.happens(0.9);
    const session = Math.floor(index / perSession) + 1;
    const { id: _, ...address } = places.get(collegeId) ?? { id: collegeId };
    return {
      id: demoId('exhibitor', fair, index + 1),
      fairId: demoFairs[fair],
      collegeId,
      userId: isReps ? demoAccounts.college : null,
      ...address,
      ...contact(seededRandom, index, isReps),
      consent: true,
      paymentType: payment?.paymentType ?? paymentType,
      paymentStatus: payment?.paymentStatus ?? (isPaid ? 'paid' : 'pending'),
      ...(payment
        ? {}
        : { paymentData: { amountCents: fair === 'demo' ? 35_000 : 25_000, currency: 'usd' } }),
      ...(fair === 'demo' ? {} : { timeSlots: index < planned ? [session] : null }),
      ...(fair !== 'demo' && seededRandom.happens(0.3)
        ? { timeSlotNotes: [seededRandom.pick(sampleNotes)] }
        : {}),
    };
  });
  await insertRecords(tx, world, FairExhibitor, exhibitors, 'ignore');
  if (fair !== 'last-fall')
    await tx.query(
      `insert into exhibitor_registration (exhibitor_id, payment_id, created_at, settled_told_at)
       select e.id, p.id, $3, case when p.payment_status = 'paid' then $3::timestamptz end
       from fair_exhibitor e, college_payment p where e.id = $1 and p.id = $2
       on conflict do nothing`,
      [demoId('exhibitor', fair, 1), demoPayments[fair].id, world.now()],
    );
  return exhibitors.map(({ id }) => id);
}

function contact(seededRandom: SeededRandom, index: number, isReps: boolean) {
  const person = inventPerson(seededRandom, index + 1, 'exhibitors.demo.test');
  return {
    primaryContactFirstName: isReps ? demoPeople.college.firstName : person.firstName,
    primaryContactLastName: isReps ? demoPeople.college.lastName : person.lastName,
    primaryContactPhone: person.phone,
    primaryContactEmail: isReps ? demoEmail('college') : person.email,
    primaryContactTitle: seededRandom.pick([
      'Admission Counselor',
      'Director of Admission',
      'Recruiter',
    ]),
    primaryContactAttendingFair: true,
  };
}

async function readPlaces(
  tx: Queryable,
  collegeIds: readonly string[],
): Promise<ReadonlyMap<string, Place>> {
  const rows = await readRows(tx, placeRow)(
    `select id, name, address1, city, state, postal_code as "postalCode", country
     from college where id = any($1)`,
    [collegeIds],
  );
  return new Map(rows.map((row) => [row.id, row]));
}
