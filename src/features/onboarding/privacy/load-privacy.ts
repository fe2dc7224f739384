import { startingPrivacy } from '../../students/privacy-switches.ts';
import { graphql } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { privacyFields } from '../student-fields.ts';

const myPrivacy = graphql(
  `
    query MyPrivacy {
      me {
        user_type
        student {
          privacySettings {
            ...PrivacyFields
          }
        }
      }
    }
  `,
  [privacyFields],
);

/** The switches of a student; null for everyone else, and before a student has told who they are. */
export async function loadPrivacy(call: PageCall) {
  const { user_type: type, student } = (await call.query(myPrivacy)).me;
  return type === 'student' && student ? (student.privacySettings ?? startingPrivacy) : null;
}
