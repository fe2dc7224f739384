import { jsonOf } from '../../../platform/database/read-rows.ts';
import { sharedRead } from '../../../platform/database/shared-read.server.ts';
import { signedIn, type SignedIn } from '../../accounts/people-services.ts';
import { boothTexts } from '../../booths/booth-fields.ts';
import {
  operation,
  type CallContext,
  type SchemaObject,
} from '../../../platform/graphql/operation.ts';
import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { conflict, notFound } from '../../../platform/model/refusal.ts';
import { filesIn } from '../../../platform/files/file-rows.server.ts';
import { snakeCase } from '../../../platform/store/naming.ts';
import { findFair } from '../entry/admission.server.ts';
import { lobbyRefusals } from '../entry/lobby-refusals.messages.ts';
import { turnOf, turnsTake } from '../entry/turn.server.ts';
import type { LobbyServices } from '../lobby-services.ts';
import { openBooth, type OpenBooth } from './open-booth.server.ts';

/** The booth fields the statement reads. */
type Read = Omit<
  SchemaObject<'BoothVisit'>,
  'documents' | 'pictures' | 'isOwn' | 'isStaff' | 'voice' | 'closed'
>;

/** `boothVisit(...)`: a booth, for people who can enter its fair. */
export const boothVisit = operation<'boothVisit', LobbyServices>({
  kind: 'Query',
  name: 'boothVisit',
  field: `
  "Returns a booth for callers who can enter its fair."
  boothVisit(slug: String!, boothId: ID!): BoothVisit!`,
  types: `
  "The role in which someone can write in a conversation."
  enum BoothVoice {
    WHILE_LIVE
    ALWAYS
    NEVER
    "An organizer has muted the caller at the fair: they read, and don’t write."
    MUTED
  }
  "A document of a booth."
  type BoothDocument { id: ID! name: String! bytes: Int! url: String! }
  "A picture of a booth."
  type BoothPicture {
    id: ID!
    "The file; with \`?size=320\` or \`?size=640\` a smaller one whose longest side is that."
    url: String!
    "What it shows. Null until someone has described it; until then only those who edit the booth see it."
    alt: String
    "Empty if there is none."
    caption: String!
    width: Int!
    height: Int!
  }
  "The fair of a booth."
  type BoothVisitFair {
    id: ID! name: String! slug: String! startTime: DateTime! endTime: DateTime!
    exhibitorDeadline: DateTime! timeZone: String!
  }
  "The college of a booth."
  type BoothVisitCollege {
    id: ID! name: String! city: String! state: String! logo: URL slug: String
    collegeType: [String!] campusSize: [String!] campusSetting: [String!] onlineCoursePct: Int
  }
  "A question that a college asks and answers itself; either text may still be empty."
  type BoothQuestion { question: String! answer: String! }
  "A video of a booth at YouTube or Vimeo; the address of its page there, empty while it is missing."
  type BoothVideo { url: String! title: String! }
  "A rep of a booth’s college."
  type BoothRep {
    "The CollegeRep's; the same as in RoomPresence."
    id: ID!
    name: String!
    "What they do at the college."
    title: String
  }
  "The last successful chat test."
  type ChatChecked { at: DateTime! name: String }
  "A booth at a fair, with what its college has put there."
  type BoothVisit {
    id: ID!
    fair: BoothVisitFair!
    college: BoothVisitCollege!
    ${boothTexts.map((name) => `${name}: String`).join('\n    ')}
    ownQuestions: [BoothQuestion!]!
    videos: [BoothVideo!]!
    documents: [BoothDocument!]!
    "In the order the college gave them."
    pictures: [BoothPicture!]!
    updatedAt: DateTime!
    "The college’s confirmed reps."
    reps: [BoothRep!]!
    boothReady: Boolean!
    questionsAnswered: Boolean!
    "A rep has passed the chat check; who did last, for the college and admins."
    chatReady: Boolean!
    chatChecked: ChatChecked
    "Whether an admin has published it."
    boothSent: Boolean!
    "The caller represents its college."
    isOwn: Boolean!
    "The caller sees what is held, and hides."
    isStaff: Boolean!
    voice: BoothVoice!
    "Null while it is open."
    closed: BoothClosed
    "The caller is a student who hasn’t told the college what it can see, and has asked it nothing yet."
    asksToShare: Boolean!
  }`,
  who: ['signedIn'],
  async resolve({ slug, boothId }, context) {
    const by = signedIn(context);
    const { pool } = context.services.database;
    const booth = await openBooth(pool, by, boothId);
    if (booth.fair.slug !== slug.toLowerCase()) throw notFound();
    if (await waitsForTurn(context, by, booth)) throw conflict(apiSentence(lobbyRefusals.turn));
    const [rows, files, pictures] = await Promise.all([
      readVisit(pool, [booth.id, booth.isStaff, by.role === 'STUDENTS' ? by.id : null]),
      filesIn(pool, { recordType: 'FairBooth', recordId: booth.id, slot: 'documents' }),
      readPictures(pool, [booth.id, booth.isStaff]),
    ]);
    if (!rows[0]) throw notFound();
    const isOwn = booth.standing.as === 'rep' && booth.standing.collegeId === booth.collegeId;
    return {
      ...rows[0].booth,
      documents: files.map(({ id, name, bytes }) => ({
        id,
        name,
        bytes,
        url: addressOf(id, name),
      })),
      pictures: pictures.map(({ name, ...picture }) => ({
        ...picture,
        url: addressOf(picture.id, name),
      })),
      isOwn,
      isStaff: booth.isStaff,
      voice: voiceOf(booth, isOwn),
      closed: booth.closed,
    };
  },
});

