import { words } from '../platform/words/words.ts';

/** The mails of campaigns, of the newsletters and of the contact form. */
export const campaignLetters = words('campaigns.letters', {
  whyAccount: 'You’re getting this email because you have an account with {brand}.',
  whyRegistered: 'You’re getting this email because you registered for a fair with {brand}.',
  whyExhibitor: 'You’re getting this email because you exhibit at a fair with {brand}.',
  whyNewsletter: 'You’re getting this email because you subscribed to the {brand} newsletter.',

  confirmSubjectAttendees: 'Please confirm: the newsletter of {brand} for fair attendees',
  confirmSubjectExhibitors: 'Please confirm: the newsletter of {brand} for exhibitors',
  confirmHeading: 'One more step',
  confirmLeadAttendees:
    'Hello {name}, somebody asked for the newsletter of {brand} for fair attendees with this address. If it was you, please confirm it.',
  confirmLeadNamelessAttendees:
    'Somebody asked for the newsletter of {brand} for fair attendees with this address. If it was you, please confirm it.',
  confirmLeadExhibitors:
    'Hello {name}, somebody asked for the newsletter of {brand} for exhibitors with this address. If it was you, please confirm it.',
  confirmLeadNamelessExhibitors:
    'Somebody asked for the newsletter of {brand} for exhibitors with this address. If it was you, please confirm it.',
  confirmTail:
    'The link is good for {days, plural, one {# day} other {# days}}. If it was not you, ignore this mail and nothing is sent.',
  confirmAction: 'Confirm',

  contactSubject: 'Message from the contact form of {brand}',
  contactHeading: 'Somebody has written to you',
  contactBy: 'Written by {email}. Your answer goes to that address.',
  contactByVisitor: 'Written by a visitor without an account.',
});
