/** The directory as GraphQL types. */
export const directoryField = `
  "Searches the public directory of colleges. Values in one argument are combined with OR, except in \`types\`, where control, level and each further tag are combined with AND. Without a search, relevance puts larger colleges first."
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
    "all, some or none: the share of courses taught online, where the college gives it."
    online: [String!]
    "Slugs of upcoming fairs: colleges that exhibit at any of them."
    fairs: [String!]
    "Only colleges that exhibit at this fair."
    fairId: ID
    "Counts the majors that these words mean instead of the families."
    findMajor: String
    sort: CollegeDirectorySort
    "Passes over that many colleges, for pages with numbers."
    skip: Int
    "Default 20, maximum 100."
    limit: Int
    nextToken: String
  ): CollegeDirectory!`;

export const directoryTypes = `
  "The sort order of the directory."
  enum CollegeDirectorySort {
    relevance
    "Those that come to an upcoming fair first, the next fair first; then by name."
    fair
    name
    size
    state
  }

  "A page of the college directory with its facets."
  type CollegeDirectory {
    items: [CollegeCard!]!
    totalCount: Int!
    facets: CollegeFacets!
    nextToken: String
  }

  "The public information about a college."
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
    "Whether it has graduate programs only; null when unknown."
    graduateOnly: Boolean
    "The percentage of applicants it admits; 100 where everyone is admitted."
    admissionRatePct: Int
    "The average price of a year in dollars, after grants and scholarships."
    netPrice: Int
    boothUrl: URL
    applyUrl: URL
    description: String
    logo: URL
    latitude: Float
    longitude: Float
    "The upcoming fairs it attends, the next one first."
    fairs: [AttendedFair!]!
  }

  "An upcoming fair a college exhibits at; its page is /fair-{slug}."
  type AttendedFair {
    slug: String!
    name: String!
    startTime: DateTime!
    endTime: DateTime!
    "The fair's own time zone."
    timeZone: String!
    fairType: String!
  }

  "The number of colleges for each value, with the filters of all other facets applied."
  type CollegeFacets {
    states: [FacetCount!]!
    types: [FacetCount!]!
    sizes: [FacetCount!]!
    settings: [FacetCount!]!
    "Families; with a family that is chosen, its fields."
    majors: [FacetCount!]!
    online: [FacetCount!]!
    "The upcoming fairs, the next one first."
    fairs: [FairCount!]!
  }

  "The number of colleges with one value."
  type FacetCount {
    value: String!
    count: Int!
  }

  "The number of colleges at one fair."
  type FairCount {
    slug: String!
    name: String!
    startTime: DateTime!
    "The fair's own time zone."
    timeZone: String!
    count: Int!
  }`;

/** The result of `similarColleges`. */
export const similarTypes = `
  "The reason two colleges are similar; \`majors\` means they teach much of the same."
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

  "A college similar to another, and why."
  type SimilarCollege {
    college: CollegeCard!
    reasons: [SimilarityReason!]!
    "Titles that both teach."
    sharedMajors: Int!
  }`;
