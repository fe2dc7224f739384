import type { Queryable } from '../../../platform/database/queryable.ts';
import { demoId } from '../../../platform/demo/demo-id.server.ts';
import { SeededRandom } from '../../../platform/demo/seeded-random.ts';
import { inventPerson } from '../../../platform/demo/invented-people.ts';
import { insertRecords } from '../../../platform/store/insert-records.server.ts';
import type { World } from '../../../platform/world.ts';
import { StudentPrivacySettings } from '../student-privacy-settings.entity.ts';
import { Student } from '../student.entity.ts';

/** Students made by one statement each of accounts, records and settings. */
const piece = 500;

/**
 * Makes invented students with confirmed accounts who take all mail, so that campaigns to many can be
 * tried; no one can sign in as one of them. Those who are there already stay as they are.
 *
 * @param tell called with how many there are by now
 */
export async function loadDemoCrowd(
  tx: Queryable,
  world: World,
  count: number,
  tell: (done: number) => void = () => undefined,
): Promise<void> {
  const seededRandom = new SeededRandom(count);
  const year = world.now().getUTCFullYear();
  for (let first = 1; first <= count; first += piece) {
    const people = Array.from({ length: Math.min(piece, count - first + 1) }, (_, index) => {
      const number = first + index;
      const person = inventPerson(seededRandom, number, 'crowd.demo.test');
      // The address is that of the number alone, so that a larger crowd holds the smaller one.
      return { ...person, number, email: `student-${number}@crowd.demo.test` };
    });
    await tx.query(
      `insert into account (id, email, email_verified, name, user_type, created_at, updated_at)
       select p.id, p.email, true, p.name, 'student', $4, $4
       from unnest($1::uuid[], $2::text[], $3::text[]) as p (id, email, name)
       on conflict do nothing`,
      [
        people.map(({ number }) => demoId('crowd', number)),
        people.map(({ email }) => email),
        people.map(({ firstName, lastName }) => `${firstName} ${lastName}`),
        world.now(),
      ],
    );
    await insertRecords(
      tx,
      world,
      Student,
      people.map(({ number, ...person }) => ({
        ...person,
        id: demoId('crowd-student', number),
        userId: demoId('crowd', number),
        owner: demoId('crowd', number),
        dob: `${year - 17}-05-04`,
        setupStep: 4,
      })),
      'ignore',
    );
    await insertRecords(
      tx,
      world,
      StudentPrivacySettings,
      people.map(({ number }) => ({
        id: demoId('crowd-privacy', number),
        studentId: demoId('crowd-student', number),
        owner: demoId('crowd', number),
        subscribedFairReminders: true,
        messageNotifications: true,
        allFairReminders: true,
        subscribedChatReminders: true,
        subscribedWebinarReminders: true,
        shareAttendeeInfo: false,
      })),
      'ignore',
    );
    tell(first + people.length - 1);
  }
}
