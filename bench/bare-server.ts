import Fastify from 'fastify';
import { findCredential } from '../src/features/accounts/callers/find-credential.ts';
import { batchViewers } from '../src/features/accounts/callers/batch-viewers.server.ts';
import { openDatabaseAt } from '../src/platform/database/database.server.ts';
import { silentLog } from '../src/platform/log.ts';
import { realWorld } from '../src/platform/real-world.server.ts';
import { viewerFacts } from '../src/app/viewer-facts.ts';
import { benchSecret } from './fixture.ts';

// The ceiling: what a good engineer would write by hand for one route each, with the same session
// look-up, the same columns and nothing else: no access, no validation, no choice of fields.
const [, , connectionString = '', port = '0'] = process.argv;
const { pool } = openDatabaseAt('server', connectionString, {
  log: silentLog,
  pools: { requests: 10 },
});
const read = batchViewers(pool, benchSecret, viewerFacts, realWorld, silentLog);
const app = Fastify();

const profileColumns =
  'p.id as p_id, p.majors, p.campus_size, p.campus_setting, p.college_type, p.apply_url';
const collegeColumns = 'c.id, c.name, c.city, c.state, c.booth_url, c.created_at';

interface CollegeRow {
  id: string;
  name: string;
  city: string;
  state: string;
  booth_url: string | null;
  created_at: Date;
  p_id: string | null;
  majors: string[];
  campus_size: string[];
  campus_setting: string[];
  college_type: string[];
  apply_url: string | null;
}

const shape = (row: CollegeRow) => ({
  id: row.id,
  name: row.name,
  city: row.city,
  state: row.state,
  boothUrl: row.booth_url,
  createdAt: row.created_at.toISOString(),
  collegeProfile: row.p_id && {
    majors: row.majors,
    campusSize: row.campus_size,
    campusSetting: row.campus_setting,
    collegeType: row.college_type,
    applyUrl: row.apply_url,
  },
});

app.addHook('preHandler', async (request, reply) => {
  const credential = findCredential(request.headers);
  const viewer = credential && (await read(credential.token));
  if (!viewer) await reply.code(401).send({});
});

app.post('/list', async () => {
  const { rows } = await pool.query<CollegeRow>({
    name: 'list',
    text: `select ${collegeColumns}, ${profileColumns} from college c
      left join college_profile p on p.college_id = c.id order by c.id limit $1`,
    values: [20],
  });
  return { data: { listColleges: { items: rows.map(shape), nextToken: null } } };
});

app.post<{ Body: { variables: { id: string } } }>('/get', async ({ body }) => {
  const { rows } = await pool.query<CollegeRow>({
    name: 'get',
    text: `select ${collegeColumns}, ${profileColumns} from college c
      left join college_profile p on p.college_id = c.id where c.id = $1`,
    values: [body.variables.id],
  });
  return { data: { getCollege: rows[0] ? shape(rows[0]) : null } };
});

app.post<{ Body: { variables: { state: string } } }>('/filter', async ({ body }) => {
  const { rows } = await pool.query<CollegeRow>({
    name: 'filter',
    text: `select ${collegeColumns}, ${profileColumns} from college c
      left join college_profile p on p.college_id = c.id
      where c.state = $1 and starts_with(c.name_lower, $2) order by c.id limit $3`,
    values: [body.variables.state, 'c', 20],
  });
  return { data: { listColleges: { items: rows.map(shape), nextToken: null } } };
});

app.post<{ Body: { variables: { input: Record<string, unknown> } } }>(
  '/create',
  async ({ body }) => {
    const { name, address1, city, state, postalCode } = body.variables.input;
    const { rows } = await pool.query<Record<string, unknown>>({
      name: 'create',
      text: `insert into counselor_school (id, name, name_lower, address1, city, state, postal_code)
      values ($1, $2, lower($2), $3, $4, $5, $6) returning id, name, city`,
      values: [realWorld.newId(), name, address1, city, state, postalCode],
    });
    return { data: { createCounselorSchool: rows[0] } };
  },
);

await app.listen({ port: Number(port), host: '127.0.0.1' });
process.send?.('ready');
process.on('disconnect', () => process.exit(0));
