import type { SignedIn } from '../accounts/people-services.ts';
import { fairSummarySql, type FairSummary } from '../fairs/read-fairs.server.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import { jsonOf, nullable, readRows, row, type RowOf } from '../../platform/database/read-rows.ts';
import { isUuid } from '../../platform/model/kinds.ts';
import { notFound } from '../../platform/model/refusal.ts';
import { snakeCase } from '../../platform/store/naming.ts';
import { classOfRegistration, type ClassOfRegistration } from './join-class.server.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { refusalMessages as messages } from './registration-refusals.messages.ts';

/** Fields people can read of their registration; `recording` and consent wordings stay internal. */
const registrationFields = row({
  attendeeType: 'text',
  dob: 'text?',
  firstName: 'text',
  lastName: 'text',
  email: 'text',
  phone: 'text?',
  address1: 'text?',
  address2: 'text?',
  city: 'text?',
  state: 'text?',
  country: 'text?',
  postalCode: 'text?',
  parentRelationship: 'text?',
  parentFirstName: 'text?',
  parentLastName: 'text?',
  schoolName: 'text?',
  schoolGrade: 'text?',
  collegeStart: 'text?',
  demographics: 'json?',
  majors: 'text[]?',
  gpaScore: 'number?',
  gpaScale: 'number?',
  satScore: 'number?',
  actScore: 'number?',
  title: 'text?',
  counselorType: 'text?',
  counselorTypeOther: 'text?',
  consent: 'boolean',
  attending: 'number[]?',
});

const registrationRow = row({
  ...registrationFields,
  id: 'text',
  createdAt: 'timestamp',
  confirmedAt: 'timestamp?',
  hasSeat: 'boolean',
  fair: jsonOf<FairSummary>(),
  class: nullable(jsonOf<ClassOfRegistration>()),
});

/** A registration for its own person: the fields above, the fair and the class. */
export type OwnRegistration = RowOf<typeof registrationRow>;

/** Own registrations: made while signed in, or with the person's confirmed address. */
const mine = '(t.user_id = $1 or lower(t.email) = $2)';

const columns = [
  't.id',
  't.created_at as "createdAt"',
  't.confirmed_at as "confirmedAt"',
  'exists (select from attendee_seat s where s.attendee_id = t.id) as "hasSeat"',
  ...Object.keys(registrationFields).map((field) => `t.${snakeCase(field)} as "${field}"`),
  `${fairSummarySql} as fair`,
  `${classOfRegistration} as class`,
].join(', ');

/** All registrations of a person, the latest fair first. */
export async function ownRegistrations(
  tx: Queryable,
  { id, email }: Pick<SignedIn, 'id' | 'email'>,
): Promise<readonly OwnRegistration[]> {
  return readRows(tx, registrationRow)(
    `select ${columns} from fair_attendee t join fair f on f.id = t.fair_id
     where ${mine} order by f.start_time desc, t.id desc limit 200`,
    [id, email.toLowerCase()],
  );
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
  const [registration] = isUuid(registrationId)
    ? await readRows(tx, registrationRow)(
        `select ${columns} from fair_attendee t join fair f on f.id = t.fair_id
         where ${mine} and t.id = $3 ${hold ? 'for update of t' : ''}`,
        [id, email.toLowerCase(), registrationId],
      )
    : [];
  if (!registration) throw notFound(apiSentence(messages.noRegistration));
  return registration;
}
