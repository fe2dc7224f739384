import { demoAccounts } from '../accounts/demo-accounts.server.ts';
import { demoEmail, demoPeople } from '../accounts/demo-accounts.ts';
import { majorFamilies } from '../colleges/majors.ts';
import { demoFairs, type DemoFair } from '../fairs/demo-fairs.server.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { demoId } from '../../platform/demo/demo-id.server.ts';
import { SeededRandom } from '../../platform/demo/seeded-random.ts';
import { inventPerson, type InventedPerson } from '../../platform/demo/invented-people.ts';
import type { Values } from '../../platform/model/entity.ts';
import { insertRecords } from '../../platform/store/insert-records.server.ts';
import type { World } from '../../platform/world.ts';
import { FairAttendee } from './fair-attendee.entity.ts';

/** Number of attendees of each fair; 400 in all. */
const counts: Readonly<Record<DemoFair, number>> = { demo: 250, 'demo-6x6': 90, 'last-fall': 60 };

const day = 24 * 3_600_000;
const majors = majorFamilies.map(({ title }) => title);

/** Loads the attendees of the demo's fairs, including the people with demo accounts. */
export async function loadDemoAttendees(tx: Queryable, world: World): Promise<void> {
  const now = world.now();
  for (const [slug, count] of Object.entries(counts)) {
    const seededRandom = new SeededRandom(400 + count);
    const attendees = Array.from({ length: count }, (_, index) => {
      const person = inventPerson(seededRandom, index + 1, 'families.demo.test');
      const type = seededRandom.pick(attendeeTypes);
      return {
        id: demoId('attendee', slug, index + 1),
        fairId: demoFairs[slug as DemoFair],
        ...person,
        ...(type === 'student' ? studentPart(seededRandom, person, now) : {}),
        ...(type === 'parent' ? { parentRelationship: seededRandom.pick(relationships) } : {}),
        ...(type === 'counselor' ? counselorPart(seededRandom, person) : {}),
        attendeeType: type,
        consent: true,
        ...(slug === 'demo' ? {} : sessionsPart(seededRandom, slug === 'last-fall', now)),
        createdAt: new Date(now.getTime() - seededRandom.number() * 30 * day),
        ...demoPerson(slug as DemoFair, index),
        confirmedAt: now,
      };
    });
    await insertRecords(tx, world, FairAttendee, attendees, 'ignore');
  }
}

const attendeeTypes = [
  ...(['student', 'student', 'student', 'student', 'student', 'student', 'student'] as const),
  ...(['parent', 'parent', 'counselor'] as const),
];
const relationships = ['Mother', 'Father', 'Guardian', 'Relative', 'Friend', 'Other'];
const grades = ['9th', '10th', '11th', '12th', 'Transfer'];
const ethnicities = ['Asian', 'Black', 'Hispanic', 'Native American', 'Pacific Islander', 'White'];

/** A student of 14 to 18 with the form's answers; some omit optional ones. */
function studentPart(seededRandom: SeededRandom, { city }: InventedPerson, now: Date): Values {
  const age = seededRandom.whole(14, 18);
  const year = now.getUTCFullYear();
  const month = String(seededRandom.whole(1, 12)).padStart(2, '0');
  const maybe = (probability: number, values: Values): Values =>
    seededRandom.happens(probability) ? values : {};
  return {
    dob: `${year - age}-${month}-${String(seededRandom.whole(1, 28)).padStart(2, '0')}`,
    schoolName: `${city} ${seededRandom.pick(['High School', 'Academy', 'Central High School'])}`,
    schoolGrade: grades[Math.min(Math.max(age - 14, 0), 3)] ?? '12th',
    collegeStart: `Fall ${year + Math.max(1, 18 - age)}`,
    majors: seededRandom.some(majors, seededRandom.whole(1, 3)),
    ...maybe(0.8, {
      gpaScore: Math.round((2.2 + seededRandom.number() * 1.8) * 100) / 100,
      gpaScale: 4,
    }),
    ...maybe(0.35, { satScore: seededRandom.whole(90, 155) * 10 }),
    ...maybe(0.2, { actScore: seededRandom.whole(17, 35) }),
    ...maybe(0.5, {
      demographics: {
        ethnicity: [seededRandom.pick(ethnicities)],
        firstGeneration: seededRandom.happens(0.4),
        heardFrom: seededRandom.pick(['My counselor', 'A friend', 'My parents', 'Social media']),
      },
    }),
  };
}

function counselorPart(seededRandom: SeededRandom, { city }: InventedPerson): Values {
  return {
    schoolName: `${city} High School`,
    title: seededRandom.pick(['School Counselor', 'College Advisor', 'Teacher']),
    counselorType: seededRandom.pick(['High school', 'Community organization', 'Independent']),
  };
}

/** The sessions someone chose, and what they watched of them afterwards. */
function sessionsPart(seededRandom: SeededRandom, isOver: boolean, now: Date): Values {
  const attending = seededRandom.some([1, 2, 3], seededRandom.whole(1, 3));
  if (!isOver || seededRandom.happens(0.5)) return { attending };
  const lastAt = new Date(now.getTime() - seededRandom.number() * 14 * day).toISOString();
  const recording = Object.fromEntries(
    attending.map((session) => [session, { watchedSeconds: seededRandom.whole(60, 2700), lastAt }]),
  );
  return { attending, recording };
}

/** The demo's student, parent and counselor are registered for the first two fairs. */
function demoPerson(fair: DemoFair, index: number): Values {
  const type = (['student', 'parent', 'counselor'] as const)[index];
  if (type === undefined || fair === 'last-fall') return {};
  const schoolName = 'Maple Grove High School';
  return {
    attendeeType: type,
    ...demoPeople[type],
    email: demoEmail(type),
    userId: demoAccounts[type],
    city: 'Springfield',
    state: 'MA',
    postalCode: '01103',
    ...(type === 'student' ? { schoolName, schoolGrade: '12th' } : {}),
    ...(type === 'counselor' ? { schoolName } : {}),
  };
}
