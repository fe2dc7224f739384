import { graphql } from '../../../platform/pages/graphql.ts';

/** A booth as the page shows it. */
export const boothQuery = graphql(`
  query BoothVisit($slug: String!, $boothId: ID!) {
    boothVisit(slug: $slug, boothId: $boothId) {
      id
      fair {
        id
        name
        slug
        startTime
        endTime
        exhibitorDeadline
        timeZone
      }
      college {
        id
        name
        city
        state
        logo
        slug
        collegeType
        campusSize
        campusSetting
        onlineCoursePct
      }
      about
      costAnswer
      aidAnswer
      deadlinesAnswer
      majorsAnswer
      housingAnswer
      visitAnswer
      applyUrl
      visitUrl
      infoUrl
      ownQuestions {
        question
        answer
      }
      videos {
        url
        title
      }
      documents {
        id
        name
        bytes
        url
      }
      pictures {
        id
        url
        alt
        caption
        width
        height
      }
      reps {
        id
        name
        title
      }
      updatedAt
      boothReady
      questionsAnswered
      chatReady
      chatChecked {
        at
        name
      }
      boothSent
      isOwn
      isStaff
      voice
      closed {
        reason
      }
      asksToShare
    }
  }
`);

/** Marks answers as read for the person who opens the page. */
export const readAnswersMutation = graphql(`
  mutation ReadBoothAnswers($boothId: ID!) {
    readBoothAnswers(boothId: $boothId)
  }
`);

/** The latest messages, or those before one. */
export const conversationQuery = graphql(`
  query BoothConversation(
    $boothId: ID!
    $before: ID
    $after: ID
    $show: BoothMessagesShown
    $find: String
  ) {
    boothPresence(boothId: $boothId) {
      cursor
      people
      reps {
        id
        name
      }
    }
    boothConversation(boothId: $boothId, before: $before, after: $after, show: $show, find: $find) {
      hasEarlier
      hasLater
      cursor
      desk {
        toAnswer
        oldestAt
        held
        hidden
      }
      messages {
        id
        createdAt
        speaker
        name
        text
        state
        heldFor
        answers
        isAnswered
        closed {
          at
          by
          isByAdmin
          why
          mayUndo
        }
        hidden {
          at
          by
          isByAdmin
          why
          mayUndo
        }
        documents {
          id
          name
          bytes
          url
        }
        isBroadcast
        isMine
        clientKey
      }
    }
  }
`);

export const describeMutation = graphql(`
  mutation SayAtBooth(
    $boothId: ID!
    $text: String!
    $clientKey: String!
    $answers: ID
    $documents: [ID!]
    $broadcast: Boolean
  ) {
    sayAtBooth(
      boothId: $boothId
      text: $text
      clientKey: $clientKey
      answers: $answers
      documents: $documents
      broadcast: $broadcast
    ) {
      id
    }
  }
`);

export const hideMutation = graphql(`
  mutation HideBoothMessage($id: ID!, $why: String) {
    hideBoothMessage(id: $id, why: $why) {
      id
    }
  }
`);

export const releaseMutation = graphql(`
  mutation ReleaseBoothMessage($id: ID!) {
    releaseBoothMessage(id: $id) {
      id
    }
  }
`);

export const showMutation = graphql(`
  mutation ShowBoothMessage($id: ID!) {
    showBoothMessage(id: $id) {
      id
    }
  }
`);

export const closeMutation = graphql(`
  mutation CloseBoothQuestion($id: ID!) {
    closeBoothQuestion(id: $id) {
      id
    }
  }
`);

export const reopenMutation = graphql(`
  mutation ReopenBoothQuestion($id: ID!) {
    reopenBoothQuestion(id: $id) {
      id
    }
  }
`);

export const removeDocumentMutation = graphql(`
  mutation RemoveBoothDocument($id: ID!) {
    removeBoothDocument(id: $id)
  }
`);

export const removeLogoMutation = graphql(`
  mutation RemoveBoothLogo($id: ID!) {
    updateCollege(input: { id: $id, logo: null }) {
      id
    }
  }
`);

export const saveBoothMutation = graphql(`
  mutation SaveBooth($input: UpdateFairBoothInput!, $condition: ModelFairBoothConditionInput) {
    updateFairBooth(input: $input, condition: $condition) {
      id
    }
  }
`);
