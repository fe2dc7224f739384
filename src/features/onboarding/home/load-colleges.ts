import { myCardView, mineFields } from '../../colleges/card-view.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';

/** Cards of a list that the home shows; all of them are behind a link. */
const shown = 3;

const collegesQuery = graphql(
  `
    query HomeColleges($studentId: ID, $shown: Int!) {
      recommendedColleges(studentId: $studentId, limit: $shown) {
        ...MineFields
      }
      own: myColleges(studentId: $studentId, saved: own, limit: $shown) {
        studentId
        hasWishes
        totalCount
        items {
          ...MineFields
        }
      }
      some: myColleges(studentId: $studentId, limit: $shown) {
        items {
          ...MineFields
        }
      }
      student: myColleges(studentId: $studentId, saved: student, limit: $shown) {
        totalCount
        items {
          ...MineFields
        }
      }
    }
  `,
  [mineFields],
);

/** Who looks, as `me` tells. */
interface Looking {
  readonly isStudent: boolean;
  readonly students: readonly { readonly id: string; readonly firstName: string }[];
  /** Of a parent the student that is asked for in the address; one who is not linked counts for none. */
  readonly asked: string | null;
}

/** Colleges that fit a student, with the reasons, and those that are saved. */
export async function loadColleges(
  call: Pick<PageCall, 'query'>,
  { isStudent, students, asked }: Looking,
) {
  const chosen = students.find(({ id }) => id === asked)?.id ?? null;
  const { recommendedColleges, own, some, student } = await call.query(collegesQuery, {
    studentId: chosen,
    shown,
  });
  const listOf = ({ totalCount, items }: typeof student) => ({
    total: totalCount,
    cards: items.map((item) => myCardView(item)),
  });
  const { studentId, hasWishes } = own;
  return {
    isStudent,
    students,
    studentId,
    hasWishes,
    name: students.find(({ id }) => id === studentId)?.firstName ?? null,
    recommended: recommendedColleges.map((item) => myCardView(item)),
    saved: listOf(own),
    /** For someone who has saved none, and to whom none is recommended. */
    suggested:
      own.totalCount === 0 && recommendedColleges.length === 0
        ? some.items.map((item) => myCardView(item))
        : [],
    savedByStudent: listOf(student),
  };
}
