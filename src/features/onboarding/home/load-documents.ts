import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';

const documentsQuery = graphql(`
  query HomeDocuments($studentId: ID, $withStudent: Boolean!) {
    own: myBoothDocuments {
      id
      name
      url
      college {
        name
      }
      fair {
        name
        slug
      }
    }
    student: myBoothDocuments(studentId: $studentId) @include(if: $withStudent) {
      id
      name
      url
      college {
        name
      }
      fair {
        name
        slug
      }
    }
  }
`);

/** The documents of booths that someone has kept, and of a parent those of the student that is looked at. */
export async function loadDocuments(
  call: Pick<PageCall, 'query'>,
  student: { readonly id: string | null; readonly name: string | null } | null,
) {
  const studentId = student?.id ?? null;
  const withStudent = studentId !== null;
  const { own, student: theirs } = await call.query(documentsQuery, { studentId, withStudent });
  return { own, theirs: theirs ?? [], name: student?.name ?? null };
}

/** A document as the home lists it. */
export type HomeDocument = ResultOf<typeof documentsQuery>['own'][number];
