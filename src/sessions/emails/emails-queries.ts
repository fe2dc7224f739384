import { graphql } from '../../platform/pages/graphql.ts';

export const sessionEmails = graphql(`
  query SessionEmails($fairId: ID!, $page: Int) {
    campaignTable(fairId: $fairId, page: $page, descending: true) {
      total
      items {
        id
        audience
        fairName
        subject
        state
        sendAt
        timeZone
        updatedAt
        figures {
          recipients
          waiting
          sent
          bounced
          unsubscribed
        }
      }
    }
  }
`);
