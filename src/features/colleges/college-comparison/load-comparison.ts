import type { PageCall } from '../../../platform/pages/page-call.ts';
import { isUuid } from '../../../platform/model/kinds.ts';
import { mostCompared } from '../college-choices.ts';
import { myCardView, mineFields } from '../card-view.ts';
import { outwardLink } from '../../../platform/addresses/outward-link.ts';
import { lookoutOf } from '../my-colleges/lookout-of.ts';
import { graphql } from '../../../platform/pages/graphql.ts';

/** Colleges side by side, and who compares them. */
const compareQuery = graphql(
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

/**
 * Colleges side by side, in the order of the address. Leaves out and reports what is too many.
 * @throws Response 404 for a student who is not (or no longer) linked
 */
export async function loadComparison(
  call: Pick<PageCall, 'ask'>,
  slugs: readonly string[],
  student: string,
) {
  if (student !== '' && !isUuid(student)) throw new Response(null, { status: 404 });
  const { data, errors } = await call.ask(compareQuery, {
    slugs: slugs.slice(0, mostCompared),
    studentId: student === '' ? null : student,
  });
  if (errors[0]?.code === 'NOT_FOUND') throw new Response(null, { status: 404 });
  if (!data) throw new Error(errors[0]?.message ?? 'The colleges could not be read.');
  return {
    ...lookoutOf(data.me, data.myColleges),
    chosen: student,
    isTooMany: slugs.length > mostCompared,
    columns: data.compareColleges.map((one) => {
      const { onlineCoursePct, boothUrl, applyUrl, fairs } = one.whole;
      return {
        ...myCardView(one),
        onlineCoursePct,
        fairs,
        told: data.toldAtBooths.filter(({ college }) => college === one.college.slug),
        site: outwardLink(boothUrl),
        apply: outwardLink(applyUrl),
      };
    }),
  };
}

/** Data of the comparison page. */
export type ComparisonView = Awaited<ReturnType<typeof loadComparison>>;
/** One college of it. */
export type ComparedCollege = ComparisonView['columns'][number];
