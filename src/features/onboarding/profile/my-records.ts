import { graphql } from '../../../platform/pages/graphql.ts';

/** The ids of the caller's own records: forms never name the record they change. */
export const myRecords = graphql(`
  query MyRecords {
    me {
      user_type
      student {
        id
        collegePreferences {
          id
        }
        privacySettings {
          id
        }
      }
      parents {
        items {
          id
        }
      }
      collegeRep {
        id
      }
      college {
        id
        collegeProfile {
          id
        }
      }
      counselor {
        id
      }
      counselorSchool {
        id
      }
    }
  }
`);
