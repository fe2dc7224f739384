import { words } from '../platform/words/words.ts';

/** What is particular to a fair in what is agreed with its visitors. */
export const legalWords = words('fairs.legal', {
  privacy: 'Privacy at this fair',
  privacyDescription: 'Who runs {fair}, who exhibits, and what is shared with whom and when.',
  privacyLead:
    'This page says what is particular to this fair. For everything else there is the privacy policy of {brand}.',
  sitePrivacy: 'Privacy policy of {brand}',
  terms: 'Terms of this fair',
  termsDescription: 'What visitors and colleges agree to at {fair}.',
  termsLead:
    'This page says what is particular to this fair. For everything else there are the terms of service of {brand}.',
  siteTerms: 'Terms of service of {brand}',

  whoRuns: 'Who runs it',
  whoRunsText: '{legalName} runs this fair and is responsible for what you tell us here.',
  whoRunsAddress: 'Our address: {address}',
  whoExhibits: 'Who exhibits',
  whoExhibitsText:
    '{count, plural, =0 {The colleges are not announced yet. Each of them} one {# college takes part. It} other {# colleges take part. Each of them}} is independent of us and of the others, and keeps to its own privacy policy with what you choose to share with it.',
  theColleges: 'The colleges of this fair',
  whatWeAsk: 'What we ask, and why',
  whatWeAskText:
    'When you register we ask your name and e-mail address, so that you can get in and hear from us if something changes, your date of birth, because the law protects children, and a few things that help colleges help you, such as your school, your grade and what you want to study. What you may leave out says so.',
  whatIsShared: 'What colleges learn, and when',
  sharedNothing:
    'Registering shares nothing with any college. A visit to a booth is counted without your name.',
  sharedAsk:
    'The first time you save a college or ask it something, we ask you once whether it may have your contact details, and show you which. It gets them only if you say yes.',
  sharedBack:
    'You see in your profile what you share with whom, and can take a yes back there. Every list that the college fetches from then on leaves you out.',
  conversations: 'Conversations',
  conversationsBooth:
    'Everyone who comes to a booth can read what you write there, under your first name and initial.',
  conversationsSession:
    'The sessions are recorded: the recording shows the speakers, and never you.',
  children: 'Children',
  childrenText:
    'Nobody under 13 can register, and we keep nothing about them. A parent or guardian may register and attend instead.',

  free: 'What it costs',
  freeText: 'Taking part is free for students, parents and guardians, counselors and teachers.',
  exhibitors: 'For colleges',
  exhibitorsText:
    'A college pays the price that it is shown when it signs up. Colleges can sign up until',
  times: 'When it is',
  timesText:
    'The fair is held at the time above. If it has to be moved or canceled, we write to everybody who registered.',
  kind: 'How we treat each other',
  kindText:
    'Come as who you are, and be kind. No insults, no advertising, no pictures or recordings of other people. We may hide messages and close the accounts of people who break this, and exclude colleges.',
  said: 'What colleges say',
  saidText:
    'Colleges answer for what they say about admission, costs and aid. Check what matters to you with the college before you decide.',
  recorded: 'Recordings',
  recordedText:
    'Sessions are recorded and shown on the page of the fair. You may watch them, and may not publish them elsewhere.',
});
