import { graphql, type ResultOf } from '../platform/pages/graphql.ts';

/** What a ticket shows of a fair. */
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

/** The fairs that have not ended, the next one first; see `nextOf`. */
export const comingFairs = graphql(
  `
    query ComingFairs {
      fairCards {
        ...TicketFair
      }
    }
  `,
  [ticketFields],
);

/** All published fairs as far as the calendar sorts by them, and in full those of a time. */
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

/** What is over every page of a fair. */
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

const priceFields = graphql(`
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

/** As what the caller may enter a fair, and their college's booth there. */
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

/** The same of a draft, for admins. */
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
