import { factKinds, wishKinds } from '../../colleges/match-point.ts';

/** A college's match and saved items as GraphQL types. */
export const matchTypes = `
  "The preference a match point is about."
  enum MatchKind {
    ${[...wishKinds, ...factKinds].join('\n    ')}
  }

  "A reason for or against a college."
  type MatchPoint {
    kind: MatchKind!
    "What both have in common; of a miss what the college has instead, of majors and tags what it has not; of a fair its name."
    values: [String!]!
    "Of majors how many are looked for, of a distance the miles as the crow flies, of online study the share in percent."
    number: Int
  }

  "The match of a college with a student’s preferences."
  type CollegeMatch {
    "How much of what is looked for it has, majors weighing as much as the rest; null when nothing is looked for, or nothing of it is known."
    percent: Int
    "Preferences that are met, then other facts: fairs, distance, same state."
    reasons: [MatchPoint!]!
    misses: [MatchPoint!]!
    "Preferences the college gives no information on; they count neither for nor against it."
    unknown: [MatchKind!]!
  }

  "A college with its match, for someone who is looking."
  type MyCollege {
    college: CollegeCard!
    "Null for callers without student preferences."
    match: CollegeMatch
    isSaved: Boolean!
    "Whether the student has saved it, for parents."
    isSavedByStudent: Boolean!
  }`;
