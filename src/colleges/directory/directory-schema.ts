/** The directory in GraphQL's words. */
export const directoryField = `
  """
  The public directory of colleges. Within one argument any of the values will do, except for types:
  control, level and each further tag are asked for together. Without a search, relevance puts the
  larger colleges first.
  """
  collegeDirectory(
    "A name, another name, a city or a state; typing mistakes are forgiven."
    search: String
    "Postal codes, such as CA."
    states: [String!]
    types: [String!]
    sizes: [String!]
    settings: [String!]
    "Titles of families or fields of CIP 2020."
    majors: [String!]
    "all, some or none: the share of courses that is taught online, where the college tells."
    online: [String!]
    "Only colleges that exhibit at this fair."
    fairId: ID
    sort: CollegeDirectorySort
    "20 unless told, 100 at most."
    limit: Int
    nextToken: String
  ): CollegeDirectory!`;

export const directoryTypes = `
  enum CollegeDirectorySort {
    relevance
    name
    size
    state
  }

  type CollegeDirectory {
    items: [CollegeCard!]!
    totalCount: Int!
    facets: CollegeFacets!
    nextToken: String
  }

  "What everybody may see of a college."
  type CollegeCard {
    id: ID!
    name: String!
    "The college's page is /college-{slug}."
    slug: String
    city: String!
    state: String!
    country: String
    collegeType: [String!]!
    campusSize: [String!]!
    campusSetting: [String!]!
    "Families before fields; in a list the first twelve."
    majors: [String!]!
    majorCount: Int!
    onlineCoursePct: Int
    boothUrl: URL
    applyUrl: URL
    description: String
    logo: URL
    latitude: Float
    longitude: Float
    "The coming fairs it attends, the next one first."
    fairs: [AttendedFair!]!
  }

  "A coming fair; its page is /fair-{slug}."
  type AttendedFair {
    slug: String!
    name: String!
    startTime: DateTime!
  }

  "For each value the number of colleges with the filters of all other facets."
  type CollegeFacets {
    states: [FacetCount!]!
    types: [FacetCount!]!
    sizes: [FacetCount!]!
    settings: [FacetCount!]!
    "Families; with a family that is chosen, its fields."
    majors: [FacetCount!]!
    online: [FacetCount!]!
  }

  type FacetCount {
    value: String!
    count: Int!
  }`;
