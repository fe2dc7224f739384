import { words } from '../platform/words/words.ts';

/** Why a college fits what a student looks for, and why not. */
export const matchWords = words('colleges.match', {
  percent: '{percent, number}% match',
  majorOne: 'Has your major: {majors}',
  majorAll: 'Has all {n, plural, one {# major} other {# majors}} you look for',
  majorSome: 'Has {some} of your {n} majors: {majors}',
  kind: '{values}, as you like',
  size: 'Your size: {values} students',
  setting: 'Your setting: {values}',
  online: 'Online as you like: {percent}% of the courses',
  onlineAll: 'Online as you like: all of the courses',
  onlineNone: 'On campus as you like: no courses online',
  fair: 'Comes to {fair}, a fair on your list',
  near: 'Less than 10 miles away',
  miles: 'About {miles, number} miles away',
  state: 'In your state',

  noMajor: 'Does not teach {majors}',
  noKind: '{values}, not what you look for',
  noTag: 'Is not {values}',
  otherSize: 'Another size: {values} students',
  otherSetting: 'Another setting: {values}',
  otherOnline: 'Less or more online than you like: {percent}% of the courses',

  unknown: 'Does not tell its {things}',
  unknownMajors: 'majors',
  unknownLevel: 'level',
  unknownControl: 'kind',
  unknownTags: 'affiliation',
  unknownSize: 'size',
  unknownSetting: 'setting',
  unknownOnline: 'share of online courses',
});
