import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import type { Viewer } from '../../../platform/model/viewer.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { containing, readTablePage } from '../../../platform/store/table-page.server.ts';
import { representedBy, representedCollege, sharedRows, sharedStudentRow } from '../shared-rows.ts';

const sorts = {
  name: 'lower(t."lastName" || \' \' || t."firstName")',
  agreedAt: 't."agreedAt"',
};

/** `sharedStudents(...)`: who shares with the caller's college, and what; no one else. */
export const sharedStudents = operation<'sharedStudents', PeopleServices>({
  kind: 'Query',
  name: 'sharedStudents',
  field: `"Lists the students who share with the caller’s college, with what each one shares."
  sharedStudents(fairId: ID, search: String, sort: String, descending: Boolean, page: Int): SharedStudentPage!`,
  types: `
  "A page of leads."
  type SharedStudentPage {
    items: [SharedStudent!]!
    total: Int!
    "The fairs at which they agreed."
    fairs: [SharedAtFair!]!
    "The lists that the college took out, the latest first."
    exports: [SharedStudentsTaken!]!
  }
  "A student who shares with the caller's college. What is not shared is null."
  type SharedStudent {
    "How this college knows the student, in every list; other colleges know another id."
    id: ID!
    groups: [SharingGroup!]!
    "What was shared once and is no longer."
    takenBack: [SharingGroup!]!
    "Whether the college may send text messages."
    texts: Boolean!
    agreedAt: DateTime!
    "What the student was doing: saved, asked, called, scanned or profile."
    action: String!
    fairId: ID
    fairName: String
    "The version of the question that was answered."
    wordingVersion: Int!
    firstName: String!
    lastName: String!
    email: Email!
    phone: Phone
    address1: String
    address2: String
    city: String
    state: String
    country: String
    postalCode: String
    dob: Date
    currentSchool: String
    schoolGrade: String
    graduationYear: Int
    entryDate: String
    majors: [String!]
    collegeType: [String!]
    campusSize: [String!]
    campusSetting: [String!]
    gpaScore: Float
    gpaScale: Float
    satScore: Int
    actScore: Int
    gender: String
    ethnicity: [String!]
    firstGeneration: Boolean
  }
  "The number of leads from one fair."
  type SharedAtFair { id: ID! name: String! count: Int! }
  "An export of leads."
  type SharedStudentsTaken {
    id: ID!
    at: DateTime!
    "Who took it; null when that person represents the college no longer."
    by: String
    "Whether the organizer of the fair took it, to hand it to the college."
    byOrganizer: Boolean!
    "Null: of all fairs."
    fairName: String
    "Students on it."
    listed: Int!
    "Records it said to delete."
    gone: Int!
  }`,
  who: ['COLLEGES'],
  async resolve({ fairId, search, ...view }, context) {
    return readTablePage(
      context.services.database.pool,
      sharedStudentRow,
      {
        sort: 'name',
        sorts,
        params: [
          signedIn(context).id,
          context.world.now(),
          !fairId,
          fairId && isUuid(fairId) ? fairId : null,
          containing(search),
        ],
        rows: `select * from (${sharedRows}) w
          where ($3 or w."fairId" = $4::uuid)
            and ($5::text is null or lower(w."firstName" || ' ' || w."lastName") like $5
              or lower(w.email) like $5 or lower(w."currentSchool") like $5)`,
      },
      view,
    );
  },
  fields: {
    SharedStudentPage: {
      fairs: (_: unknown, context) =>
        fairsOf(context.services.database.pool, context.viewer, context.world.now()),
      exports: (_: unknown, context) => takenLists(context.services.database.pool, context.viewer),
    },
  },
});

async function fairsOf(tx: Queryable, viewer: Viewer | null, now: Date) {
  return readRows(tx, { id: 'text', name: 'text', count: 'number' })(
    `select w."fairId" as id, w."fairName" as name, count(*)::int as count
     from (${sharedRows}) w where w."fairId" is not null
     group by 1, 2 order by max(w."agreedAt") desc, 1 limit 200`,
    [viewer?.id, now],
  );
}

/** Maximum number of exports shown. */
const mostLists = 20;

async function takenLists(tx: Queryable, viewer: Viewer | null) {
  return readRows(tx, {
    id: 'text',
    at: 'timestamp',
    by: 'text?',
    byOrganizer: 'boolean',
    fairName: 'text?',
    listed: 'number',
    gone: 'number',
  })(
    `select x.id, x.at, x.listed, x.gone, f.name as "fairName",
       (select trim(o.first_name || ' ' || o.last_name) from college_rep o
        where o.user_id = x.account_id and o.college_id = c.id) as by,
       exists (select from account w where w.id = x.account_id
         and w.user_type in ('admin', 'admin6x6')) as "byOrganizer"
     from ${representedCollege}
     join sharing_export x on x.college_id = c.id
     left join fair f on f.id = x.fair_id and f.published_at is not null
     where ${representedBy} order by x.at desc, x.id desc limit ${mostLists}`,
    [viewer?.id],
  );
}
