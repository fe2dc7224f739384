import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** Lists of attendees for colleges: only those who agreed to share with that college. */
export const collegeListsMessages = defineMessages('leads.lists', {
  title: 'Lists for colleges',
  lead: 'Only students who agreed to share their details with that college are on its list, with only what they agreed to share. Each download is recorded.',
  college: 'College',
  students: 'Students who agreed',
  taken: 'Last downloaded',
  never: 'Not yet',
  file: 'List',
  download: 'Download',
  downloadFor: 'Download the list for {college}',
  listOf: '{college}: students who agreed',
  all: 'All colleges',
  find: 'Find by name, email or school',
  search: 'Search',
  count: '{count, plural, =0 {No one} one {# student} other {# students}}',
  none: 'No one found',
  noneText:
    'Students appear here once they agree to share with this college. If you searched, try fewer words.',
  noColleges: 'No colleges yet',
  noCollegesText: 'Exhibitors appear here once they’re linked to a college in the directory.',
  student: 'Student',
  school: 'School',
  shares: 'Shares',
  agreed: 'Agreed',
  contact: 'contact details',
  schoolGroup: 'school',
  academics: 'grades and plans',
  demographics: 'background',
});
