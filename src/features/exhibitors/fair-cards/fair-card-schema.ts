import { fairPhases } from '../../fairs/fair-phase.ts';

/** The public fields of a fair, as GraphQL. */
export const fairCardTypes = `
  "The phase of a fair, from its times. Registration stays open after the exhibitor deadline and while the fair is live."
  enum FairPhase { ${fairPhases.join(' ')} }

  "The public information about a fair. Its page is /fair-{slug}; taking part is free for families."
  type FairCard {
    id: ID!
    name: String!
    slug: String!
    fairType: String!
    phase: FairPhase!
    startTime: DateTime!
    endTime: DateTime!
    "IANA name of the zone in which the fair is held."
    timeZone: String!
    registrationOpensAt: DateTime
    exhibitorDeadline: DateTime!
    cancelledAt: DateTime
    "When its time was changed last after it had been published."
    movedAt: DateTime
    description: String
    "Price for a college if it isn’t the default, in the smallest currency unit (for example, cents)."
    price: Int
    collegeCount: Int!
    "A few of the colleges that exhibit: others at every fair, the same ones each time."
    pennants: [FairCollege!]!
    "All colleges that exhibit and may be known to, by name."
    colleges: [FairCollege!]!
    "The sessions of the webinar, once it is planned."
    sessions: [FairSession!]!
    "Whether at least one recording is out."
    recordingsOut: Boolean!
  }

  "A college that exhibits at a fair."
  type FairCollege {
    name: String!
    "Its page is /college-{slug}."
    slug: String
    city: String!
    state: String!
    logo: URL
  }

  "A session of a fair."
  type FairSession {
    number: Int!
    title: String!
    startTime: DateTime!
    lengthMinutes: Int!
    "In the order in which they speak."
    speakers: [SessionSpeaker!]!
    recording: SessionRecording
  }

  "A speaker of a session."
  type SessionSpeaker {
    name: String!
    "ID of a college that has a page."
    collegeId: ID
    "The page of the college is /college-{slug}."
    slug: String
    logo: URL
    startsAtMinute: Int!
    lengthMinutes: Int!
    "Where the recording gets to it, in seconds."
    atSecond: Float
  }

  "The public recording of a session."
  type SessionRecording {
    url: URL!
    posterUrl: URL
    captionsUrl: URL
  }`;
