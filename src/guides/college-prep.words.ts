import { words } from '../platform/words/words.ts';

/** The guide that leads from the fall of junior year to the spring of senior year. */
export const collegePrepWords = words('guides.collegePrep', {
  title: 'College prep, one month at a time',
  short: 'Junior fall to senior spring, month by month',
  deck: 'What to do from the fall of junior year to the spring of senior year, in small steps that fit around homework, practice and a job.',

  startHeading: 'Before you start',
  start1:
    'You don’t have to know your major, and you don’t need perfect grades. What you need is a rough plan, a shared calendar and one adult who will ask now and then how it’s going.',
  start2:
    'And you can breathe out, because most colleges are not a locked gate. In federal data for 2024, almost two in three colleges and career schools that answered said they take all, or nearly all, new students.[^openAdmission] The hard part is not getting in somewhere. It’s finding a place that fits you, at a price your family can live with. That is what this plan is for.',
  start3:
    'Starting late? Begin with this month. Then go back and pick up what you missed. Hardly anything here takes more than one afternoon.',

  juniorFallHeading: 'Junior year: look around',
  september: 'September',
  september11:
    'Sit down with your school counselor for twenty minutes. Ask three things. Am I on track to graduate? Which classes do colleges want to see? What could I still change? Then pick the hardest classes in which you can do well, not the hardest ones on the list.',
  october: 'October',
  october11:
    'Many schools give the PSAT/NMSQT this month. It’s good practice for the SAT, and a junior’s score is how you enter the National Merit program.[^psat] Ask your counselor how to sign up. Don’t study for weeks. Do sleep the night before.',
  november: 'November',
  november11:
    'Go to one college fair, on a screen or in a gym. Talk to three colleges: one you know, one near home and one you’ve never heard of. Write down one thing you liked about each. That list will teach you what you care about.',
  december: 'December',
  december11:
    'Make a wish list. Big or small? City or town? Close to home or far? Where it doesn’t matter to you, say so. Every “don’t care” keeps a door open. Then try your list in our [college search](/colleges).',
  january: 'January',
  january11:
    'Talk about money at home before you fall in love with a college. Ask what your family could pay for one year. A rough number is enough, and no number is too small to plan with.',
  february: 'February',
  february11:
    'Try the net price calculator of three colleges. By federal law, a college whose new students can get federal aid has to have one on its website.[^netPrice] You type in facts about your family. It tells you what a student like you would pay.',
  netPriceTip:
    '**Net price** is what a year costs after grants and scholarships are taken off. Compare colleges by net price, never by the price in the brochure. Loans don’t make it smaller. You pay them back.',

  juniorSpringHeading: 'Junior spring and summer: try things out',
  march: 'March',
  march11:
    'Find out which tests you need. On [College Navigator](https://nces.ed.gov/collegenavigator/) you can see whether a college asks for scores at all.[^navigator] If you take the SAT or ACT, spring is a good time. Is the fee a problem? Ask your counselor about a waiver.',
  april: 'April',
  april11:
    'Visit a campus. One near you counts, even if you’d never go there, because you learn how big and small feel. Eat in the dining hall. Read the notice boards. If you can’t travel, take an online tour. Then ask a student what it left out.',
  may: 'May',
  may11:
    'Ask two teachers for letters before they leave for the summer. Choose people who saw you work, not just people who gave you an A. Hand them a page with what you did in their class and what you hope for.',
  june: 'June',
  june11:
    'Cut your list to about eight. Before you do, look each one up on College Navigator: how many students there are for each teacher, how many students finish, what a year costs.[^navigator] Every college that stays must be one you’d be glad to attend. A place you’d hate is not a backup. It’s a fee.',
  july: 'July',
  july11:
    'Write one bad draft of your essay. Tell a story that only you could tell. It can be small: a bus route, a recipe, a lost game. Read it out loud and fix what makes you trip.',
  august: 'August',
  august11:
    'The Common App, one form that many colleges take, opens for the new year on August 1.[^commonApp] Fill in the plain parts now: address, classes, family. You’ll thank yourself in October.',

  listCaption: 'A list with balance',
  listKind: 'Kind',
  listMeans: 'What it means',
  listHow: 'How many',
  likely: 'Likely',
  likelyMeans: 'Your record beats that of most students there, and you can afford it.',
  likelyHow: '2 or 3',
  target: 'Even odds',
  targetMeans: 'Your record looks like that of most students there.',
  targetHow: '3 or 4',
  reach: 'Reach',
  reachMeans: 'They say no to most people, great ones too.',
  reachHow: '1 or 2',

  seniorFallHeading: 'Senior fall: apply',
  september12:
    'Make one page for each college: date due, forms, fee, letters, log-in. Next, decide about early plans. **Early decision** is a promise: if they say yes, you go.[^commonApp] **Early action** is not. You hear sooner, and you still get to choose. Don’t promise before you know the price.',
  october12:
    'File the FAFSA, the free form for federal grants, loans and work-study. The new one must be open by October 1.[^fafsaOpens] Colleges and states use it too, and some state money runs out, so look up [your state’s date](https://studentaid.gov/apply-for-aid/fafsa/fafsa-deadlines).[^fafsaDeadlines] You need your own StudentAid.gov account. So does each parent who takes part. An account is a signature, so never share one.[^account] Make them in September.',
  november12:
    'Send your early applications. A week later, log in to each college and look for gaps. A missing transcript is easy to fix in November and hard to fix in March.',
  december12:
    'Finish the rest before winter break. Teachers and counselors go on break too. Then look for scholarships close to home: your school, your town, a parent’s job or union, your place of worship.',
  scamTip:
    'Never pay to file the FAFSA. The first F stands for **free**. Be wary of anyone who wants a fee, or your password, to find you money.[^scams]',

  seniorSpringHeading: 'Senior spring: choose',
  january12:
    'Ask your school to send your mid-year grades where colleges want them. Keep your grades up. Offers can be taken back.',
  february12:
    'Check your aid file at each college. If they ask for a tax form, send it the same week. Answer every email from an aid office, even when it looks dull.',
  march12:
    'Put the aid offers side by side. Sort each line into three piles. Grants and scholarships are money you keep. Work-study is a job you still have to do. Loans are debt.[^offers] Cross out the loans, and look at what is left to pay.',
  april12:
    'Did a parent lose a job, or did big medical bills come? Write to the aid office. The law lets them look again at a family whose situation is special.[^special] Ask once, politely, with papers. Visit your top two if you can, on a normal school day.',
  may12:
    'Say yes to one college. Many want your answer and a deposit by May 1.[^checklists] Tell the others no, so that your place can go to somebody else. Thank the people who wrote for you.',

  shortHeading: 'Only starting in senior fall?',
  short1:
    'It happens, and it works. Skip the rest for now and do these five things, in this order.',
  shortAid: '**File the FAFSA.** It takes an evening, and money that goes early is gone.',
  shortList:
    '**Pick five colleges.** Choose two near home, two that fit your wish list and one with open doors. Many colleges read applications as they come, all through spring. Look for the words “rolling admission.”',
  shortLetter:
    '**Ask one teacher this week.** Say that you know it’s short notice. Bring the page with what you did in class.',
  shortEssay:
    '**Write one essay** and use it wherever you can. Good and done beats great and late.',
  shortSend:
    '**Send the first application** before you feel ready. The second one takes half the time.',

  lateHeading: 'Three things people hear too late',
  late1:
    '**Your IEP stays behind.** School services under an IEP end when you graduate.[^idea] Colleges still must make fair changes for students with disabilities, such as more time on tests.[^disability] But you have to ask. Write to the disability office as soon as you say yes.',
  late2:
    '**Being first is not being behind.** If nobody in your family went to college, you will meet strange words: bursar, registrar, prerequisite. Asking what a word means is what good students do.',
  late3:
    '**Two-year colleges are a real plan.** You can start at a community college and finish at a university. Ask the university, before you start, which credits it will take.',

  check1: 'Meet my counselor and check my classes',
  check2: 'Sign up for the PSAT/NMSQT, or decide not to',
  check3: 'Go to one fair and talk to three colleges',
  check4: 'Write my wish list',
  check5: 'Talk about money at home',
  check6: 'Try three net price calculators',
  check7: 'Look up which colleges ask for test scores',
  check8: 'See one campus, or take one online tour',
  check9: 'Ask two teachers for letters',
  check10: 'Cut my list to about eight',
  check11: 'Finish a first draft of my essay',
  check12: 'Make one page for each college',
  check13: 'Get a StudentAid.gov account, and so does my parent',
  check14: 'File the FAFSA in October',
  check15: 'Look up my state’s aid date',
  check16: 'Send early applications and check for gaps',
  check17: 'Send all other applications before winter break',
  check18: 'Apply for two local scholarships',
  check19: 'Put the aid offers side by side',
  check20: 'Say yes to one, and no to the others',

  ask1: 'What did last year’s first-years find hardest, and who helped them?',
  ask2: 'If I come in undecided, when do I have to choose a major?',
  ask3: 'What does a student like me really pay in year two, when first-year awards may end?',
  ask4: 'How many students finish in four years, and what slows the others down?',
  ask5: 'Who teaches first-year classes, and how big are they?',
  ask6: 'Which of my AP, IB or dual-credit classes will count, and toward what?',
  ask7: 'What do people do on a weekend when there is no game?',
});
