import { CounselorSchool } from './counselor-school.entity.ts';
import { Counselor } from './counselor.entity.ts';

const { firstName, lastName, phone, contactVisible } = Counselor.members;
const { name, address1, address2, city, state, country, postalCode } = CounselorSchool.members;

/** The two forms of a counselor's setup; the API calls take the same fields. */
export const counselorSteps = {
  school: { name, address1, address2, city, state, postalCode, country },
  me: { firstName, lastName, phone: phone.optional(), contactVisible },
} as const;
