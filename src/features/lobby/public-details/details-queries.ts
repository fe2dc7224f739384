import { graphql } from '../../../platform/pages/graphql.ts';

/** An exhibitor's public details at a fair. */
export const publicDetails = graphql(`
  query PublicDetails($exhibitorId: ID!) {
    exhibitorCollege(exhibitorId: $exhibitorId) {
      fairId
      collegeId
      collegeName
      boothId
    }
    getFairExhibitor(id: $exhibitorId) {
      id
      name
      updatedAt
      fair {
        slug
        fairType
      }
    }
  }
`);

export const publicBooth = graphql(`
  query PublicBooth($id: ID!) {
    getFairBooth(id: $id) {
      id
      updatedAt
      boothSent
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
      ownQuestions
      videos
    }
  }
`);

export const saveName = graphql(`
  mutation SavePublicName(
    $input: UpdateFairExhibitorInput!
    $condition: ModelFairExhibitorConditionInput
  ) {
    updateFairExhibitor(input: $input, condition: $condition) {
      id
    }
  }
`);
