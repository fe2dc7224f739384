import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The exhibitors of a fair, and an admin's actions on several of them. */
export const exhibitorsMessages = defineMessages('exhibitors.managing', {
  anyPayment: 'Any payment',
  open: 'Unpaid',
  settled: 'Settled',
  refunded: 'Refunded',
  anyBooth: 'Any booth',
  published: 'Published',
  ready: 'Ready to publish',
  missing: 'Not ready',
  none: 'No booth',
  noMatch: 'No matching exhibitors',
  noMatchText: 'Check the spelling, or clear the filters.',

  select: 'Select {name}',
  email: 'Email',
  emailBegun:
    '{count, plural, =0 {New email to all exhibitors.} one {New email to # exhibitor.} other {New email to # exhibitors.}}',
  emailBegunText:
    'Nothing goes out until you send it. The Recipients step shows who’s left out and why.',
  publish: 'Publish booths',
  unpublish: 'Unpublish booths',
  remind: 'Remind about payment',
  csv: 'Download selected (CSV)',

  publishTitle:
    '{count, plural, =0 {None of these booths can be published} one {Publish # booth?} other {Publish # booths?}}',
  publishText:
    'Everyone at the fair will see them right away. You can undo this on the next screen.',
  publishNow: '{count, plural, one {Publish # booth} other {Publish # booths}}',
  unpublishTitle:
    '{count, plural, =0 {None of these booths are published} one {Unpublish # booth?} other {Unpublish # booths?}}',
  unpublishText:
    'Visitors and reps lose access right away, even during the fair. The content is kept, and you can undo this on the next screen.',
  unpublishNow: '{count, plural, one {Unpublish # booth} other {Unpublish # booths}}',
  remindTitle:
    '{count, plural, =0 {There’s no one to remind} one {Remind # exhibitor about payment?} other {Remind # exhibitors about payment?}}',
  remindText:
    'Their contacts and reps each get an email with a link to pay or to see the invoice. Emails can’t be unsent.',
  remindNow: '{count, plural, one {Remind # exhibitor} other {Remind # exhibitors}}',
  reminding: 'Sending…',
  keep: 'Keep them as they are',
  keepUnsent: 'Don’t send',
  isPublished: 'Already published',
  isReady: 'Not published',
  isMissing: 'A step is missing before it can be published',
  isNone: 'No booth',
  isSettled: 'Nothing to pay',
  isWithdrawn: 'Withdrawn',
  isRecent: 'Reminded within the last 24 hours',
  isOff: 'The fair isn’t published or was canceled',

  reminded:
    '{count, plural, =0 {No one was reminded.} one {# exhibitor reminded.} other {# exhibitors reminded.}}',
});
