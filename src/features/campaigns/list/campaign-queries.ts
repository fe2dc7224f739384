import { graphql } from '../../../platform/pages/graphql.ts';

export const listedCampaigns = graphql(`
  query ListedCampaigns(
    $search: String
    $state: String
    $fairId: ID
    $ids: [ID!]
    $sort: String
    $descending: Boolean
    $page: Int
  ) {
    campaignTable(
      search: $search
      state: $state
      fairId: $fairId
      ids: $ids
      sort: $sort
      descending: $descending
      page: $page
    ) {
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

/** A page of what is known of campaigns, for a file. */
export const campaignsOfFile = graphql(`
  query CampaignsOfFile($search: String, $state: String, $fairId: ID, $ids: [ID!], $page: Int) {
    campaignTable(
      search: $search
      state: $state
      fairId: $fairId
      ids: $ids
      descending: true
      page: $page
    ) {
      total
      items {
        id
        subject
        state
        audience
        fairName
        sendAt
        timeZone
        updatedAt
        figures {
          recipients
          sent
          waiting
          deferred
          bounced
          failed
          unknown
          suppressed
          cancelled
          unsubscribed
        }
      }
    }
  }
`);

export const deleteDrafts = graphql(`
  mutation DeleteCampaignDrafts($ids: [ID!]!) {
    done: deleteCampaignDrafts(ids: $ids) {
      count
      skipped
    }
  }
`);

export const cancelCampaigns = graphql(`
  mutation CancelCampaigns($ids: [ID!]!) {
    done: cancelCampaigns(ids: $ids) {
      count
      skipped
    }
  }
`);

export const oneCampaign = graphql(`
  query OneCampaign($id: ID!) {
    getCampaign(id: $id) {
      id
      audience
      fairSlug
      subject
      preheader
      status
      sendAt
      timeZone
      createdAt
      startedAt
      resolvedAt
      finishedAt
      figures {
        recipients
        waiting
        sent
        failed
        bounced
        unknown
        suppressed
        cancelled
        deferred
        unsubscribed
      }
    }
  }
`);

export const campaignText = graphql(`
  query CampaignText($id: ID!) {
    campaignBodies(id: $id) {
      htmlBody
      plainTextBody
    }
  }
`);

export const deliveriesOf = graphql(`
  query DeliveriesOf($id: ID!, $status: String, $search: String, $nextToken: String) {
    campaignDeliveries(
      campaignId: $id
      status: $status
      search: $search
      limit: 25
      nextToken: $nextToken
    ) {
      nextToken
      items {
        id
        email
        status
        attempts
        error
        sentAt
      }
    }
  }
`);

export const steerCampaign = {
  pause: graphql(`
    mutation PauseCampaign($id: ID!) {
      done: pauseCampaign(id: $id) {
        id
      }
    }
  `),
  resume: graphql(`
    mutation ResumeCampaign($id: ID!) {
      done: resumeCampaign(id: $id) {
        id
      }
    }
  `),
  cancel: graphql(`
    mutation CancelCampaign($id: ID!) {
      done: cancelCampaign(id: $id) {
        id
      }
    }
  `),
} as const;

export const editCampaign = graphql(`
  mutation EditCampaign($id: ID!) {
    editCampaign(id: $id)
  }
`);

export const copyCampaign = graphql(`
  mutation CopyCampaign($id: ID!) {
    copyCampaign(id: $id)
  }
`);
