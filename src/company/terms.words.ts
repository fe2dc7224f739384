import { words } from '../platform/words/words.ts';

/** The terms of service: one message a paragraph. */
export const termsWords = words('company.terms', {
  title: 'Terms of service',
  description:
    'What you may expect of us, what we expect of you, and what colleges pay for and get.',
  lead: 'What you may expect of us, and what we expect of you. Written to be read.',

  short1:
    '{hasGuides, select, no {Fairs} other {Fairs, guides}} and the college directory are free for students, parents and guardians, counselors and teachers.',
  short2:
    'You must be 13 or older to sign up. Be kind, be yourself, and keep others’ words and pictures to yourself.',
  short3:
    'Colleges pay the price they are shown, and may use a student’s details only for what the student said yes to.',
  short4: 'You can leave at any time and take your data with you.',

  about: 'Who this is between',
  about1: 'These terms are between you and {legalName}, who runs {brand}. “We” means {legalName}.',
  about2:
    'By using the site you agree to them. If you use it for a school or a college, you agree for it, too, and say that you may. Our [privacy policy](/privacy-policy) says what happens with your data. A fair can have its own short terms on top; they are linked on its page.',

  who: 'Who may use it',
  who1: 'Anyone may look around. To sign up you must be at least 13 years old. If you are under 18, ask a parent or guardian to read this with you.',
  who2: 'A parent or guardian may sign up and attend for a child under 13.',
  who3: 'Those who act for a college or a school must really work for it. We may check that before they can do more.',

  account: 'Your account',
  account1:
    'Give facts that are true, and keep them so. Keep your password to yourself. What is done with your account counts as done by you, unless somebody broke in and you told us.',
  account2:
    'One person, one account. Sharing an account with others is not allowed: colleges add each of their people.',

  free: 'What it costs',
  free1:
    'Families and schools pay nothing: no fee, no trial, nothing to cancel. Your own internet access may cost you something.',

  kind: 'How we treat each other',
  kind1: 'Everybody at a fair, please:',
  kindA: 'come as who you are, and speak as you would in person;',
  kindB: 'do not insult, threaten, bully or single out anybody;',
  kindC: 'do not record, photograph or pass on what others say or show, unless they agree;',
  kindD: 'do not advertise, and do not ask for money;',
  kindE: 'do not try to break, overload or copy the site, or to get at what others have.',
  kind2:
    'We may hide a message or close an account. If we do, we say why, and you may [ask us to look again](/contact-us).',

  minors: 'Safety of students',
  minors1:
    'Many students here are minors. That is why there are no private conversations here, why students can’t write to each other, and why a message with a link or a phone number waits until a rep has read it.',
  minors2:
    'People of colleges may not ask students for private contact, for pictures, or to talk elsewhere in secret. Whoever does is removed, and where the law asks for it, reported.',

  yours: 'What you write and upload',
  yours1:
    'It stays yours. You let us store it and show it to those it is meant for, for as long as it is here. Upload only what you may share.',
  yours2:
    'Sessions are recorded and shown on the page of the fair. Everyone who speaks there agrees to that. You may watch recordings here, and may not publish them elsewhere.',

  colleges: 'For colleges',
  colleges1:
    'You are responsible for your booth, for your people, and for what they say about admission, costs and aid. It must be true and up to date.',
  colleges2:
    'You get the details of students who said yes to you. Use them to answer and invite those students about your own college. Do not sell them, lend them or pass them on. When a student takes the yes back, stop, and delete what we gave you.',
  colleges3:
    'Keep your own privacy policy, and the laws on children, school records, email and calls.',

  pay: 'Prices and payment',
  pay1: 'You pay the price that you are shown when you sign up; see our [prices](/pricing). You can pay by invoice or check, and by card where we take cards.',
  pay2: 'Your place is yours when it is paid. Until then we keep it for you; if the money does not come before the fair, we may give the place away.',
  pay3: 'A credit pays for a fair later on. Credits belong to the college that bought them and can’t be sold on.',
  pay4: 'If you can’t come, withdraw in your account, where the page tells you what you get back before you confirm, or contact us. We refund to the card, by check or transfer, or as credits. If we call off a fair you paid for, you get your money or your credits back.',

  change: 'When a fair is moved or called off',
  change1:
    'Sometimes a fair has to be moved, cut short or called off. We write to everybody who signed up as soon as we know. Nobody has to sign up again.',

  words: '{hasGuides, select, no {What colleges say} other {What colleges and guides say}}',
  words1:
    'What a college says is said by the college. Data in the directory comes from public sources and from the colleges. {hasGuides, select, no {What you read here is} other {Our guides are}} general help, no legal, tax or financial advice. Check what matters to you with the college before you decide.',
  words2:
    'Nobody is admitted, refused or ranked by us. To talk to a college here is no application.',

  house: 'The software',
  house1:
    'The site runs on Quad, open source software under the Apache License 2.0. That license covers the code. Our name, our logo, our texts and what people have put here are not part of it.',
  house2:
    'We work to keep the site up and right, and give no promise that it never fails. It is provided as it is.',

  liable: 'If something goes wrong',
  liable1:
    'We are liable where the law says that we must be, such as for harm done on purpose or by gross neglect. Beyond that, and as far as the law allows, we are not liable for what others say or do here, for a fair that fails for reasons we can’t control, or for harm nobody could foresee. Towards a college it is at most what that college paid us in the twelve months before.',
  liable2: 'Rights that the law gives you as a consumer stay yours, whatever is written here.',

  end: 'Leaving',
  end1: 'You can delete your account at any time in your profile. We may end an account that breaks these terms, after a warning where one makes sense. If we stop the service, we tell you early enough to download your data, and give back what was paid for fairs that won’t take place.',

  law: 'Law',
  law1: 'The law of the place where {legalName} is seated applies, and its courts decide. If you are a consumer, the laws and courts of your home stay open to you. Please [write to us](/contact-us) first: most things can be settled by mail. If one of these terms does not hold, the others do.',

  changes: 'Changes',
  changes1:
    'When we change these terms, the new text is on this page with its date. If a change matters to you, we tell you before it counts. If you do not agree, you can leave. For what you have paid already, the old terms stay.',

  contact: 'Questions',
  contact1:
    '{hasAddress, select, yes {{legalName}, {address}. } other {}}[Write to us](/contact-us). A person answers.',
});
