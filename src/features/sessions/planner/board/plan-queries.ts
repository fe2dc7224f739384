import { graphql } from '../../../../platform/pages/graphql.ts';

/** The draft of a fair's sessions, with everything displayed beside it. */
export const sessionPlanQuery = graphql(`
  query SessionPlanOf($fair: String!) {
    sessionPlan(fair: $fair) {
      fairId
      slug
      name
      startTime
      endTime
      timeZone
      isPublic
      isCancelled
      publishedAt
      version
      stamp
      plan
      published
      exhibitors {
        id
        name
        city
        state
        country
        logo
        kinds
        sizes
        notes
        isPaid
        repKey
        repName
        saves
        usualOrder
      }
      going {
        session
        count
      }
      affected
      untold
      canUndo
      canRedo
      lastChange {
        who
        at
      }
    }
  }
`);

export const changeSessionPlan = graphql(`
  mutation ChangeSessionPlan($input: ChangeSessionPlanInput!) {
    changeSessionPlan(input: $input) {
      version
    }
  }
`);

export const undoSessionPlan = graphql(`
  mutation UndoSessionPlan($fairId: ID!) {
    undoSessionPlan(fairId: $fairId) {
      version
    }
  }
`);

export const redoSessionPlan = graphql(`
  mutation RedoSessionPlan($fairId: ID!) {
    redoSessionPlan(fairId: $fairId) {
      version
    }
  }
`);

export const suggestSessionPlan = graphql(`
  mutation SuggestSessionPlan($fairId: ID!, $repairs: Boolean) {
    suggestSessionPlan(fairId: $fairId, repairs: $repairs) {
      moved
      placed
      exhibitors
      gap
    }
  }
`);

export const publishSessionPlan = graphql(`
  mutation PublishSessionPlan($input: PublishSessionPlanInput!) {
    publishSessionPlan(input: $input) {
      told
    }
  }
`);
