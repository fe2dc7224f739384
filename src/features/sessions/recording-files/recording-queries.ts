import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';

/** The recordings of a fair as its organizers see them. */
export const managedRecordings = graphql(`
  query ManagedRecordings($fairId: ID!) {
    manageRecordings(fairId: $fairId) {
      webinarId
      sessions {
        session
        title
        url
        captionsUrl
        posterUrl
        isConducted
        chapters {
          exhibitorId
          name
          atSecond
        }
      }
    }
    recordingsEmail(fairId: $fairId) {
      areOut
      newSessions
      recipients
      sent {
        sessions
        at
        people
        isDone
      }
    }
  }
`);
/** Whether registered people have been emailed about the recordings. */
export type RecordingsEmail = NonNullable<ResultOf<typeof managedRecordings>['recordingsEmail']>;

/** A session with its recording, for its organizers. */
export type ManagedRecording = NonNullable<
  ResultOf<typeof managedRecordings>['manageRecordings']
>['sessions'][number];

export const removeRecordingCall = graphql(`
  mutation RemoveRecording($fairId: ID!, $session: Int!, $place: RecordingPlace!) {
    removeRecording(fairId: $fairId, session: $session, place: $place)
  }
`);

export const setChaptersCall = graphql(`
  mutation SetChapters($fairId: ID!, $session: Int!, $chapters: [RecordingChapterInput!]!) {
    setRecordingChapters(fairId: $fairId, session: $session, chapters: $chapters)
  }
`);

export const alignChaptersCall = graphql(`
  mutation AlignChapters($fairId: ID!, $session: Int!, $startsAt: Int!) {
    alignRecordingChapters(fairId: $fairId, session: $session, startsAt: $startsAt)
  }
`);

export const emailRecordingsCall = graphql(`
  mutation EmailRecordings($fairId: ID!) {
    emailRecordings(fairId: $fairId)
  }
`);
