import { factKinds, wishKinds } from './match-point.ts';

/** A college's match and what somebody has saved, in GraphQL's words. */
export const matchTypes = `
  enum MatchKind {
    ${[...wishKinds, ...factKinds].join('\n    ')}
  }

  "One thing that speaks for or against a college."
  type MatchPoint {
    kind: MatchKind!
    "What both have in common; of a miss what the college has instead, of majors and tags what it has not; of a fair its name."
    values: [String!]!
    "Of majors how many are looked for, of a distance the miles as the crow flies, of online study the share in percent."
    number: Int
  }

  "How well a college fits what a student looks for."
  type CollegeMatch {
    "How much of what is looked for it has, majors weighing as much as the rest; null when nothing is looked for, or nothing of it is known."
    percent: Int
    "Wishes that are met, then what is good to know: fairs on the list, the distance, the own state."
    reasons: [MatchPoint!]!
    misses: [MatchPoint!]!
    "What is looked for and the college does not tell; it counts neither for nor against it."
    unknown: [MatchKind!]!
  }

  "A college as somebody who looks for one sees it."
  type MyCollege {
    college: CollegeCard!
    "Null for whoever looks for no student."
    match: CollegeMatch
    isSaved: Boolean!
    "Whether the student has saved it, for parents."
    isSavedByStudent: Boolean!
  }`;
