import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** A fair's entrance before it begins, without access, and after its end. */
export const visitMessages = defineMessages('lobby.visit', {
  description: 'Inside the fair: booths, reps, and sessions.',

  strangerTitle: 'Register first, then come in',
  stranger:
    'You haven’t registered for {fair} yet. It’s free and takes about two minutes. We’ll fill in what we already know.',
  strangerOther:
    'Registered with a different email address? Open the link in your email, or get a new one.',
  register: 'Register free',
  findRegistration: 'Find my registration',
  strangerCollegeTitle: 'Your college isn’t at this fair',
  strangerCollege: 'Only exhibiting colleges can enter. Yours isn’t registered for {fair} yet.',
  signUp: 'See fairs to exhibit at',
  overTitle: 'This fair has ended',
  strangerOver: 'This account wasn’t registered for it.',
  strangerSoonTitle: 'Registration isn’t open yet',
  strangerSoon:
    'You can add the date to your calendar on the fair’s page. Come back when registration opens.',
  seeFair: 'See the fair',
  calendar: 'See all fairs',
  cancelledTitle: '{fair} is canceled',
  cancelled:
    'We’re sorry: this fair won’t take place. We emailed everyone who registered. See the calendar for upcoming fairs.',

  waitingKicker: 'You’re early, and your spot is saved',
  opensIn: 'The doors open in',
  opening: 'The doors are opening…',
  openingMany: 'You’re in within {minutes, plural, one {a minute} other {# minutes}}.',
  turnKicker: 'The doors are open, and your spot is saved',
  turnText:
    'People come in one after another. This page takes you in automatically, and reloading it doesn’t change your turn.',
  opensItself: 'The fair opens here automatically when it starts, even if your phone was asleep.',
  reload: 'Nothing happens? Check again',
  prepare: 'Until then',
  prepareColleges: 'See who’s coming',
  prepareCollegesText: 'Browse the colleges at this fair and save the ones you want to meet.',
  prepareQuestions: 'Bring three questions',
  prepareQuestionsText:
    'What does it cost for people like me? What do your students like least? When do I have to apply?',
  preparePlace: 'Find a quiet spot',
  preparePlaceText: 'A phone is all you need. Charge it, and have a pen and paper ready.',
  preparePrep: 'Read how to prepare',
  prepareBooth: 'Get your booth ready',
  prepareBoothText: 'See your booth the way families will, and fill in what’s missing.',
  prepareTeam: 'Meet as a team',
  prepareTeamText:
    'Come ten minutes early. Once the doors open, reps in the lobby or at the booth are shown as here.',
  yourBooth: 'Go to your booth',
  addTitle: 'Add it to your calendar',

  afterKicker: 'Thank you for coming',
  afterTitle: '{fair} has ended',
  afterText: 'Your bag stays here, and its colleges stay on your list.',
  afterTextNotThere:
    'You registered but didn’t join. Your bag stays here, and its colleges stay on your list.',
  afterRep: 'Thank you for being there for families.',
  recordings: 'Watch the recordings',
  recordingsSoon: 'Recordings will appear here when they’re ready.',
  nextTitle: 'What’s next',
  nextList: 'Sort your list',
  nextListText:
    'Look at each college again while you remember it, and keep the ones that still fit.',
  nextListAct: 'Open my colleges',
  nextAsk: 'Write down what you heard',
  nextAskText: 'Names, dates, deadlines: a few words for each college are enough.',
  nextAskAct: 'Use a checklist',
  nextFairs: 'Upcoming fairs',
});
