import { choice, email, text } from '../../../platform/model/kinds.ts';
import { newsletterLists } from '../audiences.ts';

/** What the newsletter's form asks for (section 5 of the specification). */
export const subscribeFields = {
  list: choice(newsletterLists),
  name: text(),
  email: email(),
};
