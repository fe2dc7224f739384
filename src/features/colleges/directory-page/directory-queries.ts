import { graphql } from '../../../platform/pages/graphql.ts';
import { cardFields } from '../card-view.ts';

/** The filters with their counts. */
export const facetFields = graphql(`
  fragment DirectoryFacets on CollegeFacets {
    fairs {
      slug
      name
      startTime
      timeZone
      count
    }
    states {
      value
      count
    }
    types {
      value
      count
    }
    sizes {
      value
      count
    }
    settings {
      value
      count
    }
    majors {
      value
      count
    }
    online {
      value
      count
    }
  }
`);

/** Everything the directory shows at once. */
export const directoryQuery = graphql(
  `
    query Colleges(
      $search: String
      $fairs: [String!]
      $states: [String!]
      $types: [String!]
      $sizes: [String!]
      $settings: [String!]
      $majors: [String!]
      $online: [String!]
      $findMajor: String
      $sort: CollegeDirectorySort
      $skip: Int
      $limit: Int
    ) {
      collegeDirectory(
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
      ) {
        totalCount
        items {
          ...CollegeCardFields
        }
        facets {
          ...DirectoryFacets
        }
      }
    }
  `,
  [cardFields, facetFields],
);

/** The number of colleges there would be. */
export const totalQuery = graphql(`
  query CollegeTotal(
    $search: String
    $fairs: [String!]
    $states: [String!]
    $types: [String!]
    $sizes: [String!]
    $settings: [String!]
    $majors: [String!]
    $online: [String!]
  ) {
    collegeDirectory(
      search: $search
      fairs: $fairs
      states: $states
      types: $types
      sizes: $sizes
      settings: $settings
      majors: $majors
      online: $online
      limit: 1
    ) {
      totalCount
    }
  }
`);
