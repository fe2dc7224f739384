import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** What taking part costs. */
export const pricingMessages = defineMessages('company.pricing', {
  title: 'Pricing',
  description:
    'Fairs are free for students, parents and counselors. What colleges pay for one fair, what several cost together, and what is included.',
  poster: 'Free for families.',
  lead: 'Fairs are free for students, parents, guardians, counselors and teachers. Colleges pay one flat price per fair. It’s all on this page.',
  forColleges: 'Pricing for colleges',
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
    'One price per college, no matter how many reps you bring. Some fairs set their own price.',
  boothName: 'A fair with live booths',
  boothText: 'Your own booth for the whole fair. Students ask questions and save your documents.',
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
    'A credit is a fair you’ve paid for but haven’t chosen yet. Buy some now and use them through the season.',
  packsTextMany:
    'Credits pay for fairs you choose later; the prices above show how many each fair takes. Buy some now and use them through the season.',
  packCredits: '{credits, plural, one {# credit} other {# credits}}',
  eachFair: 'per fair',
  eachCredit: 'per credit',
  packTotal: '{price} in all',
  saved:
    '{saved} less than {fairs, plural, one {# live-booth fair} other {# live-booth fairs}} one by one',

  payTitle: 'Three ways to pay',
  payTitleTwo: 'Two ways to pay',
  card: 'By card',
  cardText:
    'You pay on our payment provider’s secure page. You’re registered right away, and we email your receipt.',
  invoice: 'By invoice',
  invoiceText:
    'We’ll email it as a PDF to you and your business office, with your purchase order number. We’ll hold your spot in the meantime.',
  check: 'By check',
  checkText:
    'We’ll email an invoice that says where to send it. We’ll hold your spot in the meantime.',
  test: 'Test mode: cards aren’t charged.',
  tax: 'No taxes or fees are added to these prices.',

  boothPicture:
    'A booth during a fair, as a student sees it. The college and its answers are examples.',
  boothPictureAlt:
    'A college’s booth: its pennant, facts, links and questions that families ask; beside it a student’s question and a rep’s answer.',
  includedTitle: 'What a booth includes',
  includedText: 'Everything is included.',
  page: 'A page of your own',
  pageText: 'About you, answers to what families ask, documents, and links to apply.',
  team: 'Your whole team',
  teamText:
    'Invite as many colleagues as you like. You’ll all see the same list of open questions.',
  chat: 'A public conversation',
  chatText: 'A room at your booth where students ask and you answer for everyone to read.',
  leads: 'Leads',
  leadsText: 'Students who chose to share their details with you, as a CSV file.',
  directory: 'A listing in the directory',
  directoryText: 'Your public page, where families can find you the rest of the year. It’s free.',

  questions: 'Questions colleges ask',
  creditQ: 'Which fairs can we use credits for?',
  creditA: 'All kinds of fairs on the calendar. The prices above show how many credits each takes.',
  accountQ: 'Do we need an account?',
  accountA:
    'Not for one fair: its page has a form for you. With an account, you can register for several fairs at once, pay with credits and get your booth ready.',
  repsQ: 'Do we pay for each rep?',
  repsA: 'No. The price is for the college, not for its people.',
  deadlineQ: 'What’s the deadline to register?',
  deadlineA: 'Each fair has its own deadline for colleges. It’s on the fair’s page.',
  refundQ: 'What if we can’t come, or you have to cancel?',
  refundA:
    'Withdraw in your account; before you confirm, the page tells you what you’ll get back. If it’s too late to withdraw online, contact us. We can refund to the card, by check or transfer, or as credits.',
  leadsQ: 'Do we get a list of everyone who registered?',
  leadsA:
    'No. Many attendees are minors, and registering doesn’t mean they agree to share their information with every college. You get details only for students who said yes to you.',
  familiesQ: 'Do families ever pay?',
  familiesA: 'No. There’s nothing for families to buy on this site.',

  openTitle: 'Fairs open to colleges now',
  openText: 'Register with one form. You don’t need an account.',
  openUntil: 'Register by',
  openAct: 'Exhibit',
  openGo: 'Exhibit at {name}',

  nextTitle: 'Plant your flag.',
  nextText: 'Three steps, and the first is free.',
  step1: 'Create a college account',
  step1Text: 'It’s free, and no one will call you.',
  step2: 'Choose fairs on the calendar',
  step2Text: 'Each shows its price and the last day to register.',
  step3: 'Ask us anything',
  step3Text: 'About invoices, booths, or a fair of your own.',
});
