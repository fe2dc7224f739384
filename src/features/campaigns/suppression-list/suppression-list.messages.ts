import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The list of addresses that get no email to many. */
export const suppressionMessages = defineMessages('campaigns.suppressions', {
  title: 'Suppression list',
  description:
    'Addresses that get no campaigns or newsletters. Codes, receipts, and other emails that people need are still sent.',
  find: 'Find an address',
  search: 'Search',
  kind: 'Blocked emails',
  anyKind: 'Everything',
  reason: 'Reason',
  anyReason: 'Any reason',
  address: 'Address',
  since: 'Since',
  acts: 'Change',
  count: '{count, plural, =0 {No addresses} one {# address} other {# addresses}}',
  none: 'No addresses found',
  noneText: 'Remove a filter or change the search.',
  empty: 'No addresses',
  emptyText: 'An empty list is a good list.',
  file: 'Download as CSV',
  all: 'All bulk email',
  campaigns: 'Campaigns',
  attendees: 'Newsletter for attendees',
  exhibitors: 'Newsletter for exhibitors',
  classes: 'Emails from counselors',
  reminders: 'Fair reminders',
  hardBounce: 'Bounced',
  complaint: 'Reported as spam',
  unsubscribed: 'Unsubscribed',
  byHand: 'Added by an admin',
  erased: 'Erased account',
  lift: 'Unblock',
  liftOf: 'Unblock {address}',
  ownOnly: 'Only they can come back',
  liftTitle: 'Unblock {address}?',
  liftBounce:
    'Emails to this address bounced. Unblock it only if you know it works again: emails that keep bouncing hurt delivery for everyone else.',
  liftComplaint:
    'This person reported an email as spam. Unblock them only if they asked you to: another report hurts delivery for everyone else.',
  liftHand:
    'An admin added this address. It will get bulk email again, unless it’s on the list for another reason.',
  select: 'Select {address}, {kind}',
  liftSeveralTitle: '{count, plural, one {Unblock # address?} other {Unblock # addresses?}}',
  liftBounces:
    'Emails to some of them bounced. Unblock these only if you know the addresses work again: emails that keep bouncing hurt delivery for everyone else.',
  liftComplaints:
    'Some of these people reported an email as spam. Unblock these only if they asked you to: another report hurts delivery for everyone else.',
  liftByHand:
    'An admin added some of them. They will get bulk email again, unless they’re on the list for another reason.',
  liftForGood: 'This can’t be undone, but you can add an address again below the list.',
  liftedSeveral:
    '{count, plural, =0 {Nothing was unblocked.} one {# entry unblocked.} other {# entries unblocked.}}',
  liftNow: 'Unblock now',
  keep: 'Keep it on the list',
  lifted: 'Unblocked. The address will get this kind of email again.',
  ownNote:
    'People who unsubscribed can come back with the link in any of these emails or in their profile. By law, no one else can do it for them.',
  add: 'Add an address',
  addText: 'For someone who asks you by phone or in person not to be emailed.',
  addNow: 'Add to the list',
  added: 'Added to the list.',
  there: 'This address is already on the list.',
});
