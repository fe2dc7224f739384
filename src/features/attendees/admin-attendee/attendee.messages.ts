import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** One registered person, and the organizer's actions for them. */
export const attendeeMessages = defineMessages('attendees.one', {
  notPublished: 'Publish this fair first: the email leads to its page.',
  emailIsTheirs:
    'This address is confirmed, so only its owner can change it: they register with the new address and cancel this registration.',

  add: 'Add someone',
  addLead:
    'For someone who called or wrote to you. They get an email, and confirm and agree to the terms themselves.',
  addNow: 'Add and email them',
  adding: 'Adding…',
  added: '{name} is registered, and we emailed them to confirm.',
  kind: 'Registers as',
  born: 'Birth date',
  bornHint: 'For students. Children under 13 can’t register.',
  correctEmailHint: 'Not confirmed yet. If you change it, we email the new address.',

  all: 'All attendees',
  select: 'Select {name}',
  resend: 'Resend confirmation',
  resent:
    '{count, plural, =0 {Nothing sent} one {# confirmation sent} other {# confirmations sent}}',
  skipped:
    '{count, plural, one {# person} other {# people}} didn’t get one: they had several emails already, or the fair is over.',
  cancel: 'Cancel registration',
  cancelTitle:
    '{count, plural, one {Cancel this registration?} other {Cancel these # registrations?}}',
  cancelText:
    'The spot opens up again, and everything they entered for this fair is deleted. This can’t be undone, but they can register again if there’s room.',
  tell: 'Email them that it’s canceled',
  cancelNow: 'Cancel now',
  canceling: 'Canceling…',
  keep: 'Keep',
  canceled: '{count, plural, one {# registration canceled} other {# registrations canceled}}',
  resendTitle:
    '{count, plural, one {Send # confirmation again?} other {Send # confirmations again?}}',
  resendText:
    'Each person gets their confirmation by email, with a new link. People who got many emails within a day are left out.',
  resendNow: 'Send now',
  sending: 'Sending…',
  keepQuiet: 'Don’t send',
  chooseFirst: 'Select at least one person first.',

  correct: 'Correct details',
  correctLead:
    'You can correct what they can change themselves. If their sessions change, we email them.',
  save: 'Save changes',
  saving: 'Saving…',
  saved: 'Saved.',
  ended: 'This fair is over, so the details can’t be changed.',

  goneTitle: 'This registration has ended',
  goneByPerson:
    'The person declined or canceled it, or closed their account. Nothing from it was kept.',
  goneByOrganizer: 'An organizer canceled it. Nothing from it was kept.',

  registration: 'Registration',
  answers: 'What they entered',
  attended: 'At the fair',
  registered: 'Registered',
  address: 'Email',
  confirmed: 'Confirmed',
  notConfirmed: 'Not confirmed yet',
  consent: 'Agreed to the terms',
  consentNo: 'Not yet; we asked by email',
  spot: 'Spot',
  spotYes: 'Reserved',
  spotNo: 'None: not confirmed in time',
  account: 'Account',
  yes: 'Yes',
  no: 'No',
  class: 'Class link of a counselor at',
  minor: 'Under 18',
  relationship: 'Relationship to the student',
  role: 'Job title',
  country: 'Country',
  majors: 'Majors',
  came: 'Entered the fair',
  notYet: 'Not yet',
  joined: 'Sessions joined',
  chosen: 'Sessions chosen',
  none: 'None',
  booths: 'Booths visited',

  noSessions: 'None yet',

  unconfirmedNext:
    'They haven’t confirmed their address yet. If they can’t find the email, resend the confirmation.',
  unseatedNext:
    'They didn’t confirm in time, so they don’t have a spot. Resend the confirmation: they can still confirm while there’s room.',
  consentNext:
    'They still have to open the email, confirm, and agree to the terms. If they can’t find it, resend the confirmation.',
  addressNext:
    'The last email didn’t arrive. Select “Correct details” to fix the address; we’ll email the new one.',
  theirAddressNext:
    'The last email didn’t arrive. Call or text them: they can register with another address and cancel this registration.',
  sessionsNext:
    'They haven’t chosen a session yet. Select “Correct details” to choose for them; we’ll email them.',
  nothingNext: 'Nothing to do: the registration is confirmed.',

  emails: 'Emails about this fair',
  emailsKept: 'From the last month; older ones aren’t kept.',
  noEmails: 'None in the last month.',
  email: 'Email',
  sentAt: 'When',
  delivery: 'Delivery',
  campaign: 'Email from the organizers',
  waiting: 'Waiting to be sent',
  sent: 'Sent',
  notDelivered: 'Not delivered',
  unclear: 'Unclear whether it arrived',
  heldBack: 'Not sent',

  guarded: 'Birth date and background',
  guardedText: 'Hidden, because few people need it. If you open it, we record that you did.',
  reveal: 'Show them',
  revealing: 'Opening…',
  ethnicity: 'Ethnicity',
  gender: 'Gender',
  firstGeneration: 'First in the family to go to college',
  heardFrom: 'Heard about the fair from',
  notSaid: 'Not answered',
});
