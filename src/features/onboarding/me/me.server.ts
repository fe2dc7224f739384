import { listLinkOffers, type LinkPurpose } from '../../accounts/link-token.server.ts';
import { signedIn, type PeopleCall, type PeopleServices } from '../../accounts/people-services.ts';
import { collegeToBeDecided } from '../../accounts/session-attributes.ts';
import { fairsOfStudents } from '../../attendees/fairs-of-students.server.ts';
import { ownRegistrations } from '../../attendees/own-registrations.server.ts';
import { claimsOf } from '../../colleges/claims.server.ts';
import { mayRenameSchool } from '../../counselors/update-school.server.ts';
import { ownExhibits } from '../../exhibitors/own-exhibits.server.ts';
import { ownReceipts } from '../../payments/own-receipts.server.ts';
import type { PaymentServices } from '../../payments/payments.ts';
import {
  operation,
  type RecordsResolver,
  type SchemaObject,
} from '../../../platform/graphql/operation.ts';
import { consentsOf, consentsOfStudent } from '../../students/own-consents.server.ts';
import { meTypes } from './me-schema.server.ts';
import { readSelf, type Self } from './read-self.server.ts';
import type { Connection, Row } from '../../../platform/store/connections.ts';

type ReadOne = RecordsResolver<Self, PeopleServices, Promise<Row | null> | null>;
type ReadPage = RecordsResolver<Self, PeopleServices, Promise<Connection> | Connection>;
const nothing = { items: [], nextToken: null };

/** The session's college, if any. */
const collegeOf = ({ user_type: type, college_id: id }: Self): string | null =>
  type === 'college' && id !== collegeToBeDecided ? id : null;

const collegeRep: ReadOne = (self, records, context) =>
  self.user_type === 'college'
    ? records.first(signedIn(context), { userId: { eq: self.sub } })
    : null;

const college: ReadOne = (self, records, context) => {
  const id = collegeOf(self);
  return id === null ? null : records.get(signedIn(context), id);
};

const collegeBooths: ReadPage = (self, records, context, args) => {
  const id = collegeOf(self);
  if (id === null) return nothing;
  return records.list(signedIn(context), { ...args, filter: { collegeId: { eq: id } } });
};

const parent: ReadOne = (self, records, context) => {
  if (self.user_type !== 'parent') return null;
  const own = { userId: { eq: self.sub } };
  return records.first(
    signedIn(context),
    self.student_id === null ? own : { ...own, studentId: { eq: self.student_id } },
  );
};

/** A parent's own records, one for each student; a student's parents. */
const parents: ReadPage = (self, records, context, args) => {
  if (self.user_type !== 'parent' && self.user_type !== 'student') return nothing;
  const whose = self.user_type === 'parent' ? 'userId' : 'owner';
  return records.list(signedIn(context), { ...args, filter: { [whose]: { eq: self.sub } } });
};

const student: ReadOne = (self, records, context) => {
  const by = signedIn(context);
  if (self.user_type === 'student') return records.first(by, { userId: { eq: self.sub } });
  return self.student_id === null ? null : records.get(by, self.student_id);
};

/** The students between whom a parent switches. */
const students: ReadPage = (self, records, context, args) => {
  const by = signedIn(context);
  const ids = self.user_type === 'parent' ? (by.holds['student'] ?? []) : [];
  if (ids.length === 0) return nothing;
  return records.list(by, { ...args, filter: { or: ids.map((id) => ({ id: { eq: id } })) } });
};

const counselor: ReadOne = (self, records, context) =>
  self.user_type === 'counselor'
    ? records.first(signedIn(context), { userId: { eq: self.sub } })
    : null;

const counselorSchool: ReadOne = ({ schoolId }, records, context) =>
  schoolId === null ? null : records.get(signedIn(context), schoolId);

const kinds: Readonly<Partial<Record<LinkPurpose, SchemaObject<'Invitation'>['kind']>>> = {
  'parent-invitation': 'PARENT_INVITATION',
  'student-invitation': 'STUDENT_INVITATION',
  'rep-invitation': 'REP_INVITATION',
  'counselor-confirmation': 'COUNSELOR_CONFIRMATION',
};

/** What someone is offered, in the words of the schema. */
async function invitations(_: Self, context: PeopleCall) {
  const { pool } = context.services.database;
  const offers = await listLinkOffers(pool, context.world, signedIn(context).email);
  return offers.flatMap(({ purpose, payload, ...offer }) => {
    const kind = kinds[purpose];
    const { from = null, about = null } = payload;
    return kind ? [{ ...offer, kind, from, about }] : [];
  });
}

/** The student's answers to colleges; a parent reads those of the student. */
function consents({ user_type: type, sub, student_id: studentId }: Self, context: PeopleCall) {
  const { pool } = context.services.database;
  if (type === 'student') return consentsOf(pool, sub);
  return type === 'parent' && studentId !== null ? consentsOfStudent(pool, studentId) : [];
}

/** `me`: who is signed in, with the reads that the specification's section 7 makes for the user. */
export const me = operation<'me', PaymentServices>({
  kind: 'Query',
  name: 'me',
  field: `
  "Returns the signed-in account with its role, records, fairs and invitations."
  me(studentId: ID): Me!`,
  types: meTypes,
  who: ['signedIn'],
  resolve: ({ studentId }, context) =>
    readSelf(context.services.database.pool, signedIn(context), studentId ?? null),
  records: {
    Me: {
      collegeRep,
      college,
      collegeBooths,
      parent,
      parents,
      student,
      students,
      counselor,
      counselorSchool,
    },
  },
  fields: {
    Me: {
      registrations: (_: Self, context) =>
        ownRegistrations(context.services.database.pool, signedIn(context)),
      studentFairs: ({ user_type: type }: Self, context) =>
        type === 'parent'
          ? fairsOfStudents(
              context.services.database.pool,
              signedIn(context).holds['student'] ?? [],
            )
          : [],
      exhibits: (_: Self, context) =>
        ownExhibits(
          context.services.database.pool,
          context.services.payments.prices,
          signedIn(context),
          context.world.now(),
        ),
      receipts: (_: Self, context) =>
        ownReceipts(context.services.database.pool, signedIn(context)),
      mayRenameSchool: ({ user_type: type, sub }: Self, context) =>
        type === 'counselor' && mayRenameSchool(context.services.database.pool, sub),
      claims: (self: Self, context) => claimsOf(context.services.database.pool, self.sub),
      invitations,
      consents,
    },
  },
});
