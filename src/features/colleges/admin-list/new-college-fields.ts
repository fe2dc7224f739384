import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { text } from '../../../platform/model/kinds.ts';
import { College } from '../college.entity.ts';
import { manageCollegesRefusals as messages } from './manage-colleges-refusals.messages.ts';

const { name, boothUrl, address1, address2, city, state, postalCode } = College.members;

/** A host name, such as `lantern.edu`. */
const hostName = /^(?=.{4,253}$)(?:[a-z\d](?:[a-z\d-]{0,61}[a-z\d])?\.)+[a-z]{2,63}$/i;

/** The fields of a new college. */
export const newCollegeFields = {
  name,
  boothUrl,
  address1,
  address2,
  city,
  state,
  postalCode,
  domain: text({ max: 253 })
    .must((domain) => (hostName.test(domain) ? null : apiSentence(messages.noDomain)))
    .optional(),
};
