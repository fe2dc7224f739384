import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { mayHaveLink } from '../../counselors/find-class.server.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import { classDesk } from '../class-desk.server.ts';
import { classTypes, showClass } from '../show-class.server.ts';

/** `myClass(...)`: the caller's class at a fair; empty before the first change. */
export const myClass = operation<'myClass', PeopleServices>({
  kind: 'Query',
  name: 'myClass',
  field: `
  "Returns the caller’s class at a fair. \`fair\` is the slug without \`fair-\`."
  myClass(fair: String!): FairClass!`,
  types: classTypes,
  who: ['COUNSELORS'],
  feature: 'classes',
  async resolve({ fair }, context) {
    const { pool } = context.services.database;
    return showClass(pool, await classDesk(pool, signedIn(context), fair), context.world.now());
  },
});

/** `myClasses`: the caller's classes at fairs that are not over, next one first. */
export const myClasses = operation<'myClasses', PeopleServices>({
  kind: 'Query',
  name: 'myClasses',
  field: `
  "Lists the caller’s classes at fairs that aren’t over, the next one first."
  myClasses: [ClassSummary!]!`,
  types: `
    "A class of the caller at a fair."
    type ClassSummary {
      "The fair's address without \`fair-\`."
      fair: String!
      hasLink: Boolean!
      "Students on the list."
      listed: Int!
      "Who lets the counselor see that they registered."
      named: Int!
    }`,
  who: ['COUNSELORS'],
  feature: 'classes',
  async resolve(_, context) {
    return readRows(context.services.database.pool, {
      fair: 'text',
      hasLink: 'boolean',
      listed: 'number',
      named: 'number',
    })(
      `select f.slug as fair,
         exists (select from class_link l where l.class_id = c.id and l.ended_at is null) as "hasLink",
         (select count(*)::int from class_roster r where r.class_id = c.id) as listed,
         (select count(*)::int from class_member m join fair_attendee t on t.id = m.attendee_id
          where m.class_id = c.id and o.confirmed_at is not null and m.may_see
           and t.confirmed_at is not null) as named
       from account a join counselor o on o.user_id = a.id
       join fair_class c on c.counselor_id = o.id
       join fair f on f.id = c.fair_id
       where a.id = $1 and ${mayHaveLink} and f.published_at is not null and f.end_time > $2
       order by f.start_time, f.id limit 100`,
      [signedIn(context).id, context.world.now()],
    );
  },
});
