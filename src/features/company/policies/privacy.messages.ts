import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The privacy policy: one message a paragraph, true to what the software does. */
export const privacyMessages = defineMessages('company.privacy', {
  title: 'Privacy policy',
  description:
    'What we know about you, why, who sees it, how long we keep it, and how you can take it back.',
  lead: 'What we know about you, why we know it, who sees it, and how you can take it back. In words a student can read.',

  short1: 'You can look around without an account and without telling us who you are.',
  short2:
    'Registering for a fair shares nothing with any college. A college gets your details only after you say yes to that college, and you can stop sharing at any time.',
  short3: 'We don’t sell data, and we don’t hand out lists. No one pays us for your name.',
  short4: 'Children under 13 can’t sign up, and we keep nothing about them.',
  short5: 'You can see, download, change and delete what we have about you.',

  who: 'Who we are',
  who1: '{legalName} runs {brand} and decides what happens with your data here. In this policy “we” means {legalName}.',
  who2: '{hasAddress, select, yes {Our address is {address}. } other {}}{hasEmail, select, yes {You can write to us at {email}{hasForm, select, no {} other { or by our [contact form](/contact-us?topic=privacy)}}.} other {You can write to us by our [contact form](/contact-us?topic=privacy).}}',
  who3: 'The colleges you meet here aren’t part of us. What you choose to share with a college is also under that college’s own privacy policy from then on.',

  what: 'What we collect, and why',
  what1: 'We ask only for what we need, and we tell you what you can leave out.',
  visitor: 'Everyone',
  visitorText:
    'Like any website, we receive your IP address and browser type when you load a page. We use the IP address to block bots and attacks. Our logs don’t contain names.',
  account: 'With an account',
  accountText:
    'Your email address, a password that we can’t read, and what kind of user you are. While you’re signed in, we keep the time, IP address and browser of that sign-in to protect your account.',
  student: 'Students',
  studentText:
    'Your birth date, so we can follow the law on children. Your name and how to reach you. If you like: your school, grade, scores, what you want to study, and facts such as ethnicity and gender. Those last ones are always your choice.',
  parent: 'Parents and guardians',
  parentText:
    'Your name, how to reach you, and which student you’re linked with. The link counts only after the other side has agreed, and either side can end it.',
  counselor: 'Counselors and teachers',
  counselorText: 'Your name, your school, and how to reach you at work.',
  college: 'College staff and exhibitors',
  collegeText:
    'Your name, work contact, your college, and, for bills, what the law requires us to keep.',
  fair: 'At a fair',
  fairText:
    'Which fairs and sessions you register for and come to, how long you stay in a session, which colleges you save, what you ask and write, and who took part in a call, when and for how long. A visit to a booth is counted without your name.',
  letters:
    '{hasForm, select, no {Newsletters and emails to us} other {Newsletters and the contact form}}',
  lettersText:
    'For a newsletter, your name, email address and which newsletters you want. {hasForm, select, no {From an email to us, what you write in it.} other {From the contact form, what you write in it.}} We need both to write back to you.',

  see: 'Who sees it',
  see1: '**Colleges** see nothing about you just because you register. The first time you save a college or ask it something, we’ll ask you once whether it can have your contact details, and show which ones. We keep a record of your answer: which college, which details, when, and which words you agreed to.',
  see2: 'You’ll find that record in your profile, and you can stop sharing with each college there. From then on, every list that the college gets leaves you out. It may still have what it downloaded before, so ask the college, too.',
  see3: '**What you write at a booth** is read by everyone who comes to that booth, under your first name and initial. So is a question in a session, by everyone in it. Students can’t write to each other here.',
  privately:
    '**What you write to a college in private** is read by its reps who are at that fair. Our own people read it only when you or a rep report the conversation.',
  calls: '**A call** is seen and heard by the people in it. We don’t record calls.',
  see4: '**Our own people** can hide what is written at a booth or in a session, and mute someone at a fair or remove them from it. We keep a record of what they do.',
  see5: '**Sessions** are recorded; the recording shows the speakers and never you. Questions that a college answered are shown with it, without a name.',
  see6: '**Parents** who are linked to a student see that student’s records. {hasClasses, select, no {} other {**Counselors** see the names of students who agreed and the sessions they came to, and only numbers for the others.}}',
  see7: '**Service providers** that work for us (for example, to host the site, send email, or process card payments) get only what they need and can’t use it for anything else. We give information to government agencies only when the law requires it.',
  see8: 'We do **not** sell data. We don’t share it for ads. We never give colleges a list of everyone who came.',

  children: 'Children and teenagers',
  children1:
    'No one under 13 can sign up. We ask for the birth date first, before the email address. Anyone who is too young is turned away, and we write nothing down. A parent or guardian can sign up and attend instead.',
  children2:
    'If you believe we have something about a child under 13, [write to us](/contact-us?topic=privacy). We’ll delete it.',
  children3:
    'From age 13, students decide for themselves what to share. A parent linked to the account sees the student’s profile, college preferences and privacy settings, the fairs they register for, and the colleges and documents they save, but no private conversations. Either of them can end the link at any time.',

  schools: 'Schools and their lists',
  schools1:
    '{hasClasses, select, no {Counselors can’t bring a list of their class here right now. We may still have lists from before.} other {A counselor can invite students with a link. A counselor can also bring a list with names and email addresses.}} We use such a list only for the school that gave it to us, to invite those students and to show who came.',
  schools2:
    'No college sees any of that list before the student has agreed. The school stays in charge of its records, and can ask us to delete the list. This is how we help schools follow the law on school records (FERPA).',

  cookies: 'Cookies',
  cookies1: 'We use a few small cookies of our own. None of them follows you to other sites.',
  session: 'quad.session_token',
  sessionText:
    'Keeps you signed in. It stops working after 14 days without a visit, and after 90 days in any case.',
  step: 'quad.step',
  stepText:
    'Remembers how far you got while you sign up or sign in, and the address you typed, for up to a day. For students, the birth date as well.',
  closed: 'quad.closed',
  closedText:
    'Remembers that someone too young was turned away, until the browser is closed. It doesn’t say who.',
  registered: 'quad.registered',
  registeredText:
    'Remembers for an hour that you have registered for a fair, and the address, to show you what happens next.',
  state: 'quad.state',
  stateText: 'Protects your sign-in with Google or Microsoft, for three minutes.',
  link: 'quad.link',
  linkText:
    'When you first sign in with Google or Microsoft, we may email you a code. This makes it work only in the browser that asked for it, for ten minutes.',
  devices: 'quad.devices',
  devicesText:
    'Lets this browser sign in even while someone else is guessing your password, for a year. It doesn’t say whose it is.',
  theme: 'quad.theme',
  themeText: 'Remembers if you like dark mode or high contrast, for a year.',
  zone: 'quad.zone',
  zoneText: 'Remembers your time zone, so we can show times in it right away, for a year.',
  locale: 'quad.locale',
  localeText: 'Remembers your language, where you chose one, for a year.',
  about: 'quad.about',
  aboutText: 'Remembers which questions in the lobby of a fair you skipped, for a year.',
  forStudent: 'quad.student',
  forStudentText:
    'Remembers for which of several students a parent looks at a fair, as a number, for a year.',
  alert: 'quad.alert',
  alertText: 'Carries a short notice to the next page, for a minute.',
  cookies2:
    'On secure pages the names of some of them begin with “__Secure-” or “__Host-”. Your browser also keeps small notes, such as {hasGuides, select, no {} other {which boxes you checked in a guide, }}which colleges you saved without an account and, for a day, what you typed to register for a fair. Those stay on your device and never come to us, except the saved colleges: when you sign up and open your colleges, they move to your list.',
  noMeasures: 'We don’t load any tools for ads or for counting visitors.',
  measures:
    'We count visits with Google Tag Manager and the tools in it. Storage for ads and for personal ads is switched off. You can block it in your browser; all of our pages work without it.',

  mail: 'Email',
  mail1:
    'We always email you what you need to know: codes, invoices, receipts and refunds for colleges that pay, and that a fair was moved or canceled. All other email follows the switches in your profile.',
  mail2:
    '{hasNewsletter, select, no {You can’t sign up for a newsletter here right now. If you get one, it has an unsubscribe link.} other {We send a newsletter only after you confirm by email. If you don’t confirm, we delete your address after a week. Every issue has an unsubscribe link.}} Thirty days after you unsubscribe, we delete your address and keep only a coded version of it, so we don’t email you again.',
  push1:
    '{hasPush, select, no {We don’t send notifications to devices right now.} other {If you turn on notifications in a browser, the company that makes it brings them to your device. They are encrypted, and name the college but not what it wrote. You can turn them off in your profile.}}',

  pay: 'Payments',
  pay1: 'Only colleges pay here. You enter card numbers on the payment provider’s page (Stripe); we never see them. We keep records of what was paid, when, and for what, as accounting rules require. Invoices, receipts and refunds go by email to the person who registered and to the billing contact you name. The link in that email shows the document without an account for {days} days.',

  keep: 'How long we keep it',
  keep1: 'If you never confirm your address, we delete the account after 30 days.',
  keep2:
    'Codes we email you expire within minutes. We delete copies of emails we sent after 30 days.',
  keep3:
    'If you came to a fair without an account, we erase what names you {months, plural, one {a month} other {# months}} after the fair. What’s left counts you but doesn’t name you.',
  keep4:
    'An account lasts until you delete it. When you do, we erase what names you within a day: your records, your registrations, what you wrote and our emails to you. Bills stay, without your name.',
  keep5:
    'We make backups so that a broken disk doesn’t cost anyone their spot at a fair. What was deleted is gone from them once the old ones are replaced.',

  safe: 'How we protect it',
  safe1:
    'Pages and email are encrypted on the way wherever the other side supports it. We keep passwords only in a form that can’t be turned back. Codes expire soon and work once. We keep a record of what our people do with your data, and each of them sees only what the job needs.',
  safe2:
    'No system is perfect. If your data is involved in a breach, we’ll tell you and any authorities the law requires. To report a security problem, [contact us](/contact-us?topic=privacy).',

  rights: 'Your rights',
  rights1: 'Wherever you live, you can:',
  right1: 'see what we have about you, and download all of it from your profile;',
  right2: 'correct what is wrong;',
  right3: 'stop sharing with any college, and switch off each kind of email;',
  right4: 'delete your account, by yourself, in your profile;',
  right5: 'ask us to do any of this for you, even if you never had an account.',
  rights2:
    'We’ll answer within 30 days, and we won’t treat you differently for asking. To make sure it’s you, we’ll write to the address in question. A parent can ask on behalf of a child, and a school can ask about its list. If our answer doesn’t help, you can contact your state attorney general or the data protection office where you live.',

  changes: 'Changes',
  changes1:
    'When we change this policy, the new text is on this page with its date. If a change matters to you, we’ll tell you by email or on this site before it takes effect. We won’t use what you shared under the old words for something new without asking you.',

  contact: 'Questions',
  contact1: '[Write to us](/contact-us?topic=privacy). A person will answer.',
});
