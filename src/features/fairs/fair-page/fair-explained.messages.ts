import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** What happens at a fair, and what families ask; rendered on the server. */
export const explainedMessages = defineMessages('fairs.explained', {
  metaTitle: '{fair}, {day}',
  metaDescription:
    '{fair}: {when}. {count, plural, =0 {A free virtual college fair.} one {# college, free for families.} other {# colleges, free for families.}}',

  boothLookTitle: 'Look around',
  boothLook:
    '{count, plural, =0 {Every college has a booth.} one {# college has a booth.} other {Each of the # colleges has a booth.}} Search by location, size or major, and see at a glance where a rep is online.',
  boothAskTitle: 'Ask',
  boothAskText:
    'Write to the people who read applications. They answer at their booth, for everyone there to read.',
  boothKeep: 'Keep what you like',
  boothKeepText: 'Save colleges and documents in your bag, and leave with a list.',
  sixPick: 'Pick your sessions',
  sixPickText:
    '{sessions, plural, =0 {Each session brings together a handful of colleges.} one {There is # session.} other {There are # sessions.}} Go to one or to all.',
  sixListen:
    '{colleges, plural, one {# college} other {# colleges}}, {minutes, plural, one {# minute} other {# minutes}} each',
  sixListenText:
    'In {length, plural, one {# minute} other {# minutes}}, each college tells you what’s special about it, one after the other.',
  sixWatch: 'Watch again',
  sixWatchText: 'Each session is recorded, so you can jump to the college you want to hear.',
  webinarJoin: 'Join from anywhere',
  webinarJoinText: 'One link, in the browser of a phone or a computer. There’s nothing to install.',
  webinarWatch: 'Watch again',
  webinarWatchText: 'The recording will be on this page afterward.',

  freeQ: 'What does it cost?',
  freeA:
    'Nothing. Fairs are free for students, parents and guardians, and counselors. Colleges pay to exhibit.',
  installQ: 'What do I need?',
  installA: 'A phone, tablet or computer with a browser. There’s nothing to install.',
  cameraQ: 'Do I have to be on camera?',
  cameraBoothA: 'No. Everything at this fair is in writing.',
  cameraSessionA: 'No. You watch and listen; no one sees or hears you.',
  shareQ: 'What do colleges learn about me?',
  shareA:
    'Nothing just because you register. When you save a college or ask it something, we ask you once whether it may have your contact details. You can say no, and stop sharing later.',
  parentQ: 'Can a parent come along?',
  parentA:
    'Yes, parents and guardians can register and look around too. Children under 13 can’t register; a parent can register and attend instead.',
  whenQ: 'What time zone is this in?',
  whenA: 'Yours. The fair is held in {zone}; this page shows your local time and names its zone.',
  missedQ: 'What if I can’t make it?',
  missedBoothA:
    'Come when you can: the doors stay open the whole time. Afterward, every college still has its page here.',
  missedSessionA: 'The sessions are recorded, and the recordings will be on this page afterward.',
});
