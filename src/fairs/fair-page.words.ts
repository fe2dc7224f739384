import { words } from '../platform/words/words.ts';

/** The page of a fair. */
export const fairWords = words('fairs.page', {
  metaTitle: '{fair}, {day}',
  metaDescription:
    '{fair}: {when}. {count, plural, =0 {A free virtual college fair.} one {# college, free for families.} other {# colleges, free for families.}}',
  trail: 'You are here',
  home: 'Home',
  fairs: 'Fairs',
  boothKind: 'Virtual college fair with live booths',
  sixBySixKind: 'Virtual college fair in short sessions',
  webinarKind: 'Live webinar for families',
  registerFree: 'Register free',
  freeNote: 'Free for students, parents and counselors. Takes two minutes.',
  enter: 'Enter the fair',
  enterNote: 'No registration yet? Register at the door; it takes two minutes.',
  registerAtDoor: 'Register at the door',
  watch: 'Watch recordings',
  opensIn: 'Doors open in',
  endsIn: 'Doors close in',
  upcomingTitle: 'Registration is not open yet',
  upcoming: 'It opens',
  upcomingHelp: 'Add the fair to your calendar now, so that you do not miss it.',
  cancelledTitle: 'This fair is cancelled',
  cancelled:
    'It will not take place. If you registered, we have written to you. Other fairs are coming.',
  otherFairs: 'See other fairs',
  movedTitle: 'This fair has a new time',
  moved: 'The time on this page is the right one. Whoever registered stays registered.',
  endedTitle: 'This fair has ended',
  ended: 'Thank you to everybody who came. The colleges are still here to read about.',
  endedRecordings:
    'Thank you to everybody who came. You can watch every session when you have time.',
  exhibitorsClosed: 'The list of colleges is complete.',
  share: 'Share',
  shareFair: 'Share this fair',
  copy: 'Copy link',
  copied: 'Copied',
  linkToFair: 'Link to this fair',
  sendByMail: 'Send by e-mail',
  mailBody: 'Look, a free virtual college fair: {link}',

  howTitle: 'What happens there',
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
  sessionPicture: 'A session of {length, plural, one {# minute} other {# minutes}}',
  welcome: 'Welcome',
  questionsPart: 'Your questions',
  minutesShort: '{minutes} min',

  whoTitle: 'Who exhibits',
  whoCame: 'Who was there',
  count: '{count, plural, one {# college} other {# colleges}}',
  found: '{count, plural, =0 {No college fits.} one {# college fits.} other {# colleges fit.}}',
  findCollege: 'Find a college at this fair',
  findHint: 'Name, city or state',
  alsoThere: 'Also there',
  find: 'Find',
  showAll: 'Show all colleges',
  whoEmpty: 'The first colleges are announced soon. Come back, or add the fair to your calendar.',
  place: '{city}, {state}',

  planTitle: 'Sessions',
  session: 'Session {number}',
  planOpen: 'The colleges of this session are announced soon.',
  startsAt: 'at {time}',
  watchSession: 'Watch session {number}',
  jumpTo: 'Watch {college}',

  exhibitTitle: 'For colleges: exhibit at this fair',
  exhibitText:
    'Meet families who came to talk. Sign up with a form, pay by card, invoice or check.',
  exhibitUntil: 'Sign up until',
  exhibitPrice: '{price} for this fair',
  exhibitFree: 'Free of charge for this fair',
  exhibit: 'Exhibit at this fair',
  exhibitClosed: 'Sign-up for colleges has closed:',
  nextFairs: 'See the next fairs',

  questionsTitle: 'Questions families ask',
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

  privacy: 'Privacy at this fair',
  terms: 'Terms of this fair',
});
