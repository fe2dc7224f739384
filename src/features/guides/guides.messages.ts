import { defineMessages } from '../../platform/i18n/define-messages.ts';

/** What is around the text of the guides, and on the hub. */
export const guidesMessages = defineMessages('guides', {
  resources: 'Resources',

  bringClass: 'Bring your class to a fair',
  hubTitle: 'College planning guides',
  hubLead:
    'Four short guides for the road to college. Each has a checklist to check off or print, questions to ask at a fair, and a source for every fact.',
  hubDescription:
    'Free guides for students, parents, counselors and adults who go back to school: what to do when, how to pay, what to ask. With checklists to print.',
  filterLabel: 'Guides for',
  all: 'Everyone',
  student: 'Students',
  parent: 'Parents and Guardians',
  counselor: 'Counselors and Teachers',
  titleStudent: 'Guides for Students',
  titleParent: 'Guides for Parents and Guardians',
  titleCounselor: 'Guides for Counselors and Teachers',
  leadStudent:
    'Start with the month-by-month plan. Check off what’s done; your checks are saved on this device.',
  leadParent:
    'Start with your own part: the money talk, the forms that need you, and when to step back.',
  leadCounselor:
    'Print them for the wall, hand out the checklists, or send a link. They are free to use in class.',
  notFound: 'We don’t have guides for that group, so here are all of them.',

  meetTitle: 'Then talk to a person',
  meetText:
    'A guide can’t tell you what the dining hall smells like. Someone from the college can. Fairs are free for students and families.',
  seeFairs: 'See the fairs',
  findColleges: 'Find colleges',

  forStudents: 'For students',
  forAdults: 'For adults going to college',
  forChoosing: 'For everyone choosing a college',
  forParents: 'For parents and guardians',
  minutes: '{minutes, number} min read',
  checks: 'Checklist of {checks, number}',
  reviewed: 'Updated {date}',

  tip: 'Good to know',
  checklist: 'Your checklist',
  checklistLead:
    'Check off what’s done. Your checks stay on this device, and no one else sees them.',
  checklistPlain:
    'Check off what’s done. Without JavaScript, your checks are gone when you leave, so print the page.',
  checklistUnsaved:
    'Check off what’s done. Your browser doesn’t let us save your checks, so print the page.',
  done: '{done} of {all} done',
  print: 'Print this guide',
  printChecklist: 'Print the checklist',
  clear: 'Clear the checks',
  ask: 'What to ask at a fair',
  askLead: 'Take three of these with you. People at the booth like real questions.',
  next: 'What to do next',
  nextFair: 'Meet colleges at a fair',
  nextFairText: 'Pick a date, register free, and bring your questions.',
  nextColleges: 'Look up colleges',
  nextCollegesText: 'Search by location, size, major and more, and start your own list.',
  nextGuide: 'Keep reading: {title}',
  sources: 'Sources',
  sourcesLead:
    'Each note says when the fact was true. Rules change, so follow the link before you act on one.',
  asOf: 'True as of {date}.',
  note: 'Note {number}',
  backToText: 'Back to the text of note {number}',
  notAdvice:
    'This guide gives general information. It isn’t legal or tax advice, and your situation may differ.',
});
