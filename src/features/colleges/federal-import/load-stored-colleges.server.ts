import type { Queryable } from '../../../platform/database/queryable.ts';
import type {
  FederalField,
  FederalValues,
  RememberedCollege,
  StoredCollege,
} from '../federal-files/federal-college.ts';
import type { StoredCollegeRow } from './plan-import.ts';

type StandingRow = {
  readonly id: string;
  readonly unitId: number | null;
  readonly slug: string | null;
  readonly profileId: string | null;
  readonly aliases: string[] | null;
} & { readonly [Field in FederalField]: unknown };

interface RememberedRow {
  readonly unitId: number;
  readonly collegeId: string | null;
  readonly year: number;
  readonly values: Partial<FederalValues>;
  readonly religious: boolean | null;
}

/** Reads all colleges with their profiles, and the records of earlier imports. */
export async function loadStoredColleges(tx: Queryable): Promise<StoredCollegeRow> {
  const { rows: colleges } = await tx.query<StandingRow>(`
    select c.id, c.unit_id as "unitId", c.slug, p.id as "profileId", a.aliases,
      c.name, c.booth_url as "boothUrl", c.address1, c.city, c.state, c.country,
      c.postal_code as "postalCode", c.status, c.domain, c.latitude, c.longitude,
      p.majors, p.campus_size as "campusSize", p.campus_setting as "campusSetting",
      p.college_type as "collegeType", p.apply_url as "applyUrl",
      p.online_course_pct as "onlineCoursePct"
    from college c
    left join college_profile p on p.college_id = c.id
    left join college_alias a on a.college_id = c.id`);
  const { rows: remembered } = await tx.query<RememberedRow>(`
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
}: StandingRow): StoredCollege => ({
  id,
  unitId,
  slug,
  profileId,
  aliases: aliases ?? [],
  values,
});
