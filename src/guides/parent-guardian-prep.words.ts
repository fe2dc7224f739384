import { words } from '../platform/words/words.ts';

/** The guide for parents and guardians. */
export const parentPrepWords = words('guides.parentPrep', {
  title: 'Your part in their next step',
  short: 'What to ask, what to sign, when to step back',
  deck: 'A calm guide for parents and guardians: the money talk, the forms that need you, what privacy and consent mean at a fair and in college, and when to let your student drive.',

  roleHeading: 'You are the coach now',
  role1:
    'For years you packed the lunch and signed the slip. College turns that around. Your student applies, your student decides, and one day soon your student gets the mail. Your job is not smaller, just different: you keep the calendar in sight, speak plainly about money and stay calm when somebody else’s child gets in first.',
  role2:
    'You don’t have to have gone to college to be good at this. You know this young person. You know when they shine and when they fold. No website has that.',
  roleCaption: 'Who does what',
  roleTask: 'Task',
  roleWho: 'Whose job',
  roleYou: 'How you can help',
  essay: 'Essay',
  essayWho: 'Student',
  essayYou: 'Listen to it read out loud. Ask what they want to add. Don’t hold the pen.',
  emails: 'Emails and calls to colleges',
  emailsWho: 'Student',
  emailsYou: 'Sit beside them for the first one.',
  list: 'The list of colleges',
  listWho: 'Student, with you',
  listYou: 'Say early what you can pay and how far is too far.',
  aid: 'Aid forms',
  aidWho: 'Both of you',
  aidYou: 'Make your own account. Find the tax papers.',
  deposit: 'Final choice',
  depositWho: 'Student, within the budget',
  depositYou: 'Put the offers side by side. Then be glad out loud.',

  yearHeading: 'Your two years at a glance',
  juniorFall: 'Junior fall',
  juniorFallText:
    'Ask for ten minutes with the school counselor, and let your student do the talking. Go to one fair together.',
  juniorSpring: 'Junior spring',
  juniorSpringText:
    'Have the money talk. Try the price calculators. Plan a campus visit on a day off, even to a college close by.',
  summer: 'Summer',
  summerText:
    'Get out of the way of the essay. Find last year’s tax return and put it in a folder that you both know.',
  seniorFall: 'Senior fall',
  seniorFallText:
    'Make your account in September. Do your part of the FAFSA in October. Ask once a week what is due, then drop it.',
  seniorSpring: 'Senior spring',
  seniorSpringText:
    'Read the offers line by line. Visit the last two. Send in one deposit, and take a picture of that smile.',
  yearAfter:
    'Is English not the language of your home? Ask the counselor, or the college, for somebody who speaks yours. Your student shouldn’t have to be the one who explains a loan to you.',

  moneyHeading: 'Have the money talk early',
  money1:
    'Pick a quiet evening in junior year. Say three things: what you can pay each year from income, what you have saved and what you will *not* borrow. You may feel that you fail your child with a small number. You don’t. A number in time beats a surprise in April.',
  money2:
    'Then try a net price calculator together. By federal law, a college whose new students can get federal aid must post one.[^netPrice] It shows what families like yours pay after grants. A college with a high price and big grants can cost less than one with a low price and none. You can’t know until you try.',
  moneyTip:
    'Try this sentence: “We want you to go. Here is what we can do each year. Let’s look for places where that works.”',

  fafsaHeading: 'The forms that need you',
  fafsa1:
    'The FAFSA is the free form that opens the door to federal grants, loans and work-study. States and colleges use it as well.[^fafsa] The form for the next school year must open by October 1.[^fafsaOpens] Your student starts it and invites you to take part.',
  fafsaAccount:
    '**Get your own account.** You and your student each need one at [StudentAid.gov](https://studentaid.gov/fsa-id/create-account/launch). It works as your signature, so don’t share it, not even at the kitchen table.[^account] Set it up a week ahead.',
  fafsaWho:
    '**Know whose facts count.** Most students under 24 must give parents’ facts, even if they pay their own bills.[^dependency] If the parents don’t live together, the form asks for the one who gave more money support over the last twelve months.[^separated]',
  fafsaConsent:
    '**Say yes to the tax transfer.** The form asks each person’s consent to bring in tax facts straight from the IRS. If one of you says no, your student can’t get federal aid.[^taxConsent] Filing this form does not mean that you take on a loan.',
  fafsaChanged:
    '**Tell them what changed.** The form looks at taxes from two years before. A lost job, a divorce or a big medical bill since then? Write to the aid office. The law lets it look again, case by case.[^special]',
  fafsaMore:
    'Some colleges also want the CSS Profile, and some states have a form of their own. Dates differ. Look up [your state](https://studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines) and each college, and write the earliest date on the fridge.[^fafsaDeadlines]',

  offerHeading: 'How to read an aid offer',
  offer1:
    'Offers come with bright colors and big totals. Ignore the total. Go line by line and ask: do we keep this, earn it or owe it?[^offers]',
  offerCaption: 'The lines of an offer',
  offerLine: 'Line',
  offerIs: 'What it is',
  offerAsk: 'Ask',
  grant: 'Grant or scholarship',
  grantIs: 'Money to keep',
  grantAsk: 'Does it come each year? Which grades keep it?',
  work: 'Work-study',
  workIs: 'The chance of a job. Pay comes as your student works.',
  workAsk: 'Is a job sure? How many hours a week?',
  studentLoan: 'Federal student loan',
  studentLoanIs: 'Debt in your student’s name',
  studentLoanAsk: 'What will it be after four years?',
  plus: 'Parent PLUS loan',
  plusIs: 'Debt in *your* name',
  plusAsk: 'Could I pay this and still retire?',
  gap: 'What is left',
  gapIs: 'Your bill for one year',
  gapAsk: 'How much does it rise each year?',
  plus1:
    'Take care with **Parent PLUS** loans. You owe them, not your student. Since July 1, 2026, a new borrower’s limit is $20,000 a year and $65,000 in all for each student. Some families who borrowed earlier keep the old rules for a time.[^loanLimits] A limit is not advice. If the only way to pay is a big loan in your name, the college costs too much.',

  privacyHeading: 'Privacy and consent, before and after 18',
  privacy1:
    'A fair is a good place to practice. At our fairs, signing up does not hand your student’s contact details to any college. A college gets them only when your student says yes to that college, and a yes can be taken back. Students can’t message each other, and there are no private chats: everyone at a booth can read what is written there.',
  privacy2:
    'By law, a site needs a parent’s okay before it knowingly collects facts from a child under 13.[^coppa] We keep it simple: children under 13 can’t sign up. You can, and you can look around together.',
  privacy3:
    'College changes the rules. When your student turns 18 or starts college at any age, the right to see and share school records moves from you to them.[^ferpa] The college *may* tell you some things, for example if your student counts as your dependent for taxes, or in an emergency about health or safety.[^ferpaParents] But don’t count on a call.',
  privacyTip:
    'Talk about it in the summer: “What would you like me to know? Grades? Bills? If you’re ill?” Many colleges have a form that lets students share. Fill it in together, and respect a no.',

  safetyHeading: 'Health, safety and support',
  safety1:
    'Each college with federal aid publishes a safety report every fall. You can compare numbers at the [federal campus safety site](https://ope.ed.gov/campussafety/).[^clery] Read how people report a crime, not just how many did. Ask where a student goes at two in the morning.',
  safety2:
    'If your student has an IEP, know that it ends with high school.[^idea] Colleges must still make fair changes for students with disabilities,[^disability] but the student has to ask and bring papers. Let yours lead the next school meeting as a rehearsal.',

  stepHeading: 'When to step back',
  step1:
    'Here is a good test. If your student could do it with some sweat, let them. If it’s about money, safety or a signature, step in. In between, ask: “Do you want help, or do you want me to listen?”',
  step2:
    'There will be a no. Perhaps more than one. Don’t explain it away. Say, “That hurts. I’m proud of you for trying.” Then go out for tacos. The place that says yes often turns out to be the place they love.',
  step3:
    'Pick one hour a week for college talk, and keep the rest of the week free of it. Your student will talk more in that hour, and you’ll get your dinners back.',

  check1: 'Set one weekly hour for college talk',
  check2: 'Say what we can pay each year',
  check3: 'Try two net price calculators together',
  check4: 'Make my own StudentAid.gov account',
  check5: 'Find out whose facts go on the FAFSA',
  check6: 'Gather tax papers from two years before',
  check7: 'Do our part of the FAFSA in October',
  check8: 'Write the earliest aid date on the fridge',
  check9: 'Go to a fair with my student, then hand over the mouse',
  check10: 'Talk about what to share with colleges',
  check11: 'Compare offers line by line',
  check12: 'Decide on loans before the deposit',
  check13: 'Read the safety report of the final two',
  check14: 'Agree on what the college may tell me',

  ask1: 'What do families like ours pay, and how much did it rise in the last four years?',
  ask2: 'If we get a scholarship from outside, do you cut our grant?',
  ask3: 'Which grades does my student need to keep the aid?',
  ask4: 'Who notices when a first-year student stops coming to class?',
  ask5: 'How long is the wait to see a mental health counselor?',
  ask6: 'What do you tell parents, and what do you only tell students?',
  ask7: 'Is housing sure for all four years? What does it cost after the first?',
});
