import { words } from '../platform/words/words.ts';

/** Why nothing is mailed, or a campaign stays as it is. */
export const campaignRefusals = words('campaigns.refusals', {
  nobodyReads: 'There is nobody here yet who could read this.',
  noAddress: 'Mail to many needs a postal address: set BRAND_POSTAL_ADDRESS.',
  onlyBefore: 'A campaign can be changed only before it is sent.',
  noCampaign: 'There is no such campaign.',
  cannotPause: 'Only a campaign that is scheduled or being sent can be paused.',
  cannotResume: 'Only a paused campaign can be resumed.',
  ended: 'This campaign has ended.',
  fieldOpen: 'A merge field is not closed: write {example}.',
  noField: 'There is no merge field {field}. Use one of: {known}.',
  fieldWithin: 'A merge field cannot stand in a link or another attribute.',
  past: 'Please choose a time that is not past.',
  withinYear: 'Please choose a time within a year.',
  nameZone: 'Please enter a valid date and time. Name its offset or its zone, as in {example}.',
  noZone: 'There is no time zone {zone}.',
  otherOffset: '{zone} has another offset at that time.',
});
