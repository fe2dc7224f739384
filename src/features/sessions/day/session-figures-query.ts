import { graphql } from '../../../platform/pages/graphql.ts';

/** How the sessions of a fair went. */
export const sessionFiguresQuery = graphql(`
  query SessionFigures($fairId: ID!) {
    sessionFigures(fairId: $fairId) {
      number
      title
      chosen
      came
      stayed
      toEnd
      asked
      questions
      watched
    }
  }
`);
