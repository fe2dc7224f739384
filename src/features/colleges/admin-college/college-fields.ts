import { apiSentence } from '../../../platform/model/api-sentence.ts';
import { decimal, flag, longText, text, url, whole } from '../../../platform/model/kinds.ts';
import { optionalAddress } from '../../../platform/model/address.ts';
import { texts } from '../../../platform/model/lists.ts';
import { adminCollegeMessages as messages } from './admin-college.messages.ts';
import { campusSettings, campusSizes, collegeTypes } from '../college-choices.ts';
import { admissionRate, yearlyPrice } from '../college-steps.ts';

const domainForm = /^[a-z\d](?:[a-z\d-]*[a-z\d])?(?:\.[a-z\d](?:[a-z\d-]*[a-z\d])?)+$/;
const slugForm = /^[a-z\d]+(?:-[a-z\d]+)*$/;

/** The fields of a college's facts; those the federal files leave out are optional. */
export const factFields = {
  name: text(),
  boothUrl: url().optional(),
  ...optionalAddress(),
  city: text(),
  state: text({ max: 60 }),
  latitude: decimal({ min: -90, max: 90 }).optional(),
  longitude: decimal({ min: -180, max: 180 }).optional(),
  domain: text({ max: 253 })
    .must((typed) => (domainForm.test(typed) ? null : apiSentence(messages.badDomain)))
    .optional(),
  slug: text({ max: 120 })
    .must((typed) => (slugForm.test(typed) ? null : apiSentence(messages.badSlug)))
    .optional(),
  unitId: whole({ min: 100_000, max: 999_999 }).optional(),
  description: longText().optional(),
};

/** The maximum number of majors, one per line. */
const lines = longText(400 * 121).optional();

/** The fields of a college's profile. */
export const profileFields = {
  majors: lines,
  accreditedMajors: lines,
  campusSize: texts({ of: campusSizes }),
  campusSetting: texts({ of: campusSettings }),
  collegeType: texts({ of: collegeTypes }),
  applyUrl: url().optional(),
  onlineCoursePct: whole({ min: 0, max: 100 }).optional(),
  admissionRatePct: admissionRate().optional(),
  netPrice: yearlyPrice().optional(),
  graduateOnly: flag().startsAs(false),
};

/** A form with only a button. */
export const nothingToFill = {};
