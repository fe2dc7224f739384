import { graphql } from '../platform/pages/graphql.ts';

/** The 6x6 fairs to choose from, or the one at an address. */
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
