import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** The mails of campaigns, of the newsletters and of the contact form. */
export const campaignEmails = defineMessages('campaigns.letters', {
  whyAccount: 'You’re getting this email because you have an account with {brand}.',
  whyRegistered: 'You’re getting this email because you registered for a fair with {brand}.',
  whyExhibitor: 'You’re getting this email because you exhibit at a fair with {brand}.',
  whyNewsletter: 'You’re getting this email because you subscribed to the {brand} newsletter.',

  confirmSubjectAttendees: 'Please confirm: the {brand} newsletter for fair attendees',
  confirmSubjectExhibitors: 'Please confirm: the {brand} newsletter for exhibitors',
  confirmHeading: 'One more step',
  confirmLeadAttendees:
    'Hi {name}, someone asked to get the {brand} newsletter for fair attendees at this address. If it was you, please confirm it.',
  confirmLeadNamelessAttendees:
    'Someone asked to get the {brand} newsletter for fair attendees at this address. If it was you, please confirm it.',
  confirmLeadExhibitors:
    'Hi {name}, someone asked to get the {brand} newsletter for exhibitors at this address. If it was you, please confirm it.',
  confirmLeadNamelessExhibitors:
    'Someone asked to get the {brand} newsletter for exhibitors at this address. If it was you, please confirm it.',
  confirmTail:
    'The link expires in {days, plural, one {# day} other {# days}}. If it wasn’t you, ignore this email and we won’t send anything.',
  confirmAction: 'Confirm',

  contactSubject: 'Message from the {brand} contact form',
  contactHeading: 'You have a new message',
  contactBy: 'Written by {email}. Your reply goes to that address.',
  contactByVisitor: 'Written by a visitor without an account.',
});
