import { fileURLToPath } from 'node:url';
import { openTable } from '../../../platform/csv/read-table.server.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { readRows } from '../../../platform/database/read-rows.ts';
import type { World } from '../../../platform/world.ts';
import { applyPlan } from '../federal-import/apply-plan.server.ts';
import type { FederalCollege, FederalValues } from '../federal-files/federal-college.ts';
import { loadStoredColleges } from '../federal-import/load-stored-colleges.server.ts';
import { planImport } from '../federal-import/plan-import.ts';
import { readInstitutions } from '../federal-files/read-institutions.server.ts';
import { nameMajors } from '../majors.ts';

/**
 * The demo's list: 250 colleges of all states and kinds with their places, sizes and fields of
 * study, from the files HD2024, C2024_A and IC2024 of IPEDS (National Center for Education Statistics, U.S.
 * Department of Education; public domain). scripts/extract-demo-colleges.ts makes it.
 */
const file = fileURLToPath(new URL('demo-colleges.csv', import.meta.url));

/** Earlier than any year with a file, so that a file of any year can be imported over the demo. */
const beforeAll = 0;

/**
 * Loads the demo's colleges in the caller's transaction. They count as imported: loading them again
 * changes nothing, and the federal file of any year updates them without duplicates. Returns their
 * ids by UNITID, in the order of the list.
 */
export async function loadDemoColleges(
  tx: Queryable,
  world: World,
): Promise<ReadonlyMap<number, string>> {
  const colleges = await readDemoColleges();
  const plan = planImport(colleges, await loadStoredColleges(tx));
  await applyPlan(tx, plan, world);
  const rows = await readRows(tx, { unitId: 'number', id: 'text' })(
    `select c.unit_id as "unitId", c.id from college c where c.unit_id = any($1) order by c.unit_id`,
    [colleges.map(({ unitId }) => unitId)],
  );
  return new Map(rows.map(({ unitId, id }) => [unitId, id]));
}

/** The colleges of the demo's list, by the year of their file. */
export async function readDemoColleges(): Promise<FederalCollege[]> {
  const { colleges } = await readInstitutions(file, { year: undefined });
  const further = new Map<number, Partial<FederalValues>>();
  const columns = ['UNITID', 'OPENADMP', 'CIPCODES', 'BELOWBACHELOR'];
  for await (const row of (await openTable(file, columns)).rows) {
    const titlesIn = (column: string) =>
      nameMajors(row.cell(column).split(' ').filter(Boolean)).titles;
    const below = new Set(row.cell('BELOWBACHELOR').split(' '));
    const degrees = row
      .cell('CIPCODES')
      .split(' ')
      .filter((code) => !below.has(code));
    const bachelors = new Set(nameMajors(degrees).titles);
    further.set(Number(row.cell('UNITID')), {
      majors: titlesIn('CIPCODES'),
      associateMajors: titlesIn('BELOWBACHELOR').filter((title) => !bachelors.has(title)),
      ...(row.cell('OPENADMP') === '1' ? { admissionRatePct: 100 } : {}),
    });
  }
  return colleges.map((college) => ({
    ...college,
    year: beforeAll,
    values: { ...college.values, ...further.get(college.unitId) },
  }));
}
