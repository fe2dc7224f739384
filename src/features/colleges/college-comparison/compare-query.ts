import { graphql } from '../../../platform/pages/graphql.ts';
import { mineFields } from '../card-view.ts';

/** Colleges side by side, and who compares them. */
export const compareQuery = graphql(
  `
    query Comparison($slugs: [String!]!, $studentId: ID) {
      compareColleges(slugs: $slugs, studentId: $studentId) {
        ...MineFields
        whole: college {
          onlineCoursePct
          boothUrl
          applyUrl
          fairs {
            slug
            name
            startTime
            timeZone
          }
        }
      }
      toldAtBooths(slugs: $slugs) {
        college
        question
        text
        fair
        startTime
        timeZone
      }
      myColleges(limit: 1, studentId: $studentId) {
        studentId
        hasWishes
        canSave
        savedCount
        savedByStudentCount
      }
      me {
        user_type
        students {
          items {
            id
            firstName
          }
        }
      }
    }
  `,
  [mineFields],
);
