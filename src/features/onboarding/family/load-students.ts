import { graphql } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { loadConsents } from '../consents/consent-queries.ts';
import { privacyFields } from '../student-fields.ts';

const myStudents = graphql(
  `
    query MyStudents {
      me {
        parents {
          items {
            id
            studentId
            firstName
            lastName
            phone
            studentRelationship
          }
        }
        students {
          items {
            id
            firstName
            lastName
            currentSchool
            privacySettings {
              ...PrivacyFields
            }
          }
        }
      }
    }
  `,
  [privacyFields],
);

/** A parent's links, each with the student behind it and who sees that student's details. */
export async function loadStudents(call: PageCall) {
  const { me } = await call.query(myStudents);
  const records = me.parents.items.flatMap((record) => record ?? []);
  const students = await Promise.all(
    me.students.items
      .flatMap((student) => student ?? [])
      .map(async (student) => ({ ...student, consents: await loadConsents(call, student.id) })),
  );
  const [first] = records;
  return {
    /** What the parent has told about themselves. */
    own: first
      ? { firstName: first.firstName, lastName: first.lastName, phone: first.phone }
      : null,
    links: records
      .filter(({ studentId }) => studentId !== null)
      .map(({ id, studentId, studentRelationship }) => ({
        id,
        studentRelationship,
        student: students.find((student) => student.id === studentId) ?? null,
      })),
  };
}

/** What the page of a parent's students knows. */
export type StudentsData = Awaited<ReturnType<typeof loadStudents>>;
