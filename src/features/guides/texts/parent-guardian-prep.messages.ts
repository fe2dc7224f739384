import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The guide for parents and guardians. */
export const parentPrepMessages = defineMessages('guides.parentPrep', {
  title: 'Your part in their next step',
  short: 'What to ask, what to sign, when to step back',
  deck: 'A calm guide for parents and guardians: the money talk, the forms that need you, what privacy and consent mean at a fair and in college, and when to let your student drive.',

  roleHeading: 'You are the coach now',
  role1:
    'For years you packed the lunches and signed the permission slips, and college turns that around. Your student applies, your student decides, and one day soon the answers will arrive in your student’s inbox. Your job isn’t smaller, just different: you keep an eye on the calendar, speak openly about money, and stay calm when someone else’s child gets in first.',
  role2:
    'You don’t have to have gone to college to be good at this. You know this young person, including when they shine and when they struggle, and no website has that information.',
  roleCaption: 'Who does what',
  roleTask: 'Task',
  roleWho: 'Whose job',
  roleYou: 'How you can help',
  essay: 'Essay',
  essayWho: 'Student',
  essayYou: 'Listen to it being read out loud. Ask what they want to add. Don’t hold the pen.',
  emails: 'Emails and calls to colleges',
  emailsWho: 'Student',
  emailsYou: 'Sit next to them for the first one.',
  list: 'The list of colleges',
  listWho: 'Student, with you',
  listYou: 'Say early what you can pay and how far is too far.',
  aid: 'Aid forms',
  aidWho: 'Both of you',
  aidYou: 'Create your own account. Find the tax documents.',
  deposit: 'Final choice',
  depositWho: 'Student, within the budget',
  depositYou: 'Put the offers side by side. Then celebrate.',

  yearHeading: 'Your two years at a glance',
  juniorFall: 'Junior fall',
  juniorFallText:
    'Ask for ten minutes with the school counselor, and let your student do the talking. Attend one college fair together.',
  juniorSpring: 'Junior spring',
  juniorSpringText:
    'Have the money talk and try the net price calculators. Plan a campus visit on a day off, even if it’s only to a college close by.',
  summer: 'Summer',
  summerText:
    'Stay out of the way of the essay. Find your latest tax return and put it in a folder that you both know about.',
  seniorFall: 'Senior fall',
  seniorFallText:
    'Create your account in September and complete your part of the FAFSA in October. Ask once a week what’s due, and then drop the subject.',
  seniorSpring: 'Senior spring',
  seniorSpringText:
    'Read the financial aid offers line by line and visit the final two colleges. Send one deposit, and take a picture of that smile.',
  yearAfter:
    'If you don’t speak English at home, ask the counselor or the college for someone who speaks your language. Your student shouldn’t have to be the one who explains a loan to you.',

  moneyHeading: 'Have the money talk early',
  money1:
    'Pick a quiet evening in junior year and say three things: what you can pay each year from your income, what you’ve saved, and what you will *not* borrow. A small number may feel like failing your child, but it isn’t. A number that comes early is better than a surprise in April.',
  money2:
    'Then try a net price calculator together. Under federal law, every college whose new students can get federal aid must have one on its website.[^netPrice] It estimates the **net price**, which is what families like yours pay after grants and scholarships. An expensive college with generous grants can cost less than a cheaper one without any, and you can’t know until you try.',
  moneyTip:
    'Try this sentence: “We want you to go to college, and here is what we can do each year, so let’s look for places where that works.”',

  fafsaHeading: 'The forms that need you',
  fafsa1:
    'The FAFSA is the free form for federal grants, loans and work-study, and states and colleges use it as well.[^fafsa] Each form is named after the school year it pays for: in the fall of 2026, families file the 2027–28 FAFSA, which uses tax information from 2025. The new form must open by October 1.[^fafsaOpens] Your student starts it and invites you to take part.',
  fafsaAccount:
    '**Create your own account.** You and your student each need one at [StudentAid.gov](https://studentaid.gov/fsa-id/create-account/launch), and you can create it without a Social Security number. It works as your signature, so don’t share it, even at the kitchen table.[^account] Set it up a week ahead.',
  fafsaWho:
    '**Know which parent is a contributor.** A **contributor** is anyone the form asks to add information and sign.[^taxConsent] Most students under 24 must include a parent’s information, even if they pay their own bills.[^dependency] If the parents don’t live together, the form asks for the parent who gave more financial support over the last twelve months.[^separated]',
  fafsaConsent:
    '**Agree to the tax transfer.** The form asks every contributor for consent to let the IRS transfer tax information to it. If one of you says no, your student can’t get federal aid.[^taxConsent] Being a contributor doesn’t mean that you agree to take on a loan.',
  fafsaChanged:
    '**Tell them what changed.** The form looks at taxes from two years before. If there’s been a lost job, a divorce or a large medical bill since then, write to the financial aid office. The law allows it to review your situation, case by case.[^special]',
  fafsaMore:
    'After the form is processed, your student gets a **FAFSA Submission Summary**, which shows the **Student Aid Index** (SAI). Colleges subtract that number from the cost of a year to see how much need-based aid your student can get, so a lower number means more aid.[^sai] Some colleges also require the CSS Profile, and some states have their own form. Deadlines differ, so look up [your state](https://studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines) and each college, and put the earliest date on the fridge.[^fafsaDeadlines]',

  offerHeading: 'How to read an aid offer',
  offer1:
    'Financial aid offers come with bright colors and impressive totals. Ignore the total, go line by line, and ask one question: do we keep this, earn it, or owe it?[^offers]',
  offerCaption: 'The lines of an offer',
  offerLine: 'Line',
  offerIs: 'What it is',
  offerAsk: 'Ask',
  grant: 'Grant or scholarship',
  grantIs: 'Money to keep',
  grantAsk: 'Is it renewed each year? Which grades keep it?',
  work: 'Work-study',
  workIs: 'The chance to have a job. Pay comes as your student works.',
  workAsk: 'Is a job guaranteed? How many hours a week?',
  studentLoan: 'Federal student loan',
  studentLoanIs: 'Debt in your student’s name',
  studentLoanAsk: 'What will the total be after four years?',
  plus: 'Parent PLUS loan',
  plusIs: 'Debt in *your* name',
  plusAsk: 'Could I pay this and still retire?',
  gap: 'What’s left',
  gapIs: 'Your bill for one year',
  gapAsk: 'How much does it rise each year?',
  plus1:
    'Be careful with **Parent PLUS** loans, because you owe them and your student doesn’t. Since July 1, 2026, a new borrower’s limit is $20,000 a year and $65,000 in all for each student. Some families who borrowed earlier keep the old rules for a time.[^loanLimits] A limit isn’t a recommendation: if the only way to pay is a large loan in your name, the college costs too much.',

  privacyHeading: 'Privacy and consent, before and after 18',
  privacy1:
    'A college fair is a good place to practice. At our fairs, registering doesn’t give your student’s contact information to any college. A college gets it only when your student agrees to share it with that college, and your student can stop sharing at any time. Students can’t message each other, and there are no private chats: everyone at a booth can read what’s written there.',
  privacy2:
    'Under federal law, a website needs a parent’s consent before it knowingly collects personal information from a child under 13.[^coppa] We keep it simple: children under 13 can’t register. You can, and you can look around together.',
  privacy3:
    'College changes the rules. When your student turns 18 or starts college at any age, the right to see and share education records moves from you to your student.[^ferpa] The college *can* tell you some things, for example if your student is your dependent for taxes, or in a health or safety emergency.[^ferpaParents] But don’t count on a call.',
  privacyTip:
    'Talk about it during the summer: “What would you like me to know about? Your grades? Your bills? If you get sick?” Many colleges have a form that lets students share their records. Fill it out together, and respect a no.',

  safetyHeading: 'Health, safety and support',
  safety1:
    'Every college with federal aid publishes a safety report each fall, and you can compare numbers on the [federal campus safety site](https://ope.ed.gov/campussafety/).[^clery] Read how people report a crime, not just how many did. Ask where a student can go for help at two in the morning.',
  safety2:
    'If your student has an IEP, know that it ends with high school.[^idea] Colleges must still provide **accommodations** for students with disabilities,[^disability] but your student has to request them and provide documentation. As a rehearsal, let your student lead the next school meeting.',

  stepHeading: 'When to step back',
  step1:
    'Here’s a good test. If your student could manage it with some effort, let them, and if it’s about money, safety or a signature, step in. For anything in between, ask: “Do you want help, or do you want me to listen?”',
  step2:
    'There will be a rejection, and perhaps more than one, and you can’t explain it away. Say, “That hurts, and I’m proud of you for trying,” and then go out for tacos. The college that says yes often turns out to be the one they love.',
  step3:
    'Pick one hour a week for college conversations, and keep the rest of the week free of them. Your student will tell you more in that hour, and you’ll get your family dinners back.',

  check1: 'Set one weekly hour for college conversations',
  check2: 'Say what we can pay each year',
  check3: 'Try two net price calculators together',
  check4: 'Create my own StudentAid.gov account',
  check5: 'Find out which parent is a FAFSA contributor',
  check6: 'Gather tax documents from two years before',
  check7: 'Do our part of the FAFSA in October',
  check8: 'Write the earliest aid date on the fridge',
  check9: 'Go to a fair with my student, then hand over the mouse',
  check10: 'Talk about what to share with colleges',
  check11: 'Compare offers line by line',
  check12: 'Decide on loans before the deposit',
  check13: 'Read the safety report of the final two',
  check14: 'Agree on what the college may tell me',

  ask1: 'What do families like ours pay, and how much did it rise in the last four years?',
  ask2: 'If we get a scholarship from somewhere else, will you reduce our grant?',
  ask3: 'Which grades does my student need to keep the financial aid?',
  ask4: 'Who notices when a first-year student stops coming to class?',
  ask5: 'How long is the wait to see a mental health counselor?',
  ask6: 'What do you tell parents, and what do you tell only students?',
  ask7: 'Is housing guaranteed all four years? What does it cost after the first?',
});
