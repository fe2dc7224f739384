import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';

/** A fair in numbers, with its steps if requested. */
export const fairFigures = graphql(`
  query FairFigures($fairId: ID!, $withSteps: Boolean = false) {
    fairFigures(fairId: $fairId) {
      registered
      came
      days {
        day
        registered
      }
      groups {
        by
        others
        rows {
          label
          registered
          came
        }
      }
      booths {
        boothId
        collegeId
        college
        visits
        questions
        answered
        medianAnswerSeconds
        saves
        documents
        documentsOpened
        leads
      }
      exhibitors
      exhibitorsSettled
      boothsToPublish
      boothsNotReady
      boothsPublished
      money {
        receivedCents
        openCents
        open
        refundedCents
        credits
        currency
      }
      steps @include(if: $withSteps) {
        kind
        part
        state
        detail
        isOptional
        count
        of
      }
    }
  }
`);

/** The query's result. */
export type FairFigures = ResultOf<typeof fairFigures>['fairFigures'];
