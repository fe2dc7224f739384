import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** Who runs the site, and why. */
export const aboutMessages = defineMessages('company.about', {
  title: 'About us',
  description:
    'Who runs {brand}, why we hold college fairs online, how they work, and what we promise about the data of minors.',
  poster: 'Every student gets to ask.',
  lead: 'A college fair is where you find out that the people behind the brochure are people. {brand} brings that to your phone, wherever you live.',

  whyTitle: 'Why online?',
  far: 'Because distance shouldn’t matter',
  farText:
    'The big fairs are in big cities, on a school night. A student on a farm, with a shift after class or without a ride should be able to ask the same questions.',
  shy: 'Because asking is hard',
  shyText:
    'In a loud hall the line is long and everyone listens. Typing one honest question is easier.',
  money: 'Because trips cost money',
  moneyText:
    'Families pay nothing here. Colleges leave the van and the hotel at home, so small ones can afford to come.',

  howTitle: 'How it works',
  how1: 'Find a fair',
  how1Text: 'Pick a day on the calendar and register free. It takes two minutes.',
  how2: 'Walk in',
  how2Text: 'Open the page when the fair starts. There’s nothing to install.',
  how3: 'Ask',
  how3Text: 'Read what the college says, and ask the people who know it.',
  how4: 'Leave with a list',
  how4Text: 'What you saved is yours: colleges and documents.',
  toCalendar: 'See upcoming fairs',

  promiseTitle: 'Our promise about student data',
  promiseText: 'Many of our visitors are minors. So these are rules, not settings.',
  promise1: 'Registering shares nothing with any college.',
  promise2: 'A college gets a name only after that student says yes to that college.',
  promise3: 'You can change your mind, and later exports leave your name out.',
  promise4: 'We never sell, lend, or hand out lists.',
  promise5: 'Children under 13 can’t sign up, and we keep nothing about them.',
  promise6:
    'Students can’t write to each other here, and only a student can start a private conversation or a call with a college.',
  readPolicy: 'Read the privacy policy',

  whoTitle: 'Who we are',
  legalName: 'Company',
  founded: 'Since',
  says: 'What we do',
  address: 'Address',
  directory: '{count, plural, one {College in the directory} other {Colleges in the directory}}',
  coming: '{count, plural, one {Fair on the calendar} other {Fairs on the calendar}}',
  write: 'Write to us',

  openTitle: 'Open source',
  openText:
    'Quad, the software behind these fairs, is open source (Apache 2.0). Anyone can read it, check it, and use it. If your counseling association wants to run its own fairs on its own server, it can. Quad never phones home.',
  collegesTitle: 'Work for a college?',
  collegesText: 'See what a booth includes and what it costs.',
  prices: 'See pricing',
});
