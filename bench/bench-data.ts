import { importColleges } from '../src/features/colleges/federal-import/import-colleges.server.ts';
import type { Database } from '../src/platform/database/database.server.ts';
import { realWorld } from '../src/platform/real-world.server.ts';
import { federalData } from '../src/platform/testing/federal-data.server.ts';

/** What the requests of a benchmark name. */
export interface BenchData {
  readonly colleges: number;
  /** Seconds the federal file took, or null when it is not there and colleges were made up. */
  readonly importSeconds: number | null;
  readonly collegeId: string;
  readonly fairId: string;
}

/** Fills a database with the colleges of the federal file, or as many made-up ones, and a fair. */
export async function fillDatabase(database: Database): Promise<BenchData> {
  const { pool } = database;
  const file = federalData('hd2024.csv.gz');
  const completions = federalData('completions_2024_by_college.csv.gz');
  const cip = federalData('cip2020_titles.csv.gz');
  let importSeconds: number | null = null;
  if (file && completions && cip) {
    const began = performance.now();
    await importColleges(database, realWorld, { file, completions, cip });
    importSeconds = (performance.now() - began) / 1000;
  } else await makeUpColleges(database);
  await pool.query(
    `insert into fair (id, name, slug, start_time, end_time, exhibitor_deadline, fair_type, published_at)
     values ($1, 'Bench fair', 'bench', now(), now() + interval '1 day', now(), 'booth', now())`,
    [realWorld.newId()],
  );
  await pool.query('analyze');
  const first = async (table: 'college' | 'fair'): Promise<string> => {
    const { rows } = await pool.query<{ id: string }>(
      `select id from ${table} order by id limit 1`,
    );
    return rows[0]?.id ?? '';
  };
  const { rows } = await pool.query<{ count: number }>(
    'select count(*)::int as count from college',
  );
  return {
    colleges: rows[0]?.count ?? 0,
    importSeconds,
    collegeId: await first('college'),
    fairId: await first('fair'),
  };
}

async function makeUpColleges({ pool }: Database): Promise<void> {
  await pool.query(`
    insert into college (id, name, name_lower, booth_url, address1, city, state, postal_code, status)
    select gen_random_uuid(), 'College of Place ' || i, 'college of place ' || i, 'https://c' || i || '.edu',
      '1 Main St', 'City ' || i % 900, (array['OH', 'TX', 'CA', 'NY', 'PA', 'FL'])[1 + i % 6], '43440', 'active'
    from generate_series(1, 6072) i`);
  await pool.query(`
    insert into college_profile (id, college_id, majors, campus_size, campus_setting, college_type, apply_url)
    select gen_random_uuid(), id, array['Biology, General', 'Computer Science', 'Business'],
      array['1,000-4,999'], array['city'], array['public', '4-year'], 'https://apply.edu' from college`);
}
