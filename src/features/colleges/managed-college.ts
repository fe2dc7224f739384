import { collegeTypes } from './college-choices.ts';

/** Filters of the admins' table of colleges by kind. */
export const collegeKinds = collegeTypes;

/** Sort orders of the admins' table of colleges; `match` is how well a search fits. */
export const collegeSorts = [
  'match',
  'name',
  'state',
  'status',
  'reps',
  'fairs',
  'unpaid',
  'updatedAt',
] as const;

/** The GraphQL types of `manageColleges`. */
export const managedCollegeTypes = `
  "A page of colleges, for admins."
  type ManagedCollegePage {
    items: [ManagedCollege!]!
    total: Int!
    "Colleges that someone entered and no admin has approved yet, whatever the filters say."
    drafts: Int!
  }
  "A college, for admins."
  type ManagedCollege {
    id: ID!
    name: String!
    city: String!
    state: String!
    status: String!
    slug: String
    domain: String
    unitId: Int
    kinds: [String!]!
    "Confirmed reps."
    reps: Int!
    "Fairs it exhibits or has exhibited at, canceled ones left out."
    fairs: Int!
    "Those of them that are not over."
    upcomingFairs: Int!
    "Invoices and checks that wait for their money."
    unpaid: Int!
    createdAt: DateTime!
    updatedAt: DateTime!
  }`;

/** Maximum number of colleges opened or closed at once. */
export const mostColleges = 10_000;
