import { words } from '../platform/words/words.ts';

/** What taking part costs. */
export const pricingWords = words('company.pricing', {
  title: 'Prices',
  description:
    'Fairs are free for students, parents and counselors. What colleges pay for one fair, what several cost together, and what is included.',
  poster: 'Families come free.',
  lead: 'Students, parents and guardians, counselors and teachers pay nothing. Colleges pay one clear price for each fair, and you find it here without asking for it.',
  forColleges: 'Prices for colleges',
  findFair: 'Find a fair',

  admit: 'Admit one family',
  admitWho: 'Students, parents and guardians, counselors, teachers',
  admitFair: 'Live fairs and sessions',
  admitAsk: 'Questions to every college',
  admitRead: 'The college directory and all guides',
  admitDirectory: 'The college directory',
  admitWatch: 'Recordings, where a fair has them',
  admitCard: 'No card, no trial, no catch',

  oneTitle: 'One fair at a time',
  oneText:
    'One price for each college, however many of your people come. A fair can have a price of its own; its page says so.',
  boothName: 'A fair with live booths',
  boothText: 'Your own booth for the whole fair. Students ask, and take your documents along.',
  sixName: 'A fair with short sessions',
  sixText: 'Your spot in a session: a few minutes on stage, between five other colleges.',
  webinarName: 'A webinar',
  webinarText: 'One topic and one stage.',
  perFair: 'for one fair',
  free: 'Free',
  orCredits: '{credits, plural, one {or # credit} other {or # credits}}',
  choose: 'Choose from the calendar',

  packsTitle: 'Several fairs for less',
  packsText:
    'A credit is a fair that you have paid for and not yet chosen. Buy some now, and use them as the season goes.',
  packsTextMany:
    'Credits pay for fairs that you choose later; each ticket above says how many a fair takes. Buy some now, and use them as the season goes.',
  packCredits: '{credits, plural, one {# credit} other {# credits}}',
  eachFair: 'per fair',
  eachCredit: 'per credit',
  packTotal: '{price} in all',
  saved:
    '{saved} less than {fairs, plural, one {# fair} other {# fairs}} with live booths one by one',

  payTitle: 'Three ways to pay',
  payTitleTwo: 'Two ways to pay',
  card: 'By card',
  cardText:
    'You pay on our payment provider’s secure page. You’re registered right away, and we email your receipt.',
  invoice: 'By invoice',
  invoiceText:
    'We email it as a PDF to you and your business office, with your purchase order number. We hold your spot meanwhile.',
  check: 'By check',
  checkText: 'We email an invoice that says where to send it. We hold your spot meanwhile.',
  test: 'Test mode',
  testText: 'This site is in test mode. Cards are not charged and no money changes hands.',
  tax: 'No tax and no fee is added to the prices on this page.',

  includedTitle: 'What a booth includes',
  includedText: 'Everything is included.',
  page: 'A page of your own',
  pageText: 'About you, answers to what families ask, documents, and links to apply.',
  team: 'Your whole team',
  teamText:
    'Invite as many colleagues as you like. All of you see the same list of open questions.',
  chat: 'A public conversation',
  chatText: 'A room at your booth where students ask and you answer for everyone to read.',
  leads: 'Leads',
  leadsText: 'Students who chose to share their details with you, as a CSV file.',
  directory: 'A place in the directory',
  directoryText: 'Your public page, where families find you on all other days. It is free.',

  questions: 'Questions colleges ask',
  creditQ: 'For which fairs can we use credits?',
  creditA: 'For all kinds of fairs on the calendar. Each ticket above says how many a fair takes.',
  accountQ: 'Do we need an account?',
  accountA:
    'Not for one fair: its page has a form for you. With an account you sign up for several fairs at once, pay with credits and get your booth ready.',
  repsQ: 'Do we pay for each person who comes?',
  repsA: 'No. The price is for the college, not for its people.',
  deadlineQ: 'Until when can we sign up?',
  deadlineA: 'Each fair has its own last day for colleges. It is on the page of the fair.',
  refundQ: 'What if we can’t come, or you have to cancel?',
  refundA:
    'Withdraw in your account; before you confirm, the page tells you what you get back. If it’s too late to withdraw online, contact us. We can refund to the card, by check or transfer, or as credits.',
  leadsQ: 'Do we get a list of everybody who registered?',
  leadsA:
    'No. Many of them are minors, and signing up for a fair is not a yes to every college there. You get the details of those who said yes to you.',
  familiesQ: 'Do families ever pay?',
  familiesA: 'No. There is nothing to buy for families on this site.',

  openTitle: 'Fairs open to colleges now',
  openText: 'Register with one form. You don’t need an account.',
  openUntil: 'Register by',
  openAct: 'Exhibit',
  openGo: 'Exhibit at {name}',

  nextTitle: 'Plant your flag.',
  nextText: 'Three steps, and the first is free.',
  step1: 'Make an account for your college',
  step1Text: 'Free, and nobody calls you.',
  step2: 'Choose fairs in the calendar',
  step2Text: 'Each shows its price and the last day to sign up.',
  step3: 'Ask us anything',
  step3Text: 'About invoices, booths, or a fair of your own.',
});