/** Those who come by a booth’s address while a fair opens wait as the others do, for the lobby. */
async function waitsForTurn(
  { services, world }: CallContext<LobbyServices>,
  by: SignedIn,
  { fairId, fair, standing }: OpenBooth,
): Promise<boolean> {
  if (standing.as !== 'attendee') return false;
  const passed = world.now().getTime() - fair.startTime.getTime();
  const expected = (await services.lobby.expected.get()).get(fairId) ?? 0;
  if (passed < 0 || passed >= turnsTake(expected)) return false;
  if (turnOf({ id: fairId, startTime: fair.startTime }, by.id, expected) <= world.now())
    return false;
  const card = await findFair(services.fairCards, { id: fairId });
  return card !== null && (await services.lobby.admission(by, card)).enteredAt === null;
}

const addressOf = (id: string, name: string) => `/api/files/${id}/${encodeURIComponent(name)}`;

/** A booth's gallery; for visitors without what no one has described yet. */
const readPictures = sharedRead(
  {
    id: 'text',
    name: 'text',
    alt: 'text?',
    caption: 'text',
    width: 'number',
    height: 'number',
  },
  {
    name: 'booth-pictures',
    types: ['uuid', 'boolean'],
    text: `select f.id, f.name, p.alt, coalesce(p.caption, '') as caption, f.width, f.height
      from file f left join booth_picture p on p.file_id = f.id
      where f.record_type = 'FairBooth' and f.record_id = $1 and f.slot = 'pictures'
        and f.state = 'ready' and ($2 or p.file_id is not null)
      order by p.place nulls last, f.created_at, f.id`,
  },
);

function voiceOf(
  { standing, closed, isMuted }: OpenBooth,
  isOwn: boolean,
): 'WHILE_LIVE' | 'ALWAYS' | 'NEVER' | 'MUTED' {
  if (isMuted) return 'MUTED';
  if (closed) return 'NEVER';
  if (isOwn) return 'ALWAYS';
  return standing.as === 'admin' || standing.as === 'rep' ? 'NEVER' : 'WHILE_LIVE';
}

const fields = [
  'id',
  'updatedAt',
  'boothReady',
  'questionsAnswered',
  'chatReady',
  'boothSent',
  ...boothTexts,
]
  .map((name) => `'${name}', b.${snakeCase(name)}`)
  .join(', ');

const readVisit = sharedRead(
  { booth: jsonOf<Read>() },
  {
    name: 'booth-visit',
    types: ['uuid', 'boolean', 'uuid'],
    text: `select jsonb_build_object(${fields},
    'fair', jsonb_build_object('id', f.id, 'name', f.name, 'slug', f.slug,
      'startTime', f.start_time, 'endTime', f.end_time,
      'exhibitorDeadline', f.exhibitor_deadline, 'timeZone', f.time_zone),
    'college', jsonb_build_object('id', c.id, 'name', c.name, 'city', c.city, 'state', c.state,
      'logo', c.logo, 'slug', case when c.status = 'active' then c.slug end,
      'collegeType', p.college_type, 'campusSize', p.campus_size,
      'campusSetting', p.campus_setting, 'onlineCoursePct', p.online_course_pct),
    'ownQuestions', coalesce(b.own_questions, '[]'), 'videos', coalesce(b.videos, '[]'),
    'reps', coalesce((select jsonb_agg(jsonb_build_object('id', r.id,
        'name', r.first_name || ' ' || r.last_name, 'title', r.title) order by r.created_at, r.id)
      from college_rep r where r.college_id = c.id and r.confirmed_at is not null
        and r.first_name <> ''), '[]'),
    'chatChecked', (select jsonb_build_object('at', k.passed_at,
        'name', nullif(trim(r.first_name || ' ' || r.last_name), ''))
      from booth_chat_check k join college_rep r on r.id = k.rep_id
      where $2 and k.booth_id = b.id and k.passed_at is not null
      order by k.passed_at desc, k.id limit 1),
    'asksToShare', c.status = 'active'
      and exists (select from student s where s.user_id = $3 and not s.deleted)
      and not exists (select from sharing s join sharing_entry e on e.sharing_id = s.id
        where s.account_id = $3 and s.college_id = c.id)
      and not exists (select from fair_booth x where x.college_id = c.id
        and (exists (select from booth_message m where m.booth_id = x.id and m.author_id = $3)
          or exists (select from thread t where t.booth_id = x.id and t.account_id = $3)))
    ) as booth
  from fair_booth b join fair f on f.id = b.fair_id join college c on c.id = b.college_id
  left join college_profile p on p.college_id = c.id
  where b.id = $1`,
  },
);
