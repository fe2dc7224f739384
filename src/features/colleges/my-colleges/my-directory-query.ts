import { graphql } from '../../../platform/pages/graphql.ts';
import { mineFields } from '../card-view.ts';
import { facetFields } from '../directory-page/directory-queries.ts';

/** The directory with match and lists, the viewer, and the selection. */
export const myDirectoryQuery = graphql(
  `
    query MyColleges(
      $search: String
      $fairs: [String!]
      $states: [String!]
      $types: [String!]
      $sizes: [String!]
      $settings: [String!]
      $majors: [String!]
      $online: [String!]
      $findMajor: String
      $sort: MyCollegesSort
      $skip: Int
      $limit: Int
      $saved: SavedBy
      $studentId: ID
    ) {
      myColleges(
        search: $search
        fairs: $fairs
        states: $states
        types: $types
        sizes: $sizes
        settings: $settings
        majors: $majors
        online: $online
        findMajor: $findMajor
        sort: $sort
        skip: $skip
        limit: $limit
        saved: $saved
        studentId: $studentId
      ) {
        totalCount
        studentId
        hasWishes
        canSave
        savedCount
        savedByStudentCount
        items {
          ...MineFields
        }
        facets {
          ...DirectoryFacets
        }
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
  [mineFields, facetFields],
);
