import { expect } from 'vitest';
import { startingPrivacy } from '../../src/features/students/privacy-switches.ts';
import type { Person, TestServer } from './test-server.server.ts';
import type { testRecords } from './test-records.server.ts';
import type { StudentMail } from './test-mail-kinds.ts';

type Make = Awaited<ReturnType<typeof testRecords>>['make'];

export const switches = Object.keys(startingPrivacy) as readonly (keyof typeof startingPrivacy)[];
type Switch = (typeof switches)[number];
export type Settings = Readonly<Record<Switch, boolean>>;

export interface Student extends Person {
  readonly settings: Settings;
}

/** One kind of email, and how it is sent. */
export interface Kind {
  readonly name: string;
  /** How the outbox names it. */
  readonly mail: StudentMail;
  readonly send: (students: readonly Student[]) => Promise<unknown>;
}

/** What an organizer does long before a fair, about who registers by phone and about everyone. */
export function fromAnOrganizer(
  { world, jobs, database }: TestServer,
  admin: Person,
  make: Make,
): readonly Kind[] {
  /** The registrations by their addresses. */
  const added = new Map<string, unknown>();
  return [
    {
      name: 'the word that an organizer registered them',
      mail: 'registration-added',
      async send(to) {
        const inDays = (days: number) =>
          new Date(world.now().getTime() + days * 86_400_000).toISOString();
        const other = await make('Fair', {
          slug: 'by-phone',
          fairType: 'booth',
          timeZone: 'UTC',
          startTime: inDays(60),
          endTime: inDays(60.1),
          exhibitorDeadline: inDays(50),
          publishedAt: inDays(0),
        });
        for (const { email } of to) {
          const { data, errors } = await admin.call(
            'mutation ($input: AddAttendeeInput!) { it: addAttendee(input: $input) }',
            {
              input: {
                fairId: other,
                attendeeType: 'student',
                dob: '2009-05-04',
                email,
                firstName: 'Maya',
                lastName: 'Reyes',
              },
            },
          );
          expect(errors).toBeUndefined();
          added.set(email, data?.['it']);
        }
      },
    },
    {
      name: 'the word that an organizer canceled it',
      mail: 'registration-ended',
      async send() {
        const { errors } = await admin.call(
          'mutation ($ids: [ID!]!) { cancelAttendees(ids: $ids, tell: true) }',
          { ids: [...added.values()] },
        );
        expect(errors).toBeUndefined();
      },
    },
    {
      name: 'the news of a fair that was published',
      mail: 'fair-news',
      async send() {
        // Other tests' fairs were news this week; more comes a week later.
        await database.pool.query(`update fair_news set told_at = told_at - interval '8 days'`);
        const inDays = (days: number) =>
          new Date(world.now().getTime() + days * 86_400_000).toISOString();
        await make('Fair', {
          slug: 'brand-new',
          fairType: 'booth',
          timeZone: 'UTC',
          startTime: inDays(30),
          endTime: inDays(30.1),
          exhibitorDeadline: inDays(20),
          publishedAt: inDays(0),
        });
        world.advance(3 * 3_600_000);
        await jobs.runDue();
      },
    },
  ];
}
