import { graphql } from '../../../platform/pages/graphql.ts';

export const oneExhibitor = graphql(`
  query OneSessionExhibitor($id: ID!) {
    getFairExhibitor(id: $id) {
      id
      fairId
      name
      address1
      address2
      city
      state
      country
      postalCode
      primaryContactFirstName
      primaryContactLastName
      primaryContactPhone
      primaryContactEmail
      primaryContactTitle
      primaryContactAttendingFair
      secondaryContactFirstName
      secondaryContactLastName
      secondaryContactPhone
      secondaryContactEmail
      secondaryContactTitle
      secondaryContactAttendingFair
      paymentStatus
      timeSlots
      timeSlotNotes
      updatedAt
    }
  }
`);

export const enterExhibitor = graphql(`
  mutation EnterExhibitor($input: CreateFairExhibitorInput!) {
    createFairExhibitor(input: $input) {
      id
    }
  }
`);

export const correctExhibitor = graphql(`
  mutation CorrectExhibitor(
    $input: UpdateFairExhibitorInput!
    $condition: ModelFairExhibitorConditionInput
  ) {
    updateFairExhibitor(input: $input, condition: $condition) {
      id
    }
  }
`);

export const removeExhibitor = graphql(`
  mutation RemoveExhibitor($id: ID!) {
    removeExhibitor(id: $id)
  }
`);
