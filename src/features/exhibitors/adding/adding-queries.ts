import { graphql } from '../../../platform/pages/graphql.ts';

/** Colleges to choose from. */
export const collegesToAdd = graphql(`
  query CollegesToAdd($search: String!) {
    manageColleges(search: $search, status: "active") {
      items {
        id
        name
        city
        state
      }
    }
  }
`);

/** The one that was chosen. */
export const collegeToAdd = graphql(`
  query CollegeToAdd($id: ID!) {
    getCollege(id: $id) {
      id
      name
      city
      state
      status
    }
  }
`);

export const addExhibitorCall = graphql(`
  mutation AddExhibitor($input: AddExhibitorInput!) {
    addExhibitor(input: $input)
  }
`);
