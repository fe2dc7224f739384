import { graphql, type ResultOf } from '../../platform/pages/graphql.ts';

const shownClass = graphql(`
  fragment ShownClass on FairClass {
    counselor
    school
    isConfirmed
    code
    students {
      name
      attendeeType
      isListed
      came
      sessions
    }
    sessions {
      number
      title
      named
      others
    }
    figures {
      others
      othersCame
      listedOthers
    }
    list {
      id
      name
      email
      registered
      came
      sessions
    }
    listErasedAt
    invitedAt
    remindedAt
  }
`);

/** A class as its page shows it. */
export type ShownClass = ResultOf<typeof shownClass>;

export const classQuery = graphql(
  `
    query MyClass($fair: String!) {
      myClass(fair: $fair) {
        ...ShownClass
      }
    }
  `,
  [shownClass],
);

export const openLink = graphql(`
  mutation OpenClassLink($fair: String!, $renew: Boolean) {
    openClassLink(fair: $fair, renew: $renew) {
      code
    }
  }
`);

export const endLink = graphql(`
  mutation EndClassLink($fair: String!) {
    endClassLink(fair: $fair) {
      code
    }
  }
`);

export const saveList = graphql(`
  mutation SaveClassList($fair: String!, $text: String!) {
    saveClassList(fair: $fair, text: $text) {
      added
      known
      repeated
      dropped
      problems {
        line
        text
        why
      }
    }
  }
`);

/** The result of saving a list. */
export type SavedList = ResultOf<typeof saveList>['saveClassList'];

export const clearList = graphql(`
  mutation ClearClassList($fair: String!, $ids: [ID!]) {
    clearClassList(fair: $fair, ids: $ids) {
      code
    }
  }
`);

export const writeEmails = graphql(`
  mutation WriteToClass($fair: String!, $kind: String!) {
    writeToClass(fair: $fair, kind: $kind) {
      emailsDue
      list {
        id
      }
    }
  }
`);

export const askColleague = graphql(`
  mutation AskColleagueOfClass($email: Email!) {
    requestSchoolConfirmation(colleagueEmail: $email)
  }
`);
