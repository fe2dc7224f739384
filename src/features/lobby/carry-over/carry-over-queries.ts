import { graphql } from '../../../platform/pages/graphql.ts';

/** Where a booth's contents come from, and what can be copied into it. */
export const carryOverQuery = graphql(`
  query BoothCarryOver($boothId: ID!) {
    boothCarryOver(boothId: $boothId) {
      follows
      gaps {
        boothId
        fair
        fields
        documents
        pictures
      }
    }
  }
`);

export const copyMutation = graphql(`
  mutation CopyFromBooth($boothId: ID!, $fromId: ID!) {
    copyFromBooth(boothId: $boothId, fromId: $fromId) {
      fair
      fields
      documents
      pictures
    }
  }
`);
