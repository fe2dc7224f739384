import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { checkValues } from '../../../platform/model/check-values.ts';
import type { Values } from '../../../platform/model/entity.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { messages } from '../../../platform/model/messages.ts';
import { badInput, conflict } from '../../../platform/model/refusal.ts';
import { changeRecord, insertRecords } from '../../../platform/store/insert-records.server.ts';
import { newRecord } from '../../../platform/store/prepare-input.ts';
import { lockAccount } from '../../accounts/lock-account.server.ts';
import {
  signedIn,
  type PeopleCall,
  type PeopleServices,
  type SignedIn,
} from '../../accounts/people-services.ts';
import { nameParts } from '../../accounts/person-name.ts';
import { confirmByDomain } from '../school-confirmation/confirm-by-domain.server.ts';
import { CounselorSchool } from '../counselor-school.entity.ts';
import { counselorSteps } from '../counselor-steps.ts';
import { Counselor } from '../counselor.entity.ts';
import { schoolRefusals } from '../school-refusals.messages.ts';

const ownCounselorRow = row({ id: 'text', schoolId: 'text', confirmed: 'boolean' });

type OwnCounselor = RowOf<typeof ownCounselorRow>;

async function ownCounselor(tx: Queryable, accountId: string): Promise<OwnCounselor | undefined> {
  const rows = await readRows(tx, ownCounselorRow)(
    `select id, counselor_school_id as "schoolId", confirmed_at is not null as confirmed
     from counselor where user_id = $1 for update`,
    [accountId],
  );
  return rows[0];
}

interface ChooseSchool {
  readonly schoolId?: string | null;
  readonly school?: Values | null;
}

/**
 * `chooseMySchool(...)`: a counselor picks a school from the list, or enters one; an entered
 * school that is already on the list is taken from there, so that colleagues find each other. Creates
 * the Counselor record under the account's name if there is none. The counselor can choose another
 * school until someone has confirmed them at the current one.
 */
export const chooseMySchool = operation<'chooseMySchool', PeopleServices>({
  kind: 'Mutation',
  name: 'chooseMySchool',
  field: `
  "Sets the caller’s school, from the list or a new one."
  chooseMySchool(schoolId: ID, school: NewSchoolInput): Counselor`,
  types: `
    "The input of \`chooseMySchool\`."
    input NewSchoolInput {
      name: String!
      address1: String
      address2: String
      city: String!
      state: String!
      country: String
      postalCode: String
    }`,
  who: ['COUNSELORS'],
  async resolve(chosen, context, records) {
    const by = signedIn(context);
    const { services, world } = context;
    const id = await services.writer.change(async (tx) => {
      const name = await lockAccount(tx, by.id);
      const own = await ownCounselor(tx, by.id);
      const schoolId = await schoolOf(tx, context, by, chosen);
      if (own?.schoolId === schoolId) return own.id;
      if (own?.confirmed) throw conflict(apiSentence(schoolRefusals.confirmedThere));
      if (own) {
        await changeRecord(tx, world, Counselor, own.id, { counselorSchoolId: schoolId });
        await forgetSchool(tx, by, own.schoolId);
        await confirmByDomain(tx, context, by, own.id);
        return own.id;
      }
      const counselor = {
        ...nameParts(name),
        id: world.newId(),
        counselorSchoolId: schoolId,
        userId: by.id,
        owner: by.id,
        email: by.email,
      };
      await insertRecords(tx, world, Counselor, [counselor]);
      await confirmByDomain(tx, context, by, counselor.id);
      return counselor.id;
    });
    return records?.get(by, id) ?? null;
  },
});

async function schoolOf(
  tx: Queryable,
  { world }: PeopleCall,
  by: SignedIn,
  { schoolId, school }: ChooseSchool,
): Promise<string> {
  if (schoolId) {
    const { rows } = isUuid(schoolId)
      ? await tx.query('select from counselor_school where id = $1 for key share', [schoolId])
      : { rows: [] };
    if (rows.length === 0) throw badInput({ schoolId: messages.notThere });
    return schoolId;
  }
  if (!school) throw badInput({ schoolId: messages.required });
  const record = newRecord(CounselorSchool, school, by, world.now());
  const key = [record['nameLower'], String(record['city']).toLowerCase(), record['state']];
  // Serializes colleagues who enter the same school at once.
  await tx.query(`select pg_advisory_xact_lock(hashtext('school'), hashtext($1))`, [
    key.join('\n'),
  ]);
  const rows = await readRows(tx, { id: 'text' })(
    `select id from counselor_school
     where name_lower = $1 and lower(city) = $2 and lower(state) = lower($3) order by id limit 1`,
    key,
  );
  if (rows[0]) return rows[0].id;
  const id = world.newId();
  await insertRecords(tx, world, CounselorSchool, [{ ...record, id }]);
  return id;
}

/** Deletes a school that its author has left and no one else has chosen since. */
async function forgetSchool(tx: Queryable, by: SignedIn, schoolId: string): Promise<void> {
  await tx.query(
    `delete from counselor_school s where id = $1 and owner = $2
       and not exists (select from counselor o where o.counselor_school_id = s.id)`,
    [schoolId, by.id],
  );
}

/** `saveCounselor(...)`: the counselor's own name and phone. */
export const saveCounselor = operation<'saveCounselor', PeopleServices>({
  kind: 'Mutation',
  name: 'saveCounselor',
  field: `
  "Saves the name, phone number and school step of the calling counselor."
  saveCounselor(input: CounselorInput!): Counselor`,
  types: `
    "The input of \`saveCounselor\`."
    input CounselorInput {
      firstName: String!
      lastName: String!
      phone: Phone
      "Whether students and parents may see phone and email."
      contactVisible: Boolean
    }`,
  who: ['COUNSELORS'],
  async resolve({ input }, context, records) {
    const by = signedIn(context);
    const { services, world } = context;
    const { contactVisible, ...values } = checkValues(counselorSteps.me, input, world.now());
    const id = await services.writer.change(async (tx) => {
      const own = await ownCounselor(tx, by.id);
      if (!own) throw conflict(apiSentence(schoolRefusals.chooseFirst));
      const shown = typeof contactVisible === 'boolean' ? { contactVisible } : {};
      await changeRecord(tx, world, Counselor, own.id, { ...values, ...shown });
      return own.id;
    });
    return records?.get(by, id) ?? null;
  },
});
