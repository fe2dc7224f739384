import { graphql, type ResultOf } from '../../platform/pages/graphql.ts';

/** The ticket fields of a fair. */
export const ticketFields = graphql(`
  fragment TicketFair on FairCard {
    name
    slug
    fairType
    startTime
    endTime
    timeZone
    registrationOpensAt
    exhibitorDeadline
    cancelledAt
    movedAt
    description
    collegeCount
    recordingsOut
    pennants {
      name
    }
    sessions {
      number
      title
      startTime
      lengthMinutes
      recording {
        url
      }
    }
  }
`);
export type TicketFair = ResultOf<typeof ticketFields>;

/** Fairs that have not ended, earliest first; see `nextOf`. */
export const comingFairs = graphql(
  `
    query ComingFairs {
      fairCards {
        id
        ...TicketFair
      }
    }
  `,
  [ticketFields],
);

/** All published fairs with the fields for sorting, and full details of those in a time range. */
export const calendarFairs = graphql(
  `
    query CalendarFairs($since: DateTime!, $from: DateTime!, $until: DateTime) {
      all: fairCards(from: $since) {
        name
        slug
        fairType
        startTime
        endTime
        timeZone
        cancelledAt
        recordingsOut
      }
      fairCards(from: $from, until: $until) {
        ...TicketFair
      }
    }
  `,
  [ticketFields],
);

/** The header of each page of a fair. */
export const fairHead = graphql(
  `
    query FairHead($slug: String!) {
      fairCard(slug: $slug) {
        ...TicketFair
      }
    }
  `,
  [ticketFields],
);

/** Everything on the page of a fair. */
const fullFields = graphql(
  `
    fragment FullFair on FairCard {
      ...TicketFair
      id
      price
      colleges {
        name
        slug
        city
        state
        logo
      }
      plan: sessions {
        number
        title
        startTime
        lengthMinutes
        recording {
          url
        }
        speakers {
          name
          slug
          logo
          startsAtMinute
          lengthMinutes
        }
      }
    }
  `,
  [ticketFields],
);

/** What a college pays for a fair without a price of its own, by type of fair. */
export const priceFields = graphql(`
  fragment UsualPrices on Query {
    prices {
      currency
      registrations {
        fairType
        cents
      }
    }
  }
`);

/** The page of a published fair. */
export const fairInFull = graphql(
  `
    query FairInFull($slug: String!) {
      fairCard(slug: $slug) {
        ...FullFair
      }
      ...UsualPrices
    }
  `,
  [fullFields, priceFields],
);

/** The role in which the caller can enter a fair, and their college's booth there. */
export const ownPlace = graphql(`
  query OwnPlace($slug: String!) {
    visitFair(slug: $slug) {
      standing
      boothId
    }
  }
`);
export type FullFair = ResultOf<typeof fullFields>;
export type UsualPrices = ResultOf<typeof priceFields>['prices'];

/** The same for a draft, for admins. */
export const draftInFull = graphql(
  `
    query DraftInFull($fairId: ID!) {
      fairPreview(fairId: $fairId) {
        ...FullFair
      }
      ...UsualPrices
    }
  `,
  [fullFields, priceFields],
);

/** The recordings of a fair. */
export const fairRecordings = graphql(
  `
    query FairRecordings($slug: String!) {
      fairCard(slug: $slug) {
        id
        ...TicketFair
        plan: sessions {
          number
          title
          startTime
          lengthMinutes
          recording {
            url
            posterUrl
            captionsUrl
          }
          speakers {
            exhibitorId
            name
            collegeId
            slug
            logo
            startsAtMinute
            lengthMinutes
            atSecond
          }
        }
      }
    }
  `,
  [ticketFields],
);
