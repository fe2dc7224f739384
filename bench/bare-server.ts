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

// PostgreSQL writes the JSON, which is sent on as it is: the fastest way by hand.
const college = `json_build_object('id', c.id, 'name', c.name, 'city', c.city, 'state', c.state,
  'boothUrl', c.booth_url,
  'createdAt', to_char(c.created_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
  'collegeProfile', case when p.id is not null then json_build_object('majors', p.majors,
    'campusSize', p.campus_size, 'campusSetting', p.campus_setting,
    'collegeType', p.college_type, 'applyUrl', p.apply_url) end)`;
const colleges = 'from college c left join college_profile p on p.college_id = c.id';

/** The text of one value that PostgreSQL wrote as JSON. */
async function jsonOf(name: string, text: string, values: unknown[]): Promise<string> {
  const { rows } = await pool.query<{ json: string | null }>({ name, text, values });
  return rows[0]?.json ?? 'null';
}

const listOf = (rows: string) =>
  `select coalesce(json_agg(json), '[]')::text as json from (${rows}) r`;

app.addHook('preHandler', async (request, reply) => {
  const credential = findCredential(request.headers);
  const viewer = credential && (await read(credential.token));
  if (!viewer) await reply.code(401).send({});
});

app.post('/list', async (_request, reply) => {
  const items = await jsonOf(
    'list',
    listOf(`select ${college} as json ${colleges} order by c.id limit $1`),
    [20],
  );
  return reply
    .type('application/json; charset=utf-8')
    .send(`{"data":{"listColleges":{"items":${items},"nextToken":null}}}`);
});

app.post<{ Body: { variables: { id: string } } }>('/get', async ({ body }, reply) => {
  const found = await jsonOf('get', `select ${college}::text as json ${colleges} where c.id = $1`, [
    body.variables.id,
  ]);
  return reply.type('application/json; charset=utf-8').send(`{"data":{"getCollege":${found}}}`);
});

app.post<{ Body: { variables: { state: string } } }>('/filter', async ({ body }, reply) => {
  const items = await jsonOf(
    'filter',
    listOf(`select ${college} as json ${colleges}
      where c.state = $1 and starts_with(c.name_lower, $2) order by c.id limit $3`),
    [body.variables.state, 'c', 20],
  );
  return reply
    .type('application/json; charset=utf-8')
    .send(`{"data":{"listColleges":{"items":${items},"nextToken":null}}}`);
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
