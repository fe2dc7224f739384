import type { SignedIn } from '../accounts/people-services.ts';
import { fairSummarySql, type FairSummary } from '../fairs/fair-summary.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { Values } from '../../platform/model/entity.ts';
import { isUuid } from '../../platform/model/kinds.ts';
import { notFound } from '../../platform/model/refusal.ts';
import { snakeCase } from '../../platform/store/naming.ts';
import { classOfRegistration } from './join-class.server.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { refusalMessages as messages } from './registration-refusals.messages.ts';
import type { SchemaObject } from '../../platform/graphql/operation.ts';

/** Fields people can read of their registration; `recording` and consent wordings stay internal. */
export const registrationFields = [
  'attendeeType',
  'dob',
  'firstName',
  'lastName',
  'email',
  'phone',
  'address1',
  'address2',
  'city',
  'state',
  'country',
  'postalCode',
  'parentRelationship',
  'parentFirstName',
  'parentLastName',
  'schoolName',
  'schoolGrade',
  'collegeStart',
  'demographics',
  'majors',
  'gpaScore',
  'gpaScale',
  'satScore',
  'actScore',
  'title',
  'counselorType',
  'counselorTypeOther',
  'consent',
  'attending',
] as const;

/** A registration for its own person: the fields above, the fair and the class. */
export type OwnRegistration = Values &
  SchemaObject<'MyRegistration'> & { readonly fair: FairSummary };

/** Own registrations: made while signed in, or with the person's confirmed address. */
const mine = '(t.user_id = $1 or lower(t.email) = $2)';

const columns = [
  't.id',
  't.created_at as "createdAt"',
  't.confirmed_at as "confirmedAt"',
  'exists (select from attendee_seat s where s.attendee_id = t.id) as "hasSeat"',
  ...registrationFields.map((field) => `t.${snakeCase(field)} as "${field}"`),
  `${fairSummarySql} as fair`,
  `${classOfRegistration} as class`,
].join(', ');

/** All registrations of a person, the latest fair first. */
export async function ownRegistrations(
  tx: Queryable,
  { id, email }: Pick<SignedIn, 'id' | 'email'>,
): Promise<readonly OwnRegistration[]> {
  const { rows } = await tx.query<OwnRegistration>(
    `select ${columns} from fair_attendee t join fair f on f.id = t.fair_id
     where ${mine} order by f.start_time desc, t.id desc limit 200`,
    [id, email.toLowerCase()],
  );
  return rows;
}

/**
 * One registration of a person; `hold` locks it until the transaction ends.
 * @throws Refusal NOT_FOUND when there is none with this id, or it is someone else's
 */
export async function ownRegistration(
  tx: Queryable,
  { id, email }: Pick<SignedIn, 'id' | 'email'>,
  registrationId: string,
  hold: 'hold' | null = null,
): Promise<OwnRegistration> {
  const { rows } = isUuid(registrationId)
    ? await tx.query<OwnRegistration>(
        `select ${columns} from fair_attendee t join fair f on f.id = t.fair_id
         where ${mine} and t.id = $3 ${hold ? 'for update of t' : ''}`,
        [id, email.toLowerCase(), registrationId],
      )
    : { rows: [] };
  const registration = rows[0];
  if (!registration) throw notFound(apiSentence(messages.noRegistration));
  return registration;
}
