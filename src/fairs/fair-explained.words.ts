import { words } from '../platform/words/words.ts';

/** What happens at a fair, and what families ask; said on the server. */
export const explainedWords = words('fairs.explained', {
  metaTitle: '{fair}, {day}',
  metaDescription:
    '{fair}: {when}. {count, plural, =0 {A free virtual college fair.} one {# college, free for families.} other {# colleges, free for families.}}',

  boothLookTitle: 'Look around',
  boothLook:
    '{count, plural, =0 {Every college has a booth.} one {# college has a booth.} other {Each of the # colleges has a booth.}} Search by place, size or major, and see at a glance who is free to talk.',
  boothAskTitle: 'Ask',
  boothAskText:
    'Write to the people who read applications. They answer while you look at the next booth.',
  boothTalk: 'Talk face to face',
  boothTalkText:
    'Queue for a short video talk if you like. Your camera is your choice, and text always works.',
  boothKeep: 'Keep what you like',
  boothKeepText: 'Save colleges and papers in your bag, and leave with a list.',
  sixPick: 'Pick your sessions',
  sixPickText:
    '{sessions, plural, =0 {Each session brings together a handful of colleges.} one {There is # session.} other {There are # sessions.}} Go to one or to all.',
  sixListen:
    '{colleges, plural, one {# college} other {# colleges}}, {minutes, plural, one {# minute} other {# minutes}} each',
  sixListenText:
    'In {length, plural, one {# minute} other {# minutes}} each college tells you what is special about it, one after the other, and then it is your turn.',
  sixAsk: 'Ask one, or all',
  sixAskText: 'Type a question for one college or for all of them, and hear the answers live.',
  sixWatch: 'Watch again',
  sixWatchText: 'Each session is recorded, so you can jump to the college you want to hear.',
  webinarJoin: 'Join from anywhere',
  webinarJoinText:
    'One link, in the browser of a phone or a computer. There is nothing to install.',
  webinarAsk: 'Ask the people who know',
  webinarAskText: 'Type your question at any time. You stay unseen and unheard.',
  webinarWatch: 'Watch again',
  webinarWatchText: 'The recording comes out on this page afterwards.',

  freeQ: 'What does it cost?',
  freeA:
    'Nothing. Fairs are free for students, parents and guardians, and counselors. Colleges pay to exhibit.',
  installQ: 'What do I need?',
  installA: 'A phone, tablet or computer with a browser. There is nothing to install.',
  cameraQ: 'Do I have to be on camera?',
  cameraBoothA:
    'No. You can read, write and listen. A video talk only starts when you ask for one, and you can stay with text.',
  cameraSessionA:
    'No. You see and hear the speakers; nobody sees or hears you. Questions are typed.',
  shareQ: 'What do colleges learn about me?',
  shareA:
    'Nothing just because you register. When you save a college, ask it something or talk to it, we ask you once whether it may have your contact details. You can say no, and take a yes back later.',
  parentQ: 'Can a parent come along?',
  parentA:
    'Yes, parents and guardians can register and look around too. Children under 13 cannot register; a parent can do so and attend instead.',
  whenQ: 'Which time zone is meant?',
  whenA: 'Yours. The fair is held in {zone}; this page shows your local time and names its zone.',
  missedQ: 'What if I cannot come?',
  missedBoothA:
    'Come when you can: the doors stay open the whole time. Afterwards every college still has its page here.',
  missedSessionA: 'The sessions are recorded, and the recordings come out on this page afterwards.',
});
