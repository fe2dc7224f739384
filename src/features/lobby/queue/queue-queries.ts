import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';
import { liveDocument } from '../../../platform/pages/live.ts';

/** A student's own places in the queues of a fair. */
export const myQueuesQuery = graphql(`
  query MyQueues($fairId: ID!) {
    myQueues(fairId: $fairId) {
      cursor
      entries {
        id
        boothId
        college
        state
        place
        waiting
        minutes
        callUntil
        rep
        isBusy
        missedOnce
        reason
        callId
      }
    }
  }
`);
export type MyQueues = ResultOf<typeof myQueuesQuery>['myQueues'];
export type QueueEntry = MyQueues['entries'][number];

/** The queue of one booth. */
export const boothQueueQuery = graphql(`
  query BoothQueue($boothId: ID!) {
    boothQueue(boothId: $boothId) {
      boothId
      isOpen
      waiting
      minutes
      cursor
      students {
        id
        place
        name
        since
        state
        isBusy
        missedOnce
        callUntil
        callId
        rep {
          id
          name
        }
      }
      colleagues {
        id
        name
      }
    }
  }
`);
export type ShownQueue = NonNullable<ResultOf<typeof boothQueueQuery>['boothQueue']>;
export type QueuedStudent = NonNullable<ShownQueue['students']>[number];

/** How calls at a booth are held, for its staff. */
export const callRuleQuery = graphql(`
  query BoothCallRule($boothId: ID!) {
    boothCallRule(boothId: $boothId) {
      twoAdults
    }
  }
`);

export const callRuleMutation = graphql(`
  mutation SetBoothCallRule($boothId: ID!, $twoAdults: Boolean!) {
    setBoothCallRule(boothId: $boothId, twoAdults: $twoAdults) {
      twoAdults
    }
  }
`);

export const joinMutation = graphql(`
  mutation JoinQueue($boothId: ID!) {
    joinQueue(boothId: $boothId) {
      id
    }
  }
`);

export const leaveMutation = graphql(`
  mutation LeaveQueue($id: ID!) {
    leaveQueue(entryId: $id)
  }
`);

export const acceptMutation = graphql(`
  mutation AcceptCall($id: ID!) {
    acceptCall(entryId: $id) {
      callId
    }
  }
`);

export const declineMutation = graphql(`
  mutation DeclineCall($id: ID!) {
    declineCall(entryId: $id) {
      id
    }
  }
`);

export const finishMutation = graphql(`
  mutation FinishQueueCall($id: ID!) {
    finishQueueCall(entryId: $id)
  }
`);

export const openQueueMutation = graphql(`
  mutation SetBoothQueue($boothId: ID!, $isOpen: Boolean!) {
    setBoothQueue(boothId: $boothId, isOpen: $isOpen) {
      isOpen
    }
  }
`);

export const callMutation = graphql(`
  mutation CallFromQueue($boothId: ID!, $ids: [ID!]!) {
    callFromQueue(boothId: $boothId, entryIds: $ids) {
      isOpen
    }
  }
`);

export const removeMutation = graphql(`
  mutation RemoveFromQueue($id: ID!, $reason: String) {
    removeFromQueue(entryId: $id, reason: $reason) {
      isOpen
    }
  }
`);

export const handOffMutation = graphql(`
  mutation HandOffQueueEntry($id: ID!, $repId: ID) {
    handOffQueueEntry(entryId: $id, repId: $repId) {
      isOpen
    }
  }
`);

/** The subscription of a student at a fair. */
export const queueNews = liveDocument(`subscription ($fairId: ID!, $after: String) {
  onQueueNews(fairId: $fairId, after: $after) {
    boothId isOpen waiting secondsPerPlace line
    entry { id boothId college state place waiting minutes callUntil rep isBusy missedOnce reason callId }
  }
}`);

/** The subscription of a booth's staff. */
export const boothQueueNews = liveDocument(`subscription ($boothId: ID!, $after: String) {
  onBoothQueueNews(boothId: $boothId, after: $after) {
    isOpen waiting
    students { id place name since state isBusy missedOnce callUntil callId rep { id name } }
  }
}`);
