import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The terms of service: one message a paragraph. */
export const termsMessages = defineMessages('company.terms', {
  title: 'Terms of service',
  description:
    'What you can expect of us, what we expect of you, and what colleges pay for and get.',
  lead: 'What you can expect of us, and what we expect of you. Written to be read.',

  short1:
    '{hasGuides, select, no {Fairs} other {Fairs, guides}} and the college directory are free for students, parents and guardians, counselors and teachers.',
  short2:
    'You must be 13 or older to sign up. Be kind, be yourself, and keep others’ words and pictures to yourself.',
  short3:
    'Colleges pay the price they’re shown, and may use a student’s details only for what the student said yes to.',
  short4: 'You can leave at any time and take your data with you.',

  about: 'Who this is between',
  about1: 'These terms are between you and {legalName}, who runs {brand}. “We” means {legalName}.',
  about2:
    'By using the site, you agree to them. If you use it for a school or a college, you also agree on its behalf, and you confirm that you’re allowed to. Our [privacy policy](/privacy-policy) says what happens with your data. A fair can have its own short terms on top; they’re linked on its page.',

  who: 'Who may use it',
  who1: 'Anyone can look around. To sign up, you must be at least 13 years old. If you’re under 18, ask a parent or guardian to read this with you.',
  who2: 'A parent or guardian can sign up and attend for a child under 13.',
  who3: 'If you act for a college or a school, you must really work for it. We may check that before you can do more.',

  account: 'Your account',
  account1:
    'Give us true facts, and keep them up to date. Keep your password to yourself. You’re responsible for what is done with your account, unless someone broke in and you told us.',
  account2: 'One person, one account. Don’t share an account: colleges add each of their people.',

  free: 'What it costs',
  free1:
    'Families and schools pay nothing: no fee, no trial, nothing to cancel. Your own internet access may cost you something.',

  kind: 'How we treat each other',
  kind1: 'Everyone at a fair, please:',
  kindA: 'come as who you are, and speak as you would in person;',
  kindB: 'don’t insult, threaten or bully anyone, or single anyone out;',
  kindC: 'don’t record, photograph or pass on what others say or show, unless they agree;',
  kindD: 'don’t advertise, and don’t ask for money;',
  kindE: 'don’t try to break, overload or copy the site, or to get at what belongs to others.',
  kind2:
    'We may hide a message or close an account. If we do, we’ll say why, and you can [ask us to look again](/contact-us).',

  minors: 'Safety of students',
  minors1:
    'Many students here are minors. That is why students can’t write to each other, why only a student can start a private conversation or a call with a college, and why a message with a link or a phone number waits until a rep has read it.',
  minors2:
    'College staff may not ask students for private contact, for pictures, or to talk elsewhere in secret. Anyone who does is removed and, where the law requires it, reported.',

  yours: 'What you write and upload',
  yours1:
    'It stays yours. You let us store it and show it to those it’s meant for, for as long as it’s here. Upload only what you’re allowed to share.',
  yours2:
    'Sessions are recorded and shown on the page of the fair. Everyone who speaks there agrees to that. You can watch recordings here, but you may not publish them elsewhere.',

  colleges: 'For colleges',
  colleges1:
    'You’re responsible for your booth, for your people, and for what they say about admission, costs and aid. It must be true and up to date.',
  colleges2:
    'You get the details of students who said yes to you. Use them to answer those students and to invite them to your own college. Don’t sell them, lend them or pass them on. When a student stops sharing, stop, and delete what we gave you.',
  colleges3:
    'Follow your own privacy policy, and the laws on children, school records, email and calls.',

  pay: 'Pricing and payment',
  pay1: 'You pay the price you’re shown when you register; see our [pricing](/pricing). You can pay by invoice or check, and by card where we take cards.',
  pay2: 'Your spot is yours once it’s paid for. Until then we’ll hold it for you; if the money doesn’t arrive before the fair, we may give the spot away.',
  pay3: 'A credit pays for a fair later on. Credits belong to the college that bought them and can’t be resold.',
  pay4: 'If you can’t come, withdraw in your account, where the page tells you what you’ll get back before you confirm, or contact us. We refund to the card, by check or transfer, or as credits. If we cancel a fair you paid for, you’ll get your money or your credits back.',

  change: 'When a fair is moved or canceled',
  change1:
    'Sometimes a fair has to be moved, cut short or canceled. We’ll email everyone who registered as soon as we know. No one has to register again.',

  words: '{hasGuides, select, no {What colleges say} other {What colleges and guides say}}',
  words1:
    'Colleges are responsible for what they say. Data in the directory comes from public sources and from the colleges. {hasGuides, select, no {What you read here is} other {Our guides are}} general help, not legal, tax or financial advice. Check what matters to you with the college before you decide.',
  words2: 'We don’t admit, refuse or rank anyone. Talking to a college here isn’t an application.',

  software: 'The software',
  software1:
    'The site runs on Quad, open source software under the Apache License 2.0. That license covers the code. Our name, our logo, our texts and what people have put here aren’t part of it.',
  software2:
    'We work to keep the site running and accurate, but we can’t promise it will never fail. The site is provided “as is.”',

  liable: 'If something goes wrong',
  liable1:
    'We’re liable where the law says we must be, such as for harm done on purpose or by gross negligence. Beyond that, and as far as the law allows, we aren’t liable for what others say or do here, for a fair that fails for reasons we can’t control, or for harm no one could foresee. Toward a college, our liability is at most what that college paid us in the twelve months before.',
  liable2: 'Rights that the law gives you as a consumer stay yours, whatever is written here.',

  end: 'Leaving',
  end1: 'You can delete your account at any time in your profile. We may end an account that breaks these terms, after a warning where one makes sense. If we stop the service, we’ll tell you early enough to download your data, and we’ll refund what was paid for fairs that won’t take place.',

  law: 'Law',
  law1: 'These terms are governed by the law of the place where {legalName} is based, and its courts have jurisdiction. If you’re a consumer, you keep the protections of your home state or country. Please [contact us](/contact-us) first; most problems can be solved by email. If one of these terms isn’t valid, the others still apply.',

  changes: 'Changes',
  changes1:
    'When we change these terms, the new text is on this page with its date. If a change matters to you, we’ll tell you before it takes effect. If you don’t agree, you can leave. For what you’ve already paid for, the old terms stay.',

  contact: 'Questions',
  contact1:
    '{hasAddress, select, yes {{legalName}, {address}. } other {}}[Write to us](/contact-us). A person will answer.',
});
