import { words } from '../platform/words/words.ts';

/** The doors of a fair, before it begins, while they are closed to somebody, and after its end. */
export const visitWords = words('lobby.visit', {
  description: 'The fair from the inside: booths, reps and sessions.',

  strangerTitle: 'Register first, then come in',
  stranger:
    'This account has not registered for {fair} yet. It is free and takes about two minutes; what we know of you is filled in.',
  strangerOther:
    'Registered with another address? Open the link in your mail, or have a new one sent.',
  register: 'Register free',
  findRegistration: 'Find my registration',
  strangerCollege:
    'Colleges come in when they exhibit here. Yours is not on the list of {fair} yet.',
  signUp: 'See fairs to exhibit at',
  overTitle: 'This fair has ended',
  strangerOver: 'This fair is over, and this account was not registered for it.',
  strangerSoon: 'Registration is not open yet. Put the day into your calendar and come back.',
  seeFair: 'See the fair',
  calendar: 'See all fairs',
  cancelledTitle: '{fair} is canceled',
  cancelled:
    'We are sorry: this fair does not take place. Everybody who was registered has had a mail. The next fairs are in the calendar.',

  waitingKicker: 'You are early, and your place is kept',
  opensIn: 'The doors open in',
  opening: 'The doors are opening…',
  opensItself: 'This page opens by itself at that minute, even if your phone went to sleep.',
  reload: 'Not moving? Open the doors',
  prepare: 'Until then',
  prepareColleges: 'See who’s coming',
  prepareCollegesText: 'Look through the colleges of this fair, and save those you want to meet.',
  prepareQuestions: 'Bring three questions',
  prepareQuestionsText:
    'What does it cost people like me? What do your students like least? When do I have to apply?',
  preparePlace: 'Find a quiet place',
  preparePlaceText: 'A phone is enough. Charge it, and have pen and paper ready.',
  preparePrep: 'Read how to prepare',
  prepareBooth: 'Get your booth ready',
  prepareBoothText: 'Look at your booth as families will see it, and fill in what is missing.',
  prepareTeam: 'Meet as a team',
  prepareTeamText: 'Come ten minutes early. Who is in the lobby or at the booth is shown as here.',
  yourBooth: 'Go to your booth',
  addTitle: 'Add it to your calendar',
  doorsOpen: 'The doors are open.',

  afterKicker: 'Thank you for coming',
  afterTitle: 'That was {fair}',
  afterText: 'Your bag stays here, and the colleges in it on your list.',
  afterTextNotThere: 'You were registered, and it has ended. What it leaves behind is here.',
  afterRep: 'Thank you for being there for families.',
  recordings: 'Watch the recordings',
  recordingsSoon: 'Recordings will be on this page when they are out.',
  nextTitle: 'What now',
  nextList: 'Sort your list',
  nextListText: 'Look at each college once more while you remember it, and keep what still fits.',
  nextListAct: 'Open my colleges',
  nextAsk: 'Write down what you heard',
  nextAskText: 'Names, dates, deadlines: a line for each college is enough.',
  nextAskAct: 'Use a checklist',
  nextFairs: 'The next fairs',
});
