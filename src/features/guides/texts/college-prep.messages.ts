import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The guide that leads from the fall of junior year to the spring of senior year. */
export const collegePrepMessages = defineMessages('guides.collegePrep', {
  title: 'College prep, one month at a time',
  short: 'Junior fall to senior spring, month by month',
  deck: 'What to do from the fall of junior year to the spring of senior year, in small steps that fit around homework, practice and a job.',

  startHeading: 'Before you start',
  start1:
    'You don’t have to know your major, and you don’t need perfect grades. You do need a rough plan, a shared calendar, and one adult who will ask now and then how everything is going.',
  start2:
    'You can relax a little, too, because getting into some college is rarely the hard part. In federal data for 2024, more than nine in ten two-year colleges that answered, and more than one in four four-year colleges, said they admit everyone or almost everyone who applies.[^openAdmission] The harder part is finding a college that fits you at a price your family can afford, and that’s what this plan is for.',
  start3:
    'Are you starting late? Begin with the current month, and then go back and pick up whatever you missed. Hardly anything here takes more than one afternoon.',

  juniorFallHeading: 'Junior year: look around',
  september: 'September',
  september11:
    'Schedule a 20-minute meeting with your school counselor and bring three questions. Am I on track to graduate? Which classes do colleges want to see? What could I still change? Then choose the hardest classes in which you can do well, which aren’t always the hardest classes on the list.',
  october: 'October',
  october11:
    'Many schools give the PSAT/NMSQT this month. It’s good practice for the SAT, and a junior’s score is the way into the National Merit Scholarship Program.[^psat] Ask your counselor how to register. You don’t need to study for weeks, but you do need to sleep the night before.',
  november: 'November',
  november11:
    'Go to one college fair, whether it’s online or in a gym. Visit three colleges: one you already know, one near home, and one you’ve never heard of. Afterward, write down one thing you liked about each of them, because that list will teach you what you care about.',
  december: 'December',
  december11:
    'Write down what you want in a college. Would you rather be on a big campus or a small one, in a city or a town, close to home or far away? If something doesn’t matter to you, say so, because every “don’t care” keeps your options open. Then try your preferences in our [college search](/colleges).',
  january: 'January',
  january11:
    'Talk about money at home before you fall in love with a college. Ask what your family could pay for one year. A rough number is enough, and no number is too small to plan with.',
  february: 'February',
  february11:
    'Try the net price calculators of three colleges. Under federal law, every college whose new students can get federal aid must have one on its website.[^netPrice] You enter some information about your family, and the calculator estimates what a student like you would actually pay.',
  netPriceTip:
    '**Net price** is what a year costs after grants and scholarships are subtracted. Compare colleges by net price rather than by the price in the brochure. Loans don’t lower the net price, because you have to pay them back.',

  juniorSpringHeading: 'Junior spring and summer: try things out',
  march: 'March',
  march11:
    'Find out which tests you need. On [College Navigator](https://nces.ed.gov/collegenavigator/) you can see whether a college requires test scores, considers them, or doesn’t use them at all.[^navigator] A college is **test-optional** when you decide whether to send your scores. If you take the SAT or ACT, spring of junior year is a good time. If the fee is a problem, ask your counselor about a waiver.',
  april: 'April',
  april11:
    'Visit a campus. Even a nearby college that you’d never attend is worth a visit, because it shows you how big and small campuses feel. Eat in the dining hall and read the bulletin boards. If you can’t travel, take an online tour and then ask a current student what it left out.',
  may: 'May',
  may11:
    'Ask two teachers for **letters of recommendation** before summer break. Choose people who saw you work hard, not only people who gave you an A. Give each of them a page that describes what you did in their class and what you hope to do next.',
  june: 'June',
  june11:
    'Cut your list to about eight. First look up each college on College Navigator to see how many students there are for each teacher, how many students graduate, and what a year costs.[^navigator] Every college that stays on your list should be one you’d be happy to attend. A college you’d hate isn’t a backup plan; it’s just another application fee.',
  july: 'July',
  july11:
    'Write one bad draft of your essay. Tell a story that only you could tell, and let it be small: a bus route, a recipe, a lost game. Then read it out loud and fix every sentence that makes you stumble.',
  august: 'August',
  august11:
    'The Common App, a single application that many colleges accept, opens for the new year on August 1.[^commonApp] Complete the simple sections now, such as your address, your classes and your family. You’ll thank yourself in October.',

  listCaption: 'A list with balance',
  listKind: 'Kind',
  listMeans: 'What it means',
  listHow: 'How many',
  likely: 'Likely (also called “safety”)',
  likelyMeans: 'Your record is stronger than that of most students there, and you can afford it.',
  likelyHow: '2 or 3',
  target: 'Target (also called “match”)',
  targetMeans: 'Your record looks like that of most students there.',
  targetHow: '3 or 4',
  reach: 'Reach',
  reachMeans: 'They turn down most applicants, including excellent ones.',
  reachHow: '1 or 2',

  seniorFallHeading: 'Senior fall: apply',
  september12:
    'Make one page for each college with its deadline, forms, fee, letters of recommendation and login. If the application fees are a problem, ask your counselor about waivers. Next, decide about early plans. **Early decision** is a binding promise: if the college admits you, you attend.[^commonApp] **Early action** isn’t binding, so you hear sooner and still get to choose. Don’t make a promise before you know the price.',
  october12:
    'File the **FAFSA**, the free application for federal grants, loans and work-study. Each form is named after the school year it pays for: in the fall of 2026, seniors file the 2027–28 FAFSA, which uses tax information from 2025. The new form must open by October 1.[^fafsaOpens] Colleges and states use it too, and some state money runs out, so look up [your state’s deadline](https://studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines).[^fafsaDeadlines] You need your own StudentAid.gov account, and so does every **contributor**, which is the form’s word for a parent or anyone else who has to add information.[^taxConsent] An account works as a signature, so never share one.[^account] Create the accounts in September.',
  november12:
    'Send your early applications. A week later, log in to each college’s portal and look for anything missing. A missing transcript is easy to fix in November and difficult to fix in March. When your FAFSA has been processed, read the **FAFSA Submission Summary** and correct any mistakes. It shows your **Student Aid Index** (SAI), the number that colleges use to figure out how much aid you can get.[^sai]',
  december12:
    'Finish the remaining applications before winter break, since teachers and counselors go on break too. Then look for scholarships close to home: your school, your town, a parent’s employer or union, your place of worship.',
  scamTip:
    'Never pay to file the FAFSA: the first F means **free**. Be careful with anyone who wants a fee, or your password, to find you money.[^scams]',

  seniorSpringHeading: 'Senior spring: choose',
  january12:
    'Ask your counselor to send your **midyear report** to the colleges that want it. Keep your grades up, because colleges can withdraw an offer of admission.',
  february12:
    'Check your financial aid file at each college. If the college asks for a tax form, send it the same week. Answer every email from a financial aid office, even when it looks boring.',
  march12:
    'Put the financial aid offers side by side and sort each line into one of three groups. Grants and scholarships are money you keep, work-study is a job you still have to do, and loans are debt.[^offers] Cross out the loans and look at what’s left to pay.',
  april12:
    'Did a parent lose a job, or did your family have large medical bills? Write to the financial aid office, because the law allows it to look again when a family’s situation is special.[^special] Ask once, politely, and include documents. If you can, visit your top two colleges on a regular school day.',
  may12:
    'Accept one offer. Many colleges want your answer and a deposit by May 1.[^checklists] If the deposit is a problem, ask whether it can be waived, and don’t send one to two colleges. Decline the other offers so that your spot can go to someone else, and thank the people who wrote your recommendations.',

  shortHeading: 'Only starting in senior fall?',
  short1:
    'It happens, and it works. Skip everything else for now, and do these five things in this order.',
  shortAid: '**File the FAFSA.** It takes an evening, and some of the money is given out early.',
  shortList:
    '**Pick five colleges.** Choose two near home, two that fit your preferences, and one **open-admission** college, which accepts everyone with a diploma or GED. Many colleges review applications as they arrive, all through the spring; look for the words “rolling admission.”',
  shortLetter:
    '**Ask one teacher this week for a letter of recommendation.** Admit that it’s short notice, and bring the page that describes what you did in class.',
  shortEssay:
    '**Write one essay** and use it wherever you can. A good essay that’s finished beats a great essay that’s late.',
  shortSend:
    '**Send the first application** before you feel ready. The second one will take half the time.',

  lateHeading: 'Three things people hear too late',
  late1:
    '**Your IEP stays behind.** School services under an IEP end when you graduate.[^idea] Colleges must still provide **accommodations**, such as extra time on tests, for students with disabilities.[^disability] They only do so if you ask, so write to the disability services office as soon as you accept an offer.',
  late2:
    '**Being first isn’t being behind.** If no one in your family went to college, you’ll meet unfamiliar words such as bursar, registrar and prerequisite. Asking what a word means is what good students do.',
  late3:
    '**Community college is a real plan.** You can start at a two-year college and finish at a university. Before you start, ask the university which credits it will accept.',

  check1: 'Meet my counselor and check my classes',
  check2: 'Register for the PSAT/NMSQT, or decide not to',
  check3: 'Go to one fair and visit three colleges',
  check4: 'Write down what I want in a college',
  check5: 'Talk about money at home',
  check6: 'Try three net price calculators',
  check7: 'Look up which colleges are test-optional',
  check8: 'See one campus, or take one online tour',
  check9: 'Ask two teachers for letters of recommendation',
  check10: 'Cut my list to about eight',
  check11: 'Finish a first draft of my essay',
  check12: 'Make one page for each college',
  check13: 'Create a StudentAid.gov account, and have my contributors do the same',
  check14: 'File the FAFSA in October',
  check15: 'Look up my state’s aid deadline',
  check16: 'Send early applications and check for missing items',
  check17: 'Send all other applications before winter break',
  check18: 'Apply for two local scholarships',
  check19: 'Put the aid offers side by side',
  check20: 'Accept one offer and decline the others',

  ask1: 'What did last year’s first-year students find hardest, and who helped them?',
  ask2: 'If I start undecided, when do I have to choose a major?',
  ask3: 'What does a student like me really pay in year two, when first-year awards may end?',
  ask4: 'How many students graduate in four years, and what slows the others down?',
  ask5: 'Who teaches first-year classes, and how big are they?',
  ask6: 'Which of my AP, IB or dual-credit classes will count, and toward what?',
  ask7: 'What do people do on a weekend when there is no game?',
});
