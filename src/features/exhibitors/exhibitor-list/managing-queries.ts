import { graphql } from '../../../platform/pages/graphql.ts';

/** The actions possible on the selected ones. */
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
