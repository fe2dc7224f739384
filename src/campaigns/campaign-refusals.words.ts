import { words } from '../platform/words/words.ts';

/** Why nothing is mailed, or a campaign stays as it is. */
export const campaignRefusals = words('campaigns.refusals', {
  nobodyReads: 'There is nobody here yet who could read this.',
  noAddress:
    'Emails to many people need a postal address (CAN-SPAM). Add yours under Settings, then send again.',
  onlyBefore: 'A campaign can be changed only before it is sent.',
  chooseRecipients: 'Choose who gets it.',
  noDraft: 'We couldn’t find that draft. It may have been sent or deleted.',
  draftChanged: 'This draft was changed in another window. Reload the page to see the latest text.',
  noRecipients: 'No one would get this email right now. Choose other recipients first.',
  noFair: 'Please choose a fair.',
  only6x6: 'Please choose people at a 6x6 fair.',
  noTemplate: 'We couldn’t find that template. It may have been deleted.',
  manyTemplates: 'There are 200 templates. Delete one first.',
  ownUnsubscribe:
    'This person unsubscribed, and only they can subscribe again: by the link in an email or in their profile.',
  noCampaign: 'There is no such campaign.',
  cannotPause: 'Only a campaign that is scheduled or being sent can be paused.',
  cannotResume: 'Only a paused campaign can be resumed.',
  cannotEdit:
    'Only a campaign that hasn’t begun to go out can be edited. Copy it as a new draft instead.',
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
