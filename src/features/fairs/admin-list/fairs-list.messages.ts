import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Bulk actions in the admins' list of fairs. */
export const fairsListMessages = defineMessages('fairs.managing', {
  when: 'When',
  anyTime: 'Any time',
  upcoming: 'Upcoming',
  past: 'Past',
  select: 'Select {fair}',
  exportCsv: 'Download all (CSV)',
  csv: 'Download selected (CSV)',
  publish: 'Publish',
  unpublish: 'Unpublish',
  publishTitle:
    '{count, plural, =0 {None of these fairs can be published} one {Publish # fair?} other {Publish # fairs?}}',
  publishText:
    'They appear on the calendar, and people can register. You can undo it on the next screen.',
  publishNow: '{count, plural, one {Publish # fair} other {Publish # fairs}}',
  unpublishTitle:
    '{count, plural, =0 {None of these fairs can be unpublished} one {Unpublish # fair?} other {Unpublish # fairs?}}',
  unpublishText:
    'They leave the calendar, and only admins see them. Nothing in them is lost, and you can undo it on the next screen.',
  unpublishNow: '{count, plural, one {Unpublish # fair} other {Unpublish # fairs}}',
  keep: 'Keep them as they are',
  isPublished: 'Already published',
  isCancelled: 'Canceled',
  isOver: 'Over: move it to a new time first',
  needsPlan: 'Publish its plan of sessions first',
  needsSessions: 'Add its sessions first',
  isDraft: 'Not published',
  hasBegun: 'Already started or over',
  hasPeople: 'Someone is registered: cancel it instead, so they’re told',
  didPublish:
    '{count, plural, =0 {No fair was published.} one {# fair published.} other {# fairs published.}}',
  didUnpublish:
    '{count, plural, =0 {No fair was unpublished.} one {# fair unpublished.} other {# fairs unpublished.}}',
  undoText: 'The fairs were changed. You can put them back as they were.',
  undone:
    '{count, plural, =0 {Nothing was undone.} one {Undone for # fair.} other {Undone for # fairs.}}',
});
