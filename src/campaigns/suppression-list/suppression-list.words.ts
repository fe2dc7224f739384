import { words } from '../../platform/words/words.ts';

/** The list of addresses that get no email to many. */
export const suppressionWords = words('campaigns.suppressions', {
  title: 'Suppression list',
  description:
    'Addresses that get no campaigns or newsletters. Codes, receipts and other emails that people need are sent all the same.',
  find: 'Find an address',
  search: 'Search',
  kind: 'Kept from',
  anyKind: 'Everything',
  reason: 'Reason',
  anyReason: 'Every reason',
  address: 'Address',
  since: 'Since',
  acts: 'Change',
  count: '{count, plural, =0 {No addresses} one {# address} other {# addresses}}',
  none: 'No address fits',
  noneText: 'Take a filter away or change the search. An empty list is a good list.',
  file: 'Download as CSV',
  all: 'All email to many',
  campaigns: 'Campaigns',
  attendees: 'Newsletter for attendees',
  exhibitors: 'Newsletter for exhibitors',
  classes: 'Emails of counselors',
  reminders: 'Reminders of fairs',
  hardBounce: 'Bounced',
  complaint: 'Reported as spam',
  unsubscribed: 'Unsubscribed',
  byHand: 'Added by an admin',
  erased: 'Erased account',
  lift: 'Lift',
  liftOf: 'Lift {address}',
  ownOnly: 'Only they can come back',
  liftTitle: 'Let email to {address} through again?',
  liftBounce:
    'Emails to this address came back. Lift this only when you know it works again: emails that keep bouncing harm the delivery of all others.',
  liftComplaint:
    'This person reported an email as spam. Lift this only if they asked you to: another report harms the delivery of all emails.',
  liftHand:
    'An admin added this address. It gets email to many again, unless it’s on the list for another reason.',
  select: 'Select {address}, {kind}',
  liftSeveralTitle:
    '{count, plural, one {Let email to # address through again?} other {Let email to # addresses through again?}}',
  liftBounces:
    'Emails to some of them came back. Lift these only when you know the addresses work again: emails that keep bouncing harm the delivery of all others.',
  liftComplaints:
    'Some of these people reported an email as spam. Lift these only if they asked you to: another report harms the delivery of all emails.',
  liftByHand:
    'An admin added some of them. They get email to many again, unless they’re on the list for another reason.',
  liftForGood: 'This can’t be undone, but you can add an address again below the list.',
  liftedSeveral:
    '{count, plural, =0 {Nothing was lifted.} one {# entry lifted.} other {# entries lifted.}}',
  liftNow: 'Lift it',
  keep: 'Keep it on the list',
  lifted: 'Lifted. The address gets this kind of email again.',
  ownNote:
    'People who unsubscribed can come back by the link in any of these emails or in their profile. By law, no one else can do it for them.',
  add: 'Add an address',
  addText: 'For someone who asks you by phone or in person not to be written to.',
  addNow: 'Add to the list',
  added: 'Added to the list.',
  there: 'This address was on the list already.',
});
