import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The target pages of links in bulk email. */
export const campaignPages = defineMessages('campaigns.pages', {
  confirmHeading: 'Confirm your subscription',
  confirmAttendees: 'Select the button to get the {brand} newsletter for fair attendees.',
  confirmExhibitors: 'Select the button to get the {brand} newsletter for exhibitors.',
  confirmButton: 'Confirm',
  subscribedHeading: 'You’re subscribed',
  subscribedAttendees:
    'You’ll get the {brand} newsletter for fair attendees. Every issue has an unsubscribe link.',
  subscribedExhibitors:
    'You’ll get the {brand} newsletter for exhibitors. Every issue has an unsubscribe link.',
  cannotHeading: 'We can’t email you',
  cannotAttendees:
    'You asked us to stop all bulk email, so we can’t send you the {brand} newsletter for fair attendees. Contact us if you’d like to change that.',
  cannotExhibitors:
    'You asked us to stop all bulk email, so we can’t send you the {brand} newsletter for exhibitors. Contact us if you’d like to change that.',
  usedUpHeading: 'This link has expired',
  usedUp:
    'It was already used, or it’s too old. If you aren’t subscribed yet, please subscribe again.',
  notOfferedHeading: 'Newsletter signup is closed',
  notOffered:
    'You can’t sign up for a newsletter on this site right now. If you already get one, nothing changes.',
  nothingHeading: 'We can’t email you',
  nothingCampaigns:
    'Email to {who} bounced or was reported as spam, so we don’t send {brand} news there.',
  nothingAttendees:
    'Email to {who} bounced or was reported as spam, so we don’t send the {brand} newsletter for fair attendees there.',
  nothingExhibitors:
    'Email to {who} bounced or was reported as spam, so we don’t send the {brand} newsletter for exhibitors there.',
  nothingClasses:
    'Email to {who} bounced or was reported as spam, so we don’t send invitations from counselors there.',
  nothingReminders:
    'Email to {who} bounced or was reported as spam, so we don’t send fair reminders there.',
  leftHeading: 'You’re unsubscribed',
  leftCampaigns: '{who} will no longer get {brand} news.',
  leftAttendees: '{who} will no longer get the {brand} newsletter for fair attendees.',
  leftExhibitors: '{who} will no longer get the {brand} newsletter for exhibitors.',
  leftClasses: '{who} will no longer get invitations from counselors.',
  leftReminders:
    '{who} will no longer get fair reminders or emails about new recordings. If a fair is moved or canceled, we’ll still email you.',
  leftStill: 'You’ll still get email you ask for, such as sign-in codes and receipts.',
  comeBack: 'Subscribe again',
  backHeading: 'You’re subscribed again',
  askHeading: 'Unsubscribe?',
  askCampaigns: '{who} gets {brand} news.',
  askAttendees: '{who} gets the {brand} newsletter for fair attendees.',
  askExhibitors: '{who} gets the {brand} newsletter for exhibitors.',
  askClasses: '{who} gets invitations to fairs that counselors send to their classes.',
  askReminders: '{who} gets fair reminders and an email when recordings are out.',
  askTail: 'One click and that ends.',
  leave: 'Unsubscribe',
  testHeading: 'This is a test',
  test: 'This link is from a test email and doesn’t unsubscribe anyone.',
  noLinkHeading: 'This link doesn’t work',
  noLink:
    'It may have been cut off in the email: please copy the whole link. Or its address was deleted, and we no longer send anything there.',
});
