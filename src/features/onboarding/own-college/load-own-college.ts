import { majorFamilies } from '../../colleges/majors.ts';
import type { ResultOf } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { texts } from '../student-setup/load-student.ts';
import { myCollegeFacts, waitingChanges } from './own-college-queries.ts';

type College = NonNullable<ResultOf<typeof myCollegeFacts>['me']['college']>;

/** What the page of a rep's college shows: its facts, and what an admin still has to approve. */
export async function loadOwnCollege(call: PageCall) {
  const { me } = await call.query(myCollegeFacts);
  const { college } = me;
  return {
    now: call.now.toISOString(),
    college: college && factsOf(college),
    programs: college && programsOf(college),
    changes: college ? (await call.query(waitingChanges)).collegeChanges : [],
    areas: college ? majorFamilies.map(({ title }) => title) : [],
  };
}

/** What the page knows. */
export type OwnCollegeData = Awaited<ReturnType<typeof loadOwnCollege>>;

const factsOf = ({ collegeProfile: _, ...facts }: College) => facts;

const programsOf = ({ collegeProfile: told }: College) => ({
  majors: texts(told?.majors),
  campusSize: texts(told?.campusSize),
  campusSetting: texts(told?.campusSetting),
  collegeType: texts(told?.collegeType),
  onlineCoursePct: told?.onlineCoursePct ?? null,
  applyUrl: told?.applyUrl ?? null,
  admissionRatePct: told?.admissionRatePct ?? null,
  netPrice: told?.netPrice ?? null,
});
