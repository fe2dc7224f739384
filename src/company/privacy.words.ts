import { words } from '../platform/words/words.ts';

/** The privacy policy: one message a paragraph, true to what the software does. */
export const privacyWords = words('company.privacy', {
  title: 'Privacy policy',
  description:
    'What we know about you, why, who sees it, how long we keep it, and how you get it back.',
  lead: 'What we know about you, why we know it, who sees it, and how you take it back. In words that a student can read.',

  short1: 'You can look around without an account and without telling us who you are.',
  short2:
    'Signing up for a fair shares nothing with any college. A college gets your details only after you say yes to that college, and you can take the yes back.',
  short3: 'We sell no data, and we hand no lists around. Nobody pays us for your name.',
  short4: 'Children under 13 can’t sign up, and we keep nothing about them.',
  short5: 'You can see, download, change and delete what we have about you.',

  who: 'Who we are',
  who1: '{legalName} runs {brand} and decides what happens with your data here. In this policy “we” means {legalName}.',
  who2: '{hasAddress, select, yes {Our address is {address}. } other {}}{hasEmail, select, yes {You can write to us at {email}{hasForm, select, no {} other { or by our [contact form](/contact-us?topic=privacy)}}.} other {You can write to us by our [contact form](/contact-us?topic=privacy).}}',
  who3: 'The colleges you meet here are not part of us. What you choose to share with a college is also under that college’s own privacy policy from then on.',

  what: 'What we collect, and why',
  what1: 'We ask for what the task at hand needs, and we tell you what you may leave out.',
  visitor: 'Everybody',
  visitorText:
    'To show pages we get your internet address and the name of your browser, as all websites do. We use the address to keep robots and attacks out. Our logs hold no names.',
  account: 'With an account',
  accountText:
    'Your email address, a password that we can’t read, and what kind of user you are. While you are signed in we keep the time, internet address and browser of that sign-in, to protect your account.',
  student: 'Students',
  studentText:
    'Your birth date, so that we keep the law on children. Your name and how to reach you. If you like: your school, grade, scores, what you want to study, and facts such as ethnicity and gender. Those last ones are always your choice.',
  parent: 'Parents and guardians',
  parentText:
    'Your name, how to reach you, and which student you belong to. The link counts only after the other side has agreed, and each side can end it.',
  counselor: 'Counselors and teachers',
  counselorText: 'Your name, your school, and how to reach you at work.',
  college: 'College staff and exhibitors',
  collegeText: 'Your name, work contact, your college, and for bills what the law asks us to keep.',
  fair: 'At a fair',
  fairText:
    'Which fairs and sessions you sign up for, which colleges you save, and what you ask and write. A visit to a booth is counted without your name.',
  letters:
    '{hasForm, select, no {Newsletters and emails to us} other {Newsletters and the contact form}}',
  lettersText:
    'For a newsletter, your name, address and which letters you want. {hasForm, select, no {From an email to us, what you write in it.} other {From the contact form, what you write in it.}} We need both to write back to you.',

  see: 'Who sees it',
  see1: '**Colleges** see nothing about you just because you sign up. The first time you save a college or ask it something, we ask you once whether it may have your contact details, and show which ones. We keep your answer in a list: which college, which details, when, and which words you agreed to.',
  see2: 'You find that list in your profile and can take back each yes. From then on, every list that the college gets leaves you out. What the college has fetched before is with the college: ask it, too.',
  see3: '**What you write at a booth** is read by everyone who comes to that booth, under your first name and initial. Students can’t write to each other here.',
  see4: '**Our own people** can hide what is written at a booth. What they do is written down.',
  see5: '**Sessions** are recorded; the recording shows the speakers and never you.',
  see6: '**Parents** who are linked to a student see that student’s records. {hasClasses, select, no {} other {**Counselors** see the names of students who agreed, and only numbers for the others.}}',
  see7: '**Helpers** who work for us, such as those who host the site, carry our mail or take card payments, get what that job needs and may use it for nothing else. We give data to the state only when the law makes us.',
  see8: 'We do **not** sell data. We do not share it for ads. No list of those who came is ever given to all colleges.',

  children: 'Children and teenagers',
  children1:
    'Nobody under 13 can sign up. We ask for the birth date first, before the email address. Who is too young is turned away, and we write nothing down. A parent or guardian may sign up and attend instead.',
  children2:
    'If you believe that we hold something about a child under 13, [write to us](/contact-us?topic=privacy). We delete it.',
  children3:
    'From 13 on, students decide for themselves what to share. A parent can be linked to the account, see what the student sees, and help.',

  schools: 'Schools and their lists',
  schools1:
    '{hasClasses, select, no {Counselors can’t bring a list of their class here right now. A list may be here from before.} other {A counselor can invite students by a link. A counselor can also bring a list with names and email addresses.}} We use such a list only for the school that gave it to us, to invite those students and to show who came.',
  schools2:
    'No college sees any of that list before the student has agreed. The school stays in charge of its records, and can ask us to delete the list. This is how we help schools keep the law on school records (FERPA).',

  cookies: 'Cookies',
  cookies1: 'We use a few small cookies of our own. None of them follows you to other sites.',
  session: 'quad.session_token',
  sessionText:
    'Keeps you signed in. It stops working after 14 days without a visit, and after 90 days in any case.',
  step: 'quad.step',
  stepText:
    'Remembers how far you got while you sign up or sign in, and the address you typed, for a day at most. For students, the birth date as well.',
  closed: 'quad.closed',
  closedText:
    'Remembers that someone too young was turned away, until the browser is closed. It says nothing about who.',
  registered: 'quad.registered',
  registeredText:
    'Remembers for an hour that you have registered for a fair, and the address, to show you what happens next.',
  state: 'quad.state',
  stateText: 'Protects signing in with Google or Microsoft, for three minutes.',
  link: 'quad.link',
  linkText:
    'When you first sign in with Google or Microsoft, we may mail you a code. This makes it work only in the browser that asked for it, for ten minutes.',
  devices: 'quad.devices',
  devicesText:
    'Lets this browser sign in even while a stranger is guessing at your password, for a year. It doesn’t say whose it is.',
  theme: 'quad.theme',
  themeText: 'Remembers if you like dark mode or high contrast, for a year.',
  zone: 'quad.zone',
  zoneText: 'Remembers your time zone, so that times are yours at once, for a year.',
  locale: 'quad.locale',
  localeText: 'Remembers your language, where you chose one, for a year.',
  alert: 'quad.alert',
  alertText: 'Carries a short notice to the next page, for a minute.',
  cookies2:
    'On secure pages the names of some of them begin with “__Secure-” or “__Host-”. Your browser also keeps small notes, such as {hasGuides, select, no {} other {which boxes you ticked in a guide, and }}for a day what you typed to register for a fair. Those stay on your device and never come to us.',
  noMeasures: 'We load no tools for ads or for counting visitors.',
  measures:
    'We count visits with Google Tag Manager and the tools in it. Storage for ads and for personal ads is switched off. You can block it in your browser; all of our pages work without it.',

  mail: 'Mail',
  mail1:
    'We always email what you must know: codes, invoices, receipts and refunds for colleges that pay, and that a fair was moved or canceled. All other email follows the switches in your profile.',
  mail2:
    '{hasNewsletter, select, no {You can’t sign up for a newsletter here right now. If you get one, it has a link to leave.} other {A newsletter starts only after you press the link in the mail that asks if it was you. If you don’t press it, we forget your address after a week. Each one has a link to leave.}} Thirty days after you leave, your address is gone too. Only a mark made from it stays, so that we don’t write to you again.',

  pay: 'Payments',
  pay1: 'Only colleges pay here. Card numbers are typed on the page of the payment service (Stripe) and never reach us. We keep what was paid, when and for what, as the law on books asks. Invoices, receipts and refunds go by email to the person who registered and to the billing contact you name. The link in that email shows the document without an account for {days} days.',

  keep: 'How long we keep it',
  keep1: 'An account whose address is never confirmed is deleted after 30 days.',
  keep2:
    'Codes we mail to you end within minutes. Copies of mail we sent are deleted after 30 days.',
  keep3:
    'If you came to a fair without an account, we erase what names you {months, plural, one {a month} other {# months}} after the fair. What is left counts you and does not name you.',
  keep4:
    'An account lasts until you delete it. When you do, what names you is erased within a day: your records, your sign-ups, what you wrote and the email to you. Bills stay, without your name.',
  keep5:
    'Backups are made so that a broken disk costs nobody their place at a fair. What was deleted is gone from them once the old ones are replaced.',

  safe: 'How we protect it',
  safe1:
    'Pages and mail travel encrypted wherever the other side can. Passwords are kept only in a form that can’t be turned back. Codes are short-lived and work once. What our people do with your data is written down, and each of them sees only what the job needs.',
  safe2:
    'No system is perfect. If something goes wrong with your data, we tell you and those the law names. If you find a hole, please [tell us](/contact-us?topic=privacy).',

  rights: 'Your rights',
  rights1: 'Wherever you live, you can:',
  right1: 'see what we have about you, and download all of it from your profile;',
  right2: 'correct what is wrong;',
  right3: 'take back each yes, and switch off each kind of mail;',
  right4: 'delete your account, by yourself, in your profile;',
  right5: 'ask us to do any of this for you, also when you never had an account.',
  rights2:
    'We’ll answer within 30 days, and we won’t treat you differently for asking. To make sure it’s you, we’ll write to the address in question. A parent can ask on behalf of a child, and a school can ask about its list. If our answer doesn’t help, you can contact your state attorney general or the data protection office where you live.',

  changes: 'Changes',
  changes1:
    'When we change this policy, the new text is on this page with its date. If a change matters to you, we tell you by mail or on this site before it counts. We do not use what you shared under old words for something new without asking you.',

  contact: 'Questions',
  contact1: '[Write to us](/contact-us?topic=privacy). A person answers.',
});
