import { graphql } from '../../../platform/pages/graphql.ts';

/** How many would get a campaign, and why the others would not. */
export const headCount = graphql(`
  query HeadCount($audience: String!) {
    campaignAudience(audience: $audience) {
      members
      recipients
      unconfirmed
      unwilling
      suppressed
      mergeFields
      fairName
    }
  }
`);

export const fairsToChoose = graphql(`
  query FairsToChoose {
    campaignFairs {
      id
      name
      startTime
      timeZone
      sessions {
        number
        title
      }
    }
  }
`);
