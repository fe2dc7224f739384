import { graphql } from '../../platform/pages/graphql.ts';

/** What can be done with those that are selected. */
export const chosenExhibitors = graphql(`
  query ChosenExhibitors($fairId: ID!, $ids: [ID!]!) {
    chosenExhibitors(fairId: $fairId, ids: $ids) {
      id
      name
      boothId
      booth
      remind
    }
  }
`);

export const remindOfPayment = graphql(`
  mutation RemindOfPayment($fairId: ID!, $ids: [ID!]!) {
    remindOfPayment(fairId: $fairId, ids: $ids) {
      sent
      skipped
    }
  }
`);
