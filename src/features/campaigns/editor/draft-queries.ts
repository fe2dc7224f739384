import { graphql } from '../../../platform/pages/graphql.ts';

export const oneDraft = graphql(`
  query OneDraft($id: ID!) {
    getCampaignDraft(id: $id) {
      id
      audience
      fairSlug
      subject
      preheader
      htmlBody
      plainTextBody
      textTwin
      version
      updatedAt
      problems {
        field
        problem
      }
    }
    getCampaign(id: $id) {
      id
    }
  }
`);

export const saveDraft = graphql(`
  mutation SaveDraft($input: SaveCampaignDraftInput!) {
    saveCampaignDraft(input: $input) {
      id
      version
      textTwin
      problems {
        field
        problem
      }
    }
  }
`);

export const deleteDraft = graphql(`
  mutation DeleteDraft($id: ID!) {
    deleteCampaignDraft(id: $id)
  }
`);

export const sendDraft = graphql(`
  mutation SendDraft($id: ID!, $version: Int!, $sendTime: String!) {
    sendCampaignDraft(id: $id, version: $version, sendTime: $sendTime)
  }
`);

export const previewQuery = graphql(`
  query Preview(
    $audience: String!
    $subject: String!
    $htmlBody: String!
    $plainTextBody: String
    $preheader: String
    $recipient: Int
  ) {
    previewCampaign(
      audience: $audience
      subject: $subject
      htmlBody: $htmlBody
      plainTextBody: $plainTextBody
      preheader: $preheader
      recipient: $recipient
    ) {
      subject
      htmlBody
      plainTextBody
      recipientEmail
      recipientName
    }
  }
`);

export const sendTest = graphql(`
  mutation SendTest(
    $audience: String!
    $subject: String!
    $htmlBody: String!
    $plainTextBody: String
    $preheader: String
  ) {
    sendCampaignTest(
      audience: $audience
      subject: $subject
      htmlBody: $htmlBody
      plainTextBody: $plainTextBody
      preheader: $preheader
    )
  }
`);

export const templates = graphql(`
  query Templates {
    listCampaignTemplates {
      id
      name
      subject
      updatedAt
    }
  }
`);

export const saveTemplate = graphql(`
  mutation SaveTemplate($draftId: ID!, $name: String!) {
    saveCampaignTemplate(draftId: $draftId, name: $name)
  }
`);

export const deleteTemplate = graphql(`
  mutation DeleteTemplate($id: ID!) {
    deleteCampaignTemplate(id: $id)
  }
`);

export const startFromTemplate = graphql(`
  mutation StartFrom($id: ID!) {
    startFromTemplate(id: $id)
  }
`);
