import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The fields of what each role tells of itself. */
export const detailsMessages = defineMessages('onboarding.details', {
  name: 'Name',
  firstName: 'First name',
  lastName: 'Last name',
  dob: 'Date of birth',
  gender: 'Gender',
  phone: 'Phone',
  title: 'Job title',
  titleHint: 'Shown next to your name at your booth, such as “Admissions counselor”.',
  address: 'Address',
  address1: 'Street',
  address2: 'Apartment, suite',
  city: 'City',
  state: 'State',
  stateHint: 'Two letters, such as MA',
  postalCode: 'ZIP code',
  country: 'Country',
  countryHint: 'Leave blank for the United States.',
  currentSchool: 'School',
  entryDate: 'When you start college',
  entryDateHint: 'Such as Fall 2027',
  contactVisible: 'Students and parents can see my phone and email',
  contactHint: 'Otherwise only colleagues, admins and approved accounts see them.',

  schoolName: 'Name of the school',
  schoolLocked: 'This school is on our list. If something is wrong, please contact us.',
  confirmed: 'Your school is confirmed.',
  notConfirmed: 'An admin or a colleague still has to confirm that you work there.',

  federal:
    'The name and location come from the federal list of institutions, and the website is on your college’s domain. An admin has to approve changes to these. Everything else changes right away.',
  changeAsked:
    'Saved. Changes to what comes from the federal list will appear once an admin approves them.',
  collegeName: 'Name of the college',
  boothUrl: 'Website',
  about: 'About the college',
  collegeTbd: 'You don’t represent a college yet. Find yours first.',
  findCollege: 'Find my college',
  leaveCollege: 'I no longer work there',
  leaveCollegeText:
    'You’ll no longer see or change anything for this college. Your colleagues stay.',
  leaveCollegeDo: 'Leave this college',
  leftCollege: 'You no longer represent this college.',
  majors: 'Majors',
  campusSize: 'Students on campus',
  campusSetting: 'Setting',
  collegeType: 'Kind of college',
  applyUrl: 'Link to apply',
  onlineWish: 'Minimum percentage of courses online',
  onlinePart: 'Percentage of courses online',
});
