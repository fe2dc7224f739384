import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';

const mySchool = graphql(`
  query MySchool {
    me {
      sub
      student {
        currentSchool
        schoolGrade
        graduationYear
        entryDate
      }
      registrations {
        id
      }
      counselor {
        confirmedAt
      }
      counselorSchool {
        owner
        name
        address1
        address2
        city
        state
        country
        postalCode
      }
      mayRenameSchool
    }
  }
`);

/** The school of a student or of a counselor; null for someone who has named none yet. */
export async function loadSchool(call: PageCall) {
  const { me } = await call.query(mySchool);
  const { student, counselorSchool } = me;
  if (!student && !counselorSchool) return null;
  return {
    now: call.now.toISOString(),
    student,
    hasRegistration: me.registrations.length > 0,
    school: counselorSchool && schoolIn(counselorSchool),
    isConfirmed: me.counselor !== null && me.counselor.confirmedAt !== null,
    // A counselor who is confirmed at a school can't rename or move it, even the one who entered it.
    isOwner: counselorSchool?.owner === me.sub,
    mayRename: me.mayRenameSchool,
  };
}

type Found = NonNullable<ResultOf<typeof mySchool>['me']['counselorSchool']>;

const schoolIn = ({ owner: _, ...school }: Found) => school;

/** What the page of the school knows. */
export type SchoolData = NonNullable<Awaited<ReturnType<typeof loadSchool>>>;
