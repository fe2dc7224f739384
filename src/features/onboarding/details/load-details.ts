import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';

const myDetails = graphql(`
  query MyDetails {
    me {
      user_type
      email
      displayName
      student {
        firstName
        lastName
        dob
        gender
        phone
        address1
        address2
        city
        state
        country
        postalCode
      }
      parents {
        items {
          firstName
          lastName
          phone
        }
      }
      collegeRep {
        firstName
        lastName
        title
        phone
        contactVisible
      }
      counselor {
        firstName
        lastName
        phone
        contactVisible
      }
    }
  }
`);

/** What is in the form about oneself at first; null for someone who has told nothing yet. */
export async function loadDetails(call: PageCall) {
  const { me } = await call.query(myDetails);
  const forms = formsOf(me);
  return Object.values(forms).some((form) => form !== null) ? forms : null;
}

/** The forms by role; all but one are null. */
export type DetailForms = ReturnType<typeof formsOf>;

function formsOf({ user_type: type, email, displayName, ...me }: ResultOf<typeof myDetails>['me']) {
  return {
    name: type.startsWith('admin') ? { name: displayName === email ? '' : displayName } : null,
    student: type === 'student' ? me.student : null,
    parent: type === 'parent' ? (me.parents.items[0] ?? null) : null,
    rep: me.collegeRep,
    counselor: me.counselor,
  };
}
