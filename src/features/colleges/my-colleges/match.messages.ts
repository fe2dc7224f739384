import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Why a college fits a student's preferences, and why not. */
export const matchMessages = defineMessages('colleges.match', {
  percent: '{percent, number}% match',
  majorOne: 'Has your major: {majors}',
  majorAll: 'Has all {n, plural, one {# major} other {# majors}} you’re looking for',
  majorSome: 'Has {some} of your {n} majors: {majors}',
  kind: '{values}, like you wanted',
  size: 'Your size: {values} students',
  setting: 'Your setting: {values}',
  online: '{percent}% of courses online, like you wanted',
  onlineAll: 'All courses online, like you wanted',
  onlineNone: 'No online courses, like you wanted',
  fair: 'Comes to {fair}, a fair on your list',
  near: 'Less than 10 miles away',
  miles: 'About {miles, number} miles away',
  state: 'In your state',

  noMajor: 'Doesn’t offer {majors}',
  noKind: '{values}, not what you’re looking for',
  noTag: 'Isn’t {values}',
  otherSize: 'Different size: {values} students',
  otherSetting: 'Different setting: {values}',
  otherOnline: 'Less or more online than you want: {percent}% of courses',

  unknown: 'Hasn’t listed its {things}',
  unknownMajors: 'majors',
  unknownLevel: 'level',
  unknownControl: 'type',
  unknownTags: 'affiliation',
  unknownSize: 'size',
  unknownSetting: 'setting',
  unknownOnline: 'share of online courses',
});
