import { graphql } from '../../../platform/pages/graphql.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { loadAccount } from '../account-settings/load-account.ts';
import { privacyFields } from '../student-fields.ts';

const myProfile = graphql(
  `
    query MyProfile {
      me {
        email
        user_type
        displayName
        timeZone
        locale
        student {
          firstName
          lastName
          dob
          currentSchool
          schoolGrade
          collegePreferences {
            majors
            campusSize
            campusSetting
            collegeType
            maxMiles
            states
            maxNetPrice
            admission
          }
          privacySettings {
            ...PrivacyFields
          }
        }
        students {
          items {
            firstName
            lastName
          }
        }
        parents {
          items {
            firstName
            lastName
            email
            confirmedAt
          }
        }
        collegeRep {
          firstName
          lastName
          title
        }
        college {
          name
        }
        counselor {
          firstName
          lastName
          confirmedAt
        }
        counselorSchool {
          name
        }
        invitations {
          id
        }
        consents {
          since
        }
      }
      myMailChoices {
        scope
        subscribed
      }
      myPush {
        browsers {
          id
        }
      }
    }
  `,
  [privacyFields],
);

/** How things stand in every section of the profile. */
export async function loadProfile(call: PageCall) {
  const [{ me, myMailChoices, myPush }, account] = await Promise.all([
    call.query(myProfile),
    loadAccount(call),
  ]);
  return {
    me,
    mail: myMailChoices,
    browsers: myPush.browsers.length,
    account,
    /** The zone in which this browser reads. */
    zone: me.timeZone ?? call.zone,
    now: call.now,
    locale: call.locale,
    featuresOff: call.featuresOff,
  };
}

/** What the list of the sections is made from. */
export type Profile = Awaited<ReturnType<typeof loadProfile>>;
