import type { BenchData } from './bench-data.ts';
import { signedIn } from './fixture.ts';
import type { Figure } from './report.ts';
import { fire, median, startServer } from './servers.ts';
import type { Database } from '../src/platform/database/database.server.ts';

const fields =
  'id name city state boothUrl createdAt collegeProfile { majors campusSize campusSetting collegeType applyUrl }';

/**
 * What is asked again and again, and the share of the ceiling that is aimed at. Reads compare with JSON
 * that PostgreSQL has written whole, without access, aliases or a choice of fields.
 */
export const shots = ({ collegeId }: BenchData) => ({
  list: {
    what: 'list 20 colleges with profile',
    share: 0.25,
    body: { query: `{ listColleges(limit: 20) { items { ${fields} } nextToken } }`, variables: {} },
  },
  get: {
    what: 'get one college by id',
    share: 0.35,
    body: {
      query: `query ($id: ID!) { getCollege(id: $id) { ${fields} } }`,
      variables: { id: collegeId },
    },
  },
  filter: {
    what: 'list with a filter',
    share: 0.4,
    body: {
      query: `query ($state: String!) {
        listColleges(limit: 20, filter: { state: { eq: $state }, nameLower: { beginsWith: "c" } }) {
          items { ${fields} } nextToken
        }
      }`,
      variables: { state: 'OH' },
    },
  },
  create: {
    what: 'create a school',
    share: 0.5,
    body: {
      query: `mutation ($input: CreateCounselorSchoolInput!) {
        createCounselorSchool(input: $input) { id name city }
      }`,
      variables: {
        input: {
          name: 'Bench High School',
          address1: '1 Elm St',
          city: 'Amherst',
          state: 'MA',
          postalCode: '01002',
        },
      },
    },
  },
});

/** Requests a second of the generated calls against the bare routes, turn by turn. */
export async function measureReadsAndCreates(
  { pool, connectionString }: Database,
  data: BenchData,
): Promise<Figure[]> {
  // A counselor reads what everyone reads, and makes schools.
  const { token } = await signedIn(pool, 'counselor');
  const bare = await startServer('bare-server.ts', connectionString, 4101);
  const quad = await startServer('quad-server.ts', connectionString, 4102);
  const figures: Figure[] = [];
  try {
    for (const [name, { what, share, body }] of Object.entries(shots(data))) {
      const rates: { bare: number[]; quad: number[] } = { bare: [], quad: [] };
      for (let turn = 0; turn < 4; turn += 1) {
        const one = await fire(bare, { path: `/${name}`, token, body }, 3, 32);
        const other = await fire(quad, { path: '/graphql', token, body }, 3, 32);
        // The first turn warms up.
        if (turn === 0) continue;
        rates.bare.push(one.rate);
        rates.quad.push(other.rate);
      }
      figures.push({
        what,
        value: median(rates.quad),
        ceiling: median(rates.bare),
        unit: '/s',
        aim: { atLeastShare: share },
      });
    }
  } finally {
    await bare.stop();
    await quad.stop();
  }
  return figures;
}
