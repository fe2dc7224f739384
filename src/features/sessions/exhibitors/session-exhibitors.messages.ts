import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The coordinator's list of a 6x6 fair's exhibitors. */
export const sessionExhibitorsMessages = defineMessages('sessions.exhibitors', {
  title: 'Exhibitors',
  find: 'Find by name or email',
  search: 'Search',
  count: '{count, plural, =0 {No exhibitors} one {# exhibitor} other {# exhibitors}}',
  none: 'No exhibitors yet',
  noneText: 'Exhibitors appear here as soon as they register.',
  noMatch: 'No matching exhibitors',
  noMatchText: 'Check the spelling, or clear the filters.',
  name: 'Exhibitor',
  contact: 'Contact',
  requests: 'Requests',
  sessions: 'Sessions',
  noSession: 'Not scheduled',
  payment: 'Payment',
  settled: 'Settled',
  unpaid: 'Unpaid',
  refunded: 'Refunded',
  anyPayment: 'Any payment',
  select: 'Select {name}',
  emailSelected: 'Email',
  emailBegun:
    '{count, plural, =0 {New email to all exhibitors.} one {New email to # exhibitor.} other {New email to # exhibitors.}}',
  emailBegunText:
    'Nothing goes out until you send it. The Recipients step shows who’s left out and why.',
  csvSelected: 'Download selected (CSV)',
  registered: 'Registered',
  add: 'Add an exhibitor',
  addText:
    'For a college that registered by phone or email. An admin records the payment when it arrives.',
  added: '{name} added.',
  meanwhile:
    'Someone else saved this exhibitor in the meantime. What you typed is still here. Check it, then save again to keep it.',
  email: 'Email all exhibitors',
  csv: 'Download all (CSV)',
  save: 'Save',
  saved: '{name} saved.',
  remove: 'Remove from this fair',
  removeTitle: 'Remove {name} from this fair?',
  removeText:
    'Any open invoice is voided, and the people who got it are notified. The college is removed from the plan. This can’t be undone.',
  removeNow: 'Remove',
  removed: '{name} removed.',
  keep: 'Keep',
  paidText: 'This exhibitor has paid, so only an admin can take them off the fair and refund them.',
});
