import type { Queryable } from '../../../platform/database/queryable.ts';
import {
  jsonOf,
  nullable,
  readRows,
  row,
  type ColumnsOf,
} from '../../../platform/database/read-rows.ts';
import { exhibitRule } from '../exhibit-rule.ts';
import type { FairCard, PublicFair } from './fair-card.ts';
import { planOf, type PublicWebinar } from './plan-of-webinar.ts';

/** More fairs than anyone has; keeps the latest ones. */
const most = 3_000;
/** Pennants on the card of a fair in a list. */
const pennantCount = 6;

const fairs = (which: string, webinar: string) => `
  select f.id, f.name, f.slug, f.fair_type as "fairType", f.start_time as "startTime",
    f.end_time as "endTime", f.time_zone as "timeZone", f.description, f.price,
    f.registration_opens_at as "registrationOpensAt",
    f.exhibitor_deadline as "exhibitorDeadline", f.cancelled_at as "cancelledAt",
    (select max(h.at) from fair_change h where h.fair_id = f.id and h.kind = 'moved') as "movedAt",
    ${webinar}
  from fair f left join fair_webinar w on w.fair_id = f.id
  where ${which}
  order by f.start_time desc, f.id limit ${most}`;

/** In an order that differs for every fair, so that lists of fairs show many colleges. */
const colleges = (which: string) => `
  with shown as (
    select id from fair f where ${which} and cancelled_at is null
    order by start_time desc, id limit ${most}
  ), ${exhibitRule}
  select e.fair_id as "fairId", c.name, c.slug, c.city, c.state, c.logo
  from exhibit e join college c on c.id = e.college_id and c.status = 'active'
  order by e.fair_id, md5(e.fair_id::text || c.id::text)`;

const exhibitors = (status: string) => `
  select e.id, coalesce(c.name, e.name) as name, c.id as "collegeId", c.slug, c.logo
  from fair_exhibitor e
  join fair_webinar w on w.fair_id = e.fair_id and ${status}
  left join college c on c.id = e.college_id and c.status = 'active'
  where e.payment_status not in ('failed', 'refunded')
    and e.id::text in (
      select speaker ->> 'exhibitorId'
      from jsonb_array_elements(w.details -> 'sessions') session,
        jsonb_array_elements(session -> 'exhibitors') speaker)`;

const fairRow: ColumnsOf<PublicFair & PublicWebinar> = {
  id: 'text',
  name: 'text',
  slug: 'text',
  fairType: 'text',
  startTime: 'timestamp',
  endTime: 'timestamp',
  timeZone: 'text',
  registrationOpensAt: 'timestamp?',
  exhibitorDeadline: 'timestamp',
  cancelledAt: 'timestamp?',
  movedAt: 'timestamp?',
  description: 'text?',
  price: 'number?',
  details: nullable(jsonOf()),
  recordings: nullable(jsonOf()),
};

const exhibitRow = row({
  fairId: 'text',
  name: 'text',
  slug: 'text?',
  city: 'text',
  state: 'text',
  logo: 'text?',
});

const speakerRow = row({
  id: 'text',
  name: 'text',
  collegeId: 'text?',
  slug: 'text?',
  logo: 'text?',
});

const byName = new Intl.Collator('en').compare;

/** What to read: which fairs, and which data of their webinars. */
interface Scope {
  readonly fairs: string;
  readonly webinar: string;
  readonly status: string;
}

const published: Scope = {
  fairs: 'f.published_at is not null',
  webinar: 'public_webinar_details(w) as details, public_recording_links(w) as recordings',
  status: "w.webinar_status <> 'draft'",
};

/** The same for some fairs. */
const publishedOf: Scope = {
  ...published,
  fairs: `${published.fairs} and f.id = any($1::uuid[])`,
  status: `${published.status} and w.fair_id = any($1::uuid[])`,
};

/** As if published; non-public host, notes and links are never read from it. */
const drafted: Scope = {
  fairs: 'f.id = $1',
  webinar: 'w.details, w.recording_links as recordings',
  status: 'w.fair_id = $1',
};

/** Reads the cards of all published fairs in three statements, first fair first. */
export const readFairCards = (database: Queryable): Promise<readonly FairCard[]> =>
  readCards(database, published, []);

/** The cards of some fairs, and of fairs with some colleges; returns the ids of all of them too. */
export async function readSomeFairCards(
  database: Queryable,
  fairIds: readonly string[],
  collegeIds: readonly string[],
): Promise<{ readonly ids: ReadonlySet<string>; readonly cards: readonly FairCard[] }> {
  const rows = await readRows(database, { id: 'text' })(
    `select unnest($1::uuid[]) as id
     union select fair_id from fair_booth where college_id = any($2::uuid[])
     union select fair_id from fair_exhibitor where college_id = any($2::uuid[])`,
    [fairIds, collegeIds],
  );
  const ids = rows.map(({ id }) => id);
  return { ids: new Set(ids), cards: await readCards(database, publishedOf, [ids]) };
}

/** Reads the card of one fair, public or not, as the public would see it; null without one. */
export async function readDraftedCard(
  database: Queryable,
  fairId: string,
): Promise<FairCard | null> {
  return (await readCards(database, drafted, [fairId]))[0] ?? null;
}

async function readCards(
  database: Queryable,
  scope: Scope,
  params: readonly unknown[],
): Promise<readonly FairCard[]> {
  const values = [...params];
  const rows = await readRows(database, fairRow)(fairs(scope.fairs, scope.webinar), values);
  const exhibits = await readRows(database, exhibitRow)(colleges(scope.fairs), values);
  const speakers = await readRows(database, speakerRow)(exhibitors(scope.status), values);
  const atFair = Map.groupBy(exhibits, ({ fairId }) => fairId);
  const planned = new Map(speakers.map(({ id, ...speaker }) => [id, speaker]));
  return rows
    .map(({ details, recordings, ...fair }) => {
      const present = atFair.get(fair.id) ?? [];
      const sessions = planOf({ details, recordings }, planned);
      return {
        ...fair,
        collegeCount: present.length,
        pennants: present.slice(0, pennantCount),
        colleges: present.toSorted((one, other) => byName(one.name, other.name)),
        sessions,
        recordingsOut: sessions.some(({ recording }) => recording !== null),
      };
    })
    .reverse();
}
