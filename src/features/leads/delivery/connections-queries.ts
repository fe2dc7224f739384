import { graphql, type ResultOf } from '../../../platform/pages/graphql.ts';

/** How a college's programs get its leads. */
export const connectionsQuery = graphql(`
  query LeadConnections {
    me {
      college {
        name
        status
      }
    }
    leadConnections {
      keys {
        id
        name
        ending
        createdAt
        createdBy
        lastUsedAt
      }
      webhook {
        url
        createdAt
        createdBy
        lastSuccessAt
        failingSince
        nextAttemptAt
        pausedAt
        attempts {
          id
          at
          isTest
          leads
          gone
          status
          problem
        }
      }
    }
  }
`);

/** The webhook of a college. */
export type ShownWebhook = NonNullable<
  ResultOf<typeof connectionsQuery>['leadConnections']['webhook']
>;

export const createKeyMutation = graphql(`
  mutation CreateLeadKey($name: String!) {
    createLeadKey(name: $name) {
      secret
    }
  }
`);

export const revokeKeyMutation = graphql(`
  mutation RevokeLeadKey($id: ID!) {
    revokeLeadKey(id: $id)
  }
`);

export const setWebhookMutation = graphql(`
  mutation SetLeadWebhook($url: String!) {
    setLeadWebhook(url: $url) {
      secret
    }
  }
`);

export const removeWebhookMutation = graphql(`
  mutation RemoveLeadWebhook {
    removeLeadWebhook
  }
`);

export const tryWebhookMutation = graphql(`
  mutation TryLeadWebhook {
    tryLeadWebhook {
      attempts {
        status
        problem
      }
    }
  }
`);
