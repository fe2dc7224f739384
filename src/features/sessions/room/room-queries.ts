import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';
import { liveDocument } from '../../../platform/pages/live.ts';
import { personFields } from '../stage/stage-api.ts';
import { questionNewsFields } from '../session-questions/question-queries.ts';

export const roomQuery = graphql(`
  query SessionRoom($fair: String!, $session: Int!) {
    sessionRoom(fair: $fair, session: $session) {
      runId
      role
      speaksFor
      people
      cursor
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
      colleges {
        exhibitorId
        name
        slug
        logo
        boothId
      }
      picture {
        kind
        url
      }
      run {
        startedAt
        endedAt
        missing
        plannedEnd
        steps {
          kind
          exhibitorId
          seconds
        }
      }
    }
  }
`);

/** The room of a session, as its page loads it. */
export type Room = NonNullable<ResultOf<typeof roomQuery>['sessionRoom']>;

/** The run of a room, for its forms. */
export const runQuery = graphql(`
  query SessionRunOfRoom($fair: String!, $session: Int!) {
    sessionRoom(fair: $fair, session: $session) {
      runId
    }
  }
`);

/** The sessions of a fair. */
export const fairSessionsQuery = graphql(`
  query FairSessions($slug: String!) {
    fairCard(slug: $slug) {
      sessions {
        number
        title
        startTime
        lengthMinutes
      }
    }
  }
`);

export const conductMutation = graphql(`
  mutation ConductSession(
    $runId: ID!
    $action: SessionAction!
    $from: Int
    $seconds: Int
    $exhibitorId: ID
  ) {
    conductSession(
      runId: $runId
      action: $action
      from: $from
      seconds: $seconds
      exhibitorId: $exhibitorId
    ) {
      startedAt
    }
  }
`);

export const rollCallQuery = graphql(`
  query SessionRollCall($runId: ID!) {
    sessionRollCall(runId: $runId) {
      exhibitorIds
      name
      camera
      microphone
    }
  }
`);

/** A speaker who is in the room. */
export type SpeakerHere = ResultOf<typeof rollCallQuery>['sessionRollCall'][number];

const runFields = `startedAt endedAt missing plannedEnd steps { kind exhibitorId seconds }`;

/** What happens in a session while its page is open. */
export const sessionNews = liveDocument(`subscription ($runId: ID!, $after: String) {
  onSessionNews(runId: $runId, after: $after) { run { ${runFields} } people
    stage { ${personFields} } ${questionNewsFields} } }`);
