import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** Why nothing is mailed, or a campaign stays as it is. */
export const campaignRefusals = defineMessages('campaigns.refusals', {
  nobodyReads: 'There’s no one here yet who could read this.',
  noAddress:
    'Emails to many people need a postal address (CAN-SPAM). Add yours under Settings, then send again.',
  onlyBefore: 'A campaign can be changed only before it’s sent.',
  chooseRecipients: 'Choose who gets it.',
  noDraft: 'We couldn’t find that draft. It may have been sent or deleted.',
  draftChanged: 'This draft was changed in another window. Reload the page to see the latest text.',
  noRecipients: 'No one would get this email right now. Choose other recipients first.',
  noFair: 'Please choose a fair.',
  only6x6: 'Please choose people at a 6x6 fair.',
  noTemplate: 'We couldn’t find that template. It may have been deleted.',
  manyTemplates: 'There are 200 templates. Delete one first.',
  ownUnsubscribe:
    'This person unsubscribed, and only they can subscribe again: with the link in an email or in their profile.',
  noCampaign: 'We couldn’t find that campaign.',
  cannotPause: 'Only a campaign that is scheduled or being sent can be paused.',
  cannotResume: 'Only a paused campaign can be resumed.',
  cannotEdit:
    'Only a campaign that hasn’t started sending can be edited. Copy it as a new draft instead.',
  ended: 'This campaign has ended.',
  fieldOpen: 'A merge field isn’t closed: write {example}.',
  noField: 'There’s no merge field {field}. Use one of these: {known}.',
  fieldWithin: 'A merge field can’t be used in a link or another attribute.',
  past: 'Please choose a time in the future.',
  withinYear: 'Please choose a time within a year.',
  nameZone: 'Please enter a valid date and time with its offset or time zone, as in {example}.',
  noZone: 'There’s no time zone {zone}.',
  foreignPicture:
    'This image wasn’t uploaded here: {address}. Remove it, and add it again with “Add image.”',
  pictureGone: 'An image in the text is no longer available. Remove it, and add it again.',
  describePicture:
    'Describe each image, or mark it as decorative. In HTML, that’s alt="…", or alt="" for one that’s decorative.',
  describeLinked:
    'Describe the image that’s a link: readers who can’t see it need to know where it leads.',
  manyPictures: 'An email can have up to {n} images.',
  heavyPictures: 'The images in an email can be up to {size} in total. Remove one.',
  manyUploads: '{n} images were uploaded for this draft. Copy it as a new draft to add more.',
  picturesOfAll: 'The images in all campaigns can be up to {size} in total.',
  otherOffset: '{zone} has a different offset at that time.',
});
