import { graphql } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { parentSoFar } from '../parent-setup/parent-queries.ts';
import { ownParts } from '../parent-setup/load-parent.ts';
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
  const [{ me }, told] = await Promise.all([call.query(myStudents), call.query(parentSoFar)]);
  const records = me.parents.items.flatMap((record) => record ?? []);
  const students = await Promise.all(
    me.students.items
      .flatMap((student) => student ?? [])
      .map(async (student) => ({ ...student, consents: await loadConsents(call, student.id) })),
  );
  const { firstName, lastName, phone } = ownParts(told.me);
  return {
    /** What the parent has told about themselves, here or elsewhere. */
    own: { firstName, lastName, phone },
    /** Those who were invited and have not answered. */
    waiting: told.studentInvitations,
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
