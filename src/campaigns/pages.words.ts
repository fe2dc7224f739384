import { words } from '../platform/words/words.ts';

/** The pages that links in mails to many lead to. */
export const campaignPages = words('campaigns.pages', {
  confirmHeading: 'Confirm your subscription',
  confirmAttendees: 'Press the button to get the newsletter of {brand} for fair attendees.',
  confirmExhibitors: 'Press the button to get the newsletter of {brand} for exhibitors.',
  confirmButton: 'Confirm',
  subscribedHeading: 'You are subscribed',
  subscribedAttendees:
    'You will get the newsletter of {brand} for fair attendees. Every issue has a link to leave it.',
  subscribedExhibitors:
    'You will get the newsletter of {brand} for exhibitors. Every issue has a link to leave it.',
  cannotHeading: 'Nothing can be sent to you',
  cannotAttendees:
    'You asked us to stop all bulk email, so we can’t send you the {brand} newsletter for fair attendees. Contact us if you’d like to change that.',
  cannotExhibitors:
    'Your address was taken off all mail to many, so the newsletter of {brand} for exhibitors is not sent there. Please write to us to change that.',
  usedUpHeading: 'This link is used up',
  usedUp:
    'It was used already, or it is too old. If you are not subscribed yet, please sign up again.',
  notOfferedHeading: 'Newsletter sign-up is closed',
  notOffered:
    'You can’t sign up for a newsletter on this site right now. If you already get one, nothing changes.',
  nothingHeading: 'Nothing is sent to you',
  nothingCampaigns: 'Mail to {who} came back or was refused, so news of {brand} is not sent there.',
  nothingAttendees:
    'Mail to {who} came back or was refused, so the newsletter of {brand} for fair attendees is not sent there.',
  nothingExhibitors:
    'Mail to {who} came back or was refused, so the newsletter of {brand} for exhibitors is not sent there.',
  nothingClasses:
    'Mail to {who} came back or was refused, so invitations of counselors are not sent there.',
  nothingReminders:
    'Email to {who} bounced or was reported as spam, so we don’t send reminders of fairs there.',
  leftHeading: 'You are unsubscribed',
  leftCampaigns: '{who} gets no more news of {brand}.',
  leftAttendees: '{who} will no longer get the {brand} newsletter for fair attendees.',
  leftExhibitors: '{who} gets no more the newsletter of {brand} for exhibitors.',
  leftClasses: '{who} gets no more invitations of counselors.',
  leftReminders:
    '{who} will no longer get reminders of fairs or emails about new recordings. If a fair is moved or canceled, we’ll still email you.',
  leftStill: 'You’ll still get email you ask for, such as sign-in codes and receipts.',
  comeBack: 'Subscribe again',
  backHeading: 'You are subscribed again',
  askHeading: 'Unsubscribe?',
  askCampaigns: '{who} gets news of {brand}.',
  askAttendees: '{who} gets the newsletter of {brand} for fair attendees.',
  askExhibitors: '{who} gets the newsletter of {brand} for exhibitors.',
  askClasses: '{who} gets invitations to fairs that counselors have sent to their classes.',
  askReminders: '{who} gets reminders of fairs and an email when recordings are out.',
  askTail: 'One press and that ends.',
  leave: 'Unsubscribe',
  testHeading: 'A test',
  test: 'This link is from a test mail and unsubscribes nobody.',
  noLinkHeading: 'This link leads nowhere',
  noLink:
    'It may have been cut off in the mail: please copy it whole. Or its address was deleted, and nothing is sent there any more.',
});
