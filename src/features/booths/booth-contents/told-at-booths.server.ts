import { mostCompared } from '../../colleges/college-choices.ts';
import { readRows, row, type RowOf } from '../../../platform/database/read-rows.ts';
import { operation } from '../../../platform/graphql/operation.ts';
import type { StoreServices } from '../../../platform/store/store-services.server.ts';

const toldRow = row({
  college: 'text',
  question: 'text',
  text: 'text',
  fair: 'text',
  startTime: 'timestamp',
  timeZone: 'text',
});

/** A college's answers at a booth. */
type Told = RowOf<typeof toldRow>;

/** The answers by which families compare colleges, with the columns that hold them. */
const compared = {
  costAnswer: 'cost_answer',
  aidAnswer: 'aid_answer',
  deadlinesAnswer: 'deadlines_answer',
} as const;
const answers = Object.entries(compared)
  .map(([question, column]) => `('${question}', b.${column})`)
  .join(', ');

/**
 * `toldAtBooths(slugs)`: what colleges say about cost, aid and deadlines, each with the fair of
 * that booth, the latest one; only from published booths.
 */
export const toldAtBooths = operation<'toldAtBooths', StoreServices>({
  kind: 'Query',
  name: 'toldAtBooths',
  field: `
  "Lists what up to four colleges answered at their latest booths about cost, aid and deadlines."
  toldAtBooths(slugs: [String!]!): [ToldAtBooth!]!`,
  types: `
  "An answer a college gave at a booth."
  type ToldAtBooth {
    "The college's slug."
    college: String!
    "costAnswer, aidAnswer or deadlinesAnswer."
    question: String!
    text: String!
    "The name of the fair at whose booth it was said."
    fair: String!
    startTime: DateTime!
    "Time zone of the fair."
    timeZone: String!
  }`,
  who: ['signedIn'],
  async resolve({ slugs }, { services, world }): Promise<readonly Told[]> {
    return readRows(services.database.pool, toldRow)(
      `select distinct on (c.slug, q.question) c.slug as college, q.question, q.text,
         f.name as fair, f.start_time as "startTime", f.time_zone as "timeZone"
       from college c join fair_booth b on b.college_id = c.id and b.booth_sent
       join fair f on f.id = b.fair_id and f.published_at <= $2 and f.cancelled_at is null
       cross join lateral (values ${answers}) q (question, text)
       where c.slug = any($1) and c.status = 'active' and trim(q.text) <> ''
       order by c.slug, q.question, f.start_time desc, b.id`,
      [[...new Set(slugs)].slice(0, mostCompared), world.now()],
    );
  },
});
