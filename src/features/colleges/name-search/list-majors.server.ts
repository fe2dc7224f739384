import { operation } from '../../../platform/graphql/operation.ts';
import { findMajors } from './find-majors.ts';

/** `majors(...)`: the titles for lists of majors in forms; public. */
export const majors = operation<'majors'>({
  kind: 'Query',
  name: 'majors',
  field: `
  "Lists titles of majors, families and fields of CIP 2020. With a search, those that match."
  majors(search: String): [MajorFamily!]!`,
  types: `
  "A family of fields of study; its own title is a choice like those of its fields."
  type MajorFamily {
    "Two digits."
    code: String!
    title: String!
    fields: [String!]!
  }`,
  who: ['everyone'],
  resolve: ({ search }) => findMajors(search?.toWellFormed() ?? ''),
});
