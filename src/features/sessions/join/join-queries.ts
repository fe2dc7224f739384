import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';

const entryFields = graphql(`
  fragment EntryFields on SessionEntry {
    state
    isOrganizer
    opensAt
    registrationId
    mySessions
    answersUntil
    fair {
      id
      name
      slug
      fairType
      timeZone
    }
    session {
      number
      title
      startTime
      lengthMinutes
    }
  }
`);

/** Whether the caller can join a session, and the other sessions of the fair. */
export const entryQuery = graphql(
  `
    query SessionEntry($fair: String!, $session: Int!) {
      sessionEntry(fair: $fair, session: $session) {
        ...EntryFields
      }
    }
  `,
  [entryFields],
);

export const joinCall = graphql(
  `
    mutation JoinSession($fair: String!, $session: Int!) {
      joinSession(fair: $fair, session: $session) {
        url
        entry {
          ...EntryFields
        }
      }
    }
  `,
  [entryFields],
);

/** Whether the caller can join a session. */
export type ShownEntry = ResultOf<typeof entryFields>;
