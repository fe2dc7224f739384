import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** Texts about a college wherever it appears. */
export const collegeMessages = defineMessages('colleges.college', {
  type: 'Type',
  students: 'Students',
  setting: 'Setting',
  online: 'Courses online',
  notKnown: 'Not stated',
  atFairs: 'At {n, plural, one {# fair} other {# fairs}}',
  majors: '{n, plural, one {# field of study} other {# fields of study}}',
  coursesOnline: '{percent, plural, =100 {All courses online} other {#% of courses online}}',
  public: 'Public',
  privateNonprofit: 'Private nonprofit',
  privateForProfit: 'Private for-profit',
  fourYear: '4-year',
  twoYear: '2-year',
  trade: 'Trade school',
  hbcu: 'HBCU',
  hsi: 'Hispanic-serving',
  tribal: 'Tribal',
  womens: 'Women’s',
  religious: 'Religious',
  under1000: 'Under 1,000',
  from1000: '1,000 to 4,999',
  from5000: '5,000 to 9,999',
  from10000: '10,000 to 19,999',
  from20000: '20,000+',
  city: 'City',
  suburb: 'Suburb',
  town: 'Town',
  open: 'Everyone gets in',
  most: 'Most get in (60% or more)',
  some: 'Some get in (25% to 59%)',
  few: 'Few get in (under 25%)',
  rural: 'Rural',
});

/** The field for a college's logo. */
export const logoMessages = defineMessages('colleges.logo', {
  logo: 'Logo',
  logoOf: 'The logo of {name}',
  hint: 'PNG, JPEG or WebP, up to 5 MB. Without one, we draw a pennant.',
  sending: 'Uploading the logo…',
  lost: 'We couldn’t upload the logo. Please try again.',
  needsScript: 'Adding a logo needs JavaScript.',
  remove: 'Remove the logo',
  removed: 'Logo removed.',
});

/** Texts about a request to represent a college, wherever it appears. */
export const claimMessages = defineMessages('colleges.claim', {
  role: 'Role',
  message: 'Message',
  proof: 'Link',
  noProof: 'None given',
  atDomain: 'At the college’s domain',
  notAtDomain: 'Not at the college’s domain',
});

/** A college change that is pending review by an admin. */
export const collegeChangeMessages = defineMessages('colleges.changes', {
  name: 'Name',
  city: 'City',
  state: 'State',
  country: 'Country',
  postalCode: 'ZIP code',
  boothUrl: 'Website',
  nothing: 'none',
  waiting: 'An admin still has to approve this change:',
});
