import { signedIn, type PeopleServices } from '../../accounts/people-services.ts';
import { readTableOfFair } from '../../fairs/fair-organizers.server.ts';
import { jsonOf, readRows } from '../../../platform/database/read-rows.ts';
import { operation, type SchemaObject } from '../../../platform/graphql/operation.ts';
import { isUuid } from '../../../platform/model/kinds.ts';

const sorts = {
  name: `lower(t."lastName" || ' ' || t."firstName")`,
  createdAt: 't."createdAt"',
  attendeeType: 't."attendeeType"',
  schoolName: 'lower(t."schoolName")',
};

/** `sessionAttendees(...)`: the attendees of each session of a fair. */
export const sessionAttendees = operation<'sessionAttendees', PeopleServices>({
  kind: 'Query',
  name: 'sessionAttendees',
  field: `
  "Lists who is registered for a fair, with the sessions each person chose and joined."
  sessionAttendees(
    fairId: ID!
    search: String
    "Only those who chose this session; 0: those who chose none."
    session: Int
    attendeeType: String
    state: String
    grade: String
    "Only those who have joined the session (without one: any session), or have not."
    joined: Boolean
    sort: String
    descending: Boolean
    page: Int
    "Rows of a page: default 25, maximum 1000."
    rows: Int
  ): SessionAttendeePage!`,
  types: `
  "A page of attendees with their sessions."
  type SessionAttendeePage { items: [SessionAttendee!]! total: Int! }
  "An attendee with the sessions they chose and joined."
  type SessionAttendee {
    id: ID!
    firstName: String!
    lastName: String!
    email: Email!
    attendeeType: String!
    schoolName: String
    schoolGrade: String
    state: String
    "Numbers of the sessions that were chosen."
    attending: [Int!]!
    "Numbers of the sessions that were joined."
    joined: [Int!]!
    createdAt: DateTime!
  }`,
  who: ['ADMINS', 'ADMINS6X6'],
  resolve: ({ session, attendeeType, state, grade, joined, rows, ...args }, context) =>
    readTableOfFair(args, context, {
      sorts,
      perPage: Math.min(Math.max(rows ?? 25, 1), 1000),
      columns: {
        id: 'text',
        firstName: 'text',
        lastName: 'text',
        email: 'text',
        attendeeType: 'text',
        schoolName: 'text?',
        schoolGrade: 'text?',
        state: 'text?',
        attending: 'number[]',
        joined: 'number[]',
        createdAt: 'timestamp',
      },
      shown: `one.id, one.first_name as "firstName", one.last_name as "lastName", one.email,
        one.attendee_type as "attendeeType", one.school_name as "schoolName",
        one.school_grade as "schoolGrade", one.state, coalesce(one.attending, '{}') as attending,
        array(select a.session from session_attendance a where a.attendee_id = one.id
              order by a.session) as joined,
        one.created_at as "createdAt"`,
      from: 'fair_attendee one',
      // Must match an index's expression.
      searched: [
        `lower(one.first_name || ' ' || one.last_name || ' ' || one.email || ' ' || coalesce(one.school_name, ''))`,
      ],
      where: `($4::int is null or $4 = 0 and coalesce(one.attending, '{}') = '{}'
            or $4 <> 0 and $4 = any(one.attending))
        and ($5::text is null or one.attendee_type = $5)
        and ($6::text is null or one.state = $6)
        and ($7::text is null or one.school_grade = $7)
        and ($8::boolean is null or $8 = exists (select from session_attendance a
          where a.attendee_id = one.id and (coalesce($4, 0) = 0 or a.session = $4)))`,
      params: [session ?? null, attendeeType ?? null, state ?? null, grade ?? null, joined ?? null],
    }),
});

/** `sessionCounts(fairId)`: how many people chose each session of a fair, and how many joined. */
export const sessionCounts = operation<'sessionCounts', PeopleServices>({
  kind: 'Query',
  name: 'sessionCounts',
  field: `
  "Returns the sessions of a fair with the number of attendees in each. Null if the caller runs no such fair."
  sessionCounts(fairId: ID!): SessionCounts`,
  types: `
  "The attendance figures of a 6x6 fair."
  type SessionCounts {
    "Everyone who is registered for the fair."
    registered: Int!
    "Everyone who has joined at least one session."
    joined: Int!
    sessions: [SessionCount!]!
    "What attendees said about themselves, to filter by."
    states: [String!]!
    grades: [String!]!
  }
  "The attendance figures of one session."
  type SessionCount {
    number: Int!
    title: String!
    startTime: DateTime!
    "Null: no limit."
    capacity: Int
    chosen: Int!
    joined: Int!
  }`,
  who: ['ADMINS', 'ADMINS6X6'],
  async resolve({ fairId }, context) {
    const { role } = signedIn(context);
    if (!isUuid(fairId)) return null;
    const rows = await readRows(context.services.database.pool, {
      counts: jsonOf<SchemaObject<'SessionCounts'>>(),
    })(
      `select json_build_object(
         'registered', coalesce((select taken from seats_taken where fair_id = f.id and session = 0), 0),
         'joined', (select count(distinct attendee_id) from session_attendance where fair_id = f.id),
         'sessions', coalesce((
           select json_agg(json_build_object(
             'number', (s ->> 'number')::int, 'title', s ->> 'title', 'startTime', s ->> 'startTime',
             'capacity', (s ->> 'capacity')::int,
             'chosen', coalesce((select k.taken from seats_taken k
               where k.fair_id = f.id and k.session = (s ->> 'number')::int), 0),
             'joined', (select count(*) from session_attendance a
               where a.fair_id = f.id and a.session = (s ->> 'number')::int)
           ) order by s ->> 'startTime', (s ->> 'number')::int)
           from fair_webinar w, jsonb_array_elements(w.details -> 'sessions') s
           where w.fair_id = f.id), '[]'),
         'states', coalesce((select json_agg(d.state order by d.state) from (
           select distinct state from fair_attendee where fair_id = f.id and state <> '') d), '[]'),
         'grades', coalesce((select json_agg(d.school_grade order by d.school_grade) from (
           select distinct school_grade from fair_attendee
           where fair_id = f.id and school_grade <> '') d), '[]')
       ) as counts
       from fair f where f.id = $1 and ($2 or f.fair_type = '6x6')`,
      [fairId, role === 'ADMINS'],
    );
    return rows[0]?.counts ?? null;
  },
});
