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
    "Slugs of coming fairs: colleges that exhibit at any of them."
    fairs: [String!]
    "Only colleges that exhibit at this fair."
    fairId: ID
    "Counts the majors that these words mean instead of the families."
    findMajor: String
    sort: CollegeDirectorySort
    "Passes over that many colleges, for pages with numbers."
    skip: Int
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
    endTime: DateTime!
    "The fair's own time zone."
    timeZone: String!
    fairType: String!
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
    "The coming fairs, the next one first."
    fairs: [FairCount!]!
  }

  type FacetCount {
    value: String!
    count: Int!
  }

  type FairCount {
    slug: String!
    name: String!
    startTime: DateTime!
    "The fair's own time zone."
    timeZone: String!
    count: Int!
  }`;

/** What `similarColleges` answers. */
export const similarTypes = `
  "What two colleges have in common; majors when both teach much of the same."
  enum SimilarityReason {
    level
    control
    tag
    size
    setting
    state
    region
    majors
  }

  type SimilarCollege {
    college: CollegeCard!
    reasons: [SimilarityReason!]!
    "Titles that both teach."
    sharedMajors: Int!
  }`;
