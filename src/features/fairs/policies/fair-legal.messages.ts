import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The fair-specific part of the terms for visitors. */
export const legalMessages = defineMessages('fairs.legal', {
  privacy: 'Privacy at this fair',
  privacyDescription: 'Who runs {fair}, who exhibits, and what is shared with whom and when.',
  privacyLead:
    'This page covers what’s specific to this fair. Everything else is in the privacy policy of {brand}.',
  sitePrivacy: 'Privacy policy of {brand}',
  terms: 'Terms of this fair',
  termsDescription: 'What visitors and colleges agree to at {fair}.',
  termsLead:
    'This page covers what’s specific to this fair. Everything else is in the terms of service of {brand}.',
  siteTerms: 'Terms of service of {brand}',

  whoRuns: 'Who runs it',
  whoRunsText: '{legalName} runs this fair and is responsible for what you tell us here.',
  whoRunsAddress: 'Our address: {address}',
  whoExhibits: 'Who exhibits',
  whoExhibitsText:
    '{count, plural, =0 {The colleges haven’t been announced yet. Each of them} one {# college takes part. It} other {# colleges take part. Each of them}} is independent of us and of the others, and follows its own privacy policy with what you choose to share with it.',
  theColleges: 'The colleges of this fair',
  whatWeAsk: 'What we ask, and why',
  whatWeAskText:
    'When you register, we ask for your name and email address, so you can get in and hear from us if something changes; your date of birth, because the law protects children; and a few things that help colleges help you, such as your school, your grade and what you want to study. Optional questions are marked.',
  whatIsShared: 'What colleges learn, and when',
  sharedNothing:
    'Registering doesn’t share anything with any college. A visit to a booth is counted without your name.',
  sharedAsk:
    'The first time you save a college or ask it something, we ask you once whether it may have your contact details, and show you which. It gets them only if you say yes.',
  sharedBack:
    'Your profile shows what you share with each college, and you can stop sharing there. Every list a college downloads after that leaves you out.',
  conversations: 'Conversations',
  conversationsBooth:
    'Everyone who comes to a booth can read what you write there, under your first name and initial.',
  conversationsSession:
    'The sessions are recorded: the recording shows the speakers, and never you.',
  children: 'Children',
  childrenText:
    'No one under 13 can register, and we keep nothing about them. A parent or guardian can register and attend instead.',

  free: 'What it costs',
  freeText: 'Taking part is free for students, parents and guardians, counselors and teachers.',
  exhibitors: 'For colleges',
  exhibitorsText:
    'A college pays the price it’s shown when it registers. Colleges can register until',
  times: 'When it takes place',
  timesText:
    'The fair is held at the time above. If it has to be moved or canceled, we’ll email everyone who registered.',
  kind: 'How we treat each other',
  kindText:
    'Come as who you are, and be kind. No insults, no advertising, no pictures or recordings of other people. We may hide messages and close the accounts of people who break this, and exclude colleges.',
  said: 'What colleges say',
  saidText:
    'Colleges are responsible for what they say about admission, costs and aid. Check what matters to you with the college before you decide.',
  recorded: 'Recordings',
  recordedText:
    'Sessions are recorded and shown on the page of the fair. You can watch them, but you can’t publish them elsewhere.',
});
