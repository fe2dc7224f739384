import { signedIn, type PeopleCall, type PeopleServices } from '../../accounts/people-services.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { checkValues } from '../../../platform/model/check-values.ts';
import type { Entity, Values } from '../../../platform/model/entity.ts';
import { notFound } from '../../../platform/model/refusal.ts';
import { lockRecord } from '../../../platform/store/lock-record.server.ts';
import { changeRecord, insertRecords } from '../../../platform/store/insert-records.server.ts';
import { changedFields, newRecord } from '../../../platform/store/prepare-input.ts';
import { CollegeProfile } from '../college-profile.entity.ts';
import { CollegeRep } from '../college-rep.entity.ts';
import { collegeSteps } from '../college-steps.ts';
import { College } from '../college.entity.ts';
import { keepIdentity } from '../college-identity/keep-identity.server.ts';
import { ownCollege } from './own-college.server.ts';

type StepName = 'saveCollegeProfile' | 'saveCollegeRep' | 'saveCollegeBooth';

type Save = (tx: Queryable, context: PeopleCall, input: Values, collegeId: string) => Promise<void>;

/**
 * A call that saves one step of a college's setup in one transaction; the database computes
 * `setupStep` from the data. The college is locked: concurrent saves of two reps are serialized.
 */
const step = (
  name: StepName,
  description: string,
  inputType: string,
  fields: string,
  checked: Parameters<typeof checkValues>[0],
  save: Save,
) =>
  operation<StepName, PeopleServices>({
    kind: 'Mutation',
    name,
    field: `
  "${description}"
  ${name}(input: ${inputType}!): College`,
    types: `
  "The input of \`${name}\`."
  input ${inputType} { ${fields} }`,
    who: ['COLLEGES'],
    async resolve({ input }, context, records) {
      const by = signedIn(context);
      const { services, world } = context;
      const id = ownCollege(by);
      await services.writer.change(async (tx) => {
        await lockRecord(tx, services.reader, by, College, id);
        checkValues(checked, input, world.now());
        await save(tx, context, input, id);
      });
      return records?.get(by, id) ?? null;
    },
  });

/** `saveCollegeProfile(...)`: the college's majors and profile. */
const saveCollegeProfile = step(
  'saveCollegeProfile',
  'Saves the profile step of college setup.',
  'SaveCollegeProfileInput',
  `majors: [String!]! accreditedMajors: [String!]! campusSize: [String!]! campusSetting: [String!]!
   collegeType: [String!]! applyUrl: URL! onlineCoursePct: Int
   admissionRatePct: Int netPrice: Int`,
  collegeSteps.profile,
  async (tx, context, input, collegeId) => {
    const { world } = context;
    const rows = await readRows(tx, { id: 'text' })(
      'select id from college_profile where college_id = $1',
      [collegeId],
    );
    if (rows[0]) return change(tx, context, CollegeProfile, rows[0].id, input);
    const by = signedIn(context);
    const record = newRecord(CollegeProfile, { ...input, collegeId }, by, world.now());
    await insertRecords(tx, world, CollegeProfile, [record]);
  },
);

/** `saveCollegeRep(...)`: the caller's name and phone. */
const saveCollegeRep = step(
  'saveCollegeRep',
  'Saves the rep step of college setup.',
  'SaveCollegeRepInput',
  'firstName: String! lastName: String! phone: Phone! contactVisible: Boolean',
  collegeSteps.rep,
  async (tx, context, input, collegeId) => {
    const rows = await readRows(tx, { id: 'text' })(
      'select id from college_rep where user_id = $1 and college_id = $2',
      [signedIn(context).id, collegeId],
    );
    if (!rows[0]) throw notFound();
    await change(tx, context, CollegeRep, rows[0].id, input);
  },
);

/** `saveCollegeBooth(...)`: what visitors of every booth of the college read first. */
const saveCollegeBooth = step(
  'saveCollegeBooth',
  'Saves the booth step of college setup.',
  'SaveCollegeBoothInput',
  'boothUrl: URL! description: String!',
  collegeSteps.booth,
  (tx, context, input, collegeId) =>
    keepIdentity(tx, collegeId, () => change(tx, context, College, collegeId, input)),
);

async function change(
  tx: Queryable,
  context: PeopleCall,
  entity: Entity,
  id: string,
  input: Values,
): Promise<void> {
  const { services, world } = context;
  const by = signedIn(context);
  const before = await lockRecord(tx, services.reader, by, entity, id);
  await changeRecord(tx, world, entity, id, changedFields(entity, input, by, world.now(), before));
}

/** The operations of a college's setup. */
export const collegeStepCalls = [saveCollegeProfile, saveCollegeRep, saveCollegeBooth] as const;
