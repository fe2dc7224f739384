import { graphql } from '../../../platform/pages/graphql.ts';

/** What the team has saved. */
export const savedAnswersQuery = graphql(`
  query SavedAnswers($boothId: ID!) {
    savedAnswers(boothId: $boothId) {
      id
      name
      text
    }
  }
`);

export const saveAnswerMutation = graphql(`
  mutation SaveAnswer($boothId: ID!, $id: ID, $name: String!, $text: String!) {
    saveAnswer(boothId: $boothId, id: $id, name: $name, text: $text) {
      id
    }
  }
`);

export const removeSavedAnswerMutation = graphql(`
  mutation RemoveSavedAnswer($boothId: ID!, $id: ID!) {
    removeSavedAnswer(boothId: $boothId, id: $id) {
      id
    }
  }
`);
