import { flag, longText, phone, text, url, whole } from '../../platform/model/kinds.ts';
import { texts } from '../../platform/model/lists.ts';
import { apiSentence } from '../../platform/model/api-sentence.ts';
import { address } from '../../platform/model/address.ts';
import { setupProblems } from './college-refusals.messages.ts';
import { campusSettings, campusSizes, collegeTypes } from './college-choices.ts';

/** Lists in which a college describes itself. */
const some = (of: readonly string[]) =>
  texts({ of }).must((chosen) => (chosen.length > 0 ? null : apiSentence(setupProblems.chooseOne)));

/** Of those who apply; 100 where everyone is admitted. */
export const admissionRate = () => whole({ min: 0, max: 100 });

/** What a year of college costs, in dollars. */
export const yearlyPrice = () => whole({ min: 0, max: 200_000 });

/** What a college tells about itself besides its majors, in its setup and on its page. */
export const programFacts = {
  campusSize: some(campusSizes),
  campusSetting: some(campusSettings),
  collegeType: some(collegeTypes),
  applyUrl: url(),
  onlineCoursePct: whole({ min: 0, max: 100 }).optional(),
  admissionRatePct: admissionRate().optional(),
  netPrice: yearlyPrice().optional(),
};

/**
 * The four steps of a college's setup, field by field, for forms and API calls. Only the calls know
 * the titles of majors, which are too many for a page to carry.
 */
export const collegeSteps = {
  institution: { name: text(), boothUrl: url(), ...address() },
  profile: {
    majors: texts().must((chosen) =>
      chosen.length > 0 ? null : apiSentence(setupProblems.chooseOne),
    ),
    accreditedMajors: texts(),
    ...programFacts,
  },
  rep: {
    firstName: text(),
    lastName: text(),
    phone: phone(),
    contactVisible: flag().startsAs(false),
  },
  booth: { boothUrl: url(), description: longText() },
} as const;

/** What people without an address at a college's domain enter to request to represent it. */
export const claimRequestFields = {
  role: text({ max: 120 }),
  message: longText(1000),
  proofUrl: url().optional(),
};

/** What people whose request is pending enter about themselves as a rep. */
export const preparedRepFields = {
  title: text({ max: 120 }).optional(),
  phone: phone().optional(),
};
