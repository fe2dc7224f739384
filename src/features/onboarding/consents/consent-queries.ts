import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';

const consentsQuery = graphql(`
  query Consents($studentId: ID) {
    me(studentId: $studentId) {
      consents {
        collegeId
        collegeName
        collegeSlug
        groups
        texts
        since
        history {
          at
          outcome
          topics
          action
          fairName
          wording
          wordingVersion
        }
      }
    }
  }
`);

/** What a student has answered to one college. */
export type Consent = ResultOf<typeof consentsQuery>['me']['consents'][number];

/** The ledger of a student; a parent names the student. */
export async function loadConsents(
  call: PageCall,
  studentId: string | null = null,
): Promise<readonly Consent[]> {
  const { me } = await call.query(consentsQuery, { studentId });
  return me.consents;
}
