import { graphql } from '../../platform/pages/graphql.ts';

/** The selectable 6x6 fairs, or the one at an address. */
export const sessionFairsQuery = graphql(`
  query SessionFairs($slug: String) {
    sessionFairs(slug: $slug) {
      id
      name
      slug
      startTime
      endTime
      timeZone
      publishedAt
      cancelledAt
      missingLinks
    }
  }
`);
