import { graphql } from '../../platform/pages/graphql.ts';

/** The caller's announcements at a fair. */
export const announcedQuery = graphql(`
  query HeardAnnouncements($fair: String!) {
    heardAnnouncements(fair: $fair) {
      fairId
      cursor
      items {
        id
        audience
        session
        body
        createdAt
        withdrawnAt
      }
    }
  }
`);
