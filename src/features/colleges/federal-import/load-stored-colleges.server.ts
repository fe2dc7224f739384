import type { Queryable } from '../../../platform/database/queryable.ts';
import { jsonOf, readRows } from '../../../platform/database/read-rows.ts';
import type {
  FederalField,
  FederalValues,
  RememberedCollege,
  StoredCollege,
} from '../federal-files/federal-college.ts';
import type { StoredCollegeRow } from './plan-import.ts';

type StoredRow = {
  readonly id: string;
  readonly unitId: number | null;
  readonly slug: string | null;
  readonly profileId: string | null;
  readonly aliases: readonly string[] | null;
} & { readonly [Field in FederalField]: unknown };

/** Reads all colleges with their profiles, and the records of earlier imports. */
export async function loadStoredColleges(tx: Queryable): Promise<StoredCollegeRow> {
  const colleges = await readRows(tx, {
    id: 'text',
    unitId: 'number?',
    slug: 'text?',
    profileId: 'text?',
    aliases: 'text[]?',
    majors: 'text[]?',
    name: 'text',
    city: 'text',
    state: 'text',
    country: 'text?',
    collegeType: 'text[]?',
    campusSize: 'text[]?',
    campusSetting: 'text[]?',
    onlineCoursePct: 'number?',
    graduateOnly: 'boolean?',
    associateMajors: 'text[]?',
    admissionRatePct: 'number?',
    netPrice: 'number?',
    boothUrl: 'text?',
    applyUrl: 'text?',
    latitude: 'number?',
    longitude: 'number?',
    address1: 'text?',
    postalCode: 'text?',
    status: 'text',
    domain: 'text?',
  })(`
    select c.id, c.unit_id as "unitId", c.slug, p.id as "profileId", a.aliases,
      c.name, c.booth_url as "boothUrl", c.address1, c.city, c.state, c.country,
      c.postal_code as "postalCode", c.status, c.domain, c.latitude, c.longitude,
      p.majors, p.campus_size as "campusSize", p.campus_setting as "campusSetting",
      p.college_type as "collegeType", p.apply_url as "applyUrl",
      p.online_course_pct as "onlineCoursePct", p.graduate_only as "graduateOnly",
      p.associate_majors as "associateMajors", p.admission_rate_pct as "admissionRatePct",
      p.net_price as "netPrice"
    from college c
    left join college_profile p on p.college_id = c.id
    left join college_alias a on a.college_id = c.id`);
  const remembered = await readRows(tx, {
    unitId: 'number',
    collegeId: 'text?',
    year: 'number',
    values: jsonOf<Partial<FederalValues>>(),
    religious: 'boolean?',
  })(`
    select unit_id as "unitId", college_id as "collegeId", year, values, religious
    from college_import`);
  return {
    colleges: colleges.map(readStanding),
    remembered: new Map(remembered.map((row): [number, RememberedCollege] => [row.unitId, row])),
  };
}

const readStanding = ({
  id,
  unitId,
  slug,
  profileId,
  aliases,
  ...values
}: StoredRow): StoredCollege => ({
  id,
  unitId,
  slug,
  profileId,
  aliases: aliases ?? [],
  values,
});
