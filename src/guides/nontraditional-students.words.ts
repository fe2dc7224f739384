import { words } from '../platform/words/words.ts';

/** The guide for adults who start college, or come back to it. */
export const nontraditionalWords = words('guides.nontraditional', {
  title: 'Back to school, with a life already going on',
  short: 'Work, kids, service, credit for what you know',
  deck: 'A plan for people who start or return as adults: how to get credit for what you know, pay for it, fit it around work and children, and spot a college that is ready for you.',

  whyHeading: 'Start with your week, not with a college',
  why1: 'You may be 24 or 61. You may have a few old credits, a stack of work badges or a toddler on your hip. Colleges call you “nontraditional.” It only means that your life came first, and that is no flaw: you already know how to show up, ask questions and finish things.',
  why2: 'Before you look at a single website, name your reason in one sentence. “I want to be a nurse.” “I want the job that asks for a degree.” “I want to finish what I began.” Keep it where you can see it. It will help you say no to programs that are shiny and wrong.',
  why3: 'Next, count hours. Federal rules describe one credit as about one hour in class and two hours of work outside it each week, over about fifteen weeks.[^definitions] So one three-credit class asks for about nine hours a week. Open your calendar and try to find them.',
  hoursCaption: 'What a class load asks of your week',
  hoursLoad: 'Classes of three credits',
  hoursWeek: 'Hours a week',
  hoursLike: 'It feels like',
  load1: 'One',
  load1Week: 'about 9',
  load1Like: 'A long Saturday, or three evenings',
  load2: 'Two',
  load2Week: 'about 18',
  load2Like: 'A part-time job',
  load4: 'Four',
  load4Week: 'about 36',
  load4Like: 'A full-time job',
  weekTip:
    'Try it before you pay for it. For two weeks, sit down in the nine hours you found and read. If the hours hold, sign up. If they don’t, change the hours, not the dream.',

  creditHeading: 'What you know may already count',
  credit1:
    'Nobody should pay to learn the same thing twice. Many colleges give credit for learning you can show, wherever you got it. In federal data for 2024, more than one in three colleges said they give credit for life experience.[^lifeCredit] At public two-year colleges it was nearly four in five.',
  creditCaption: 'Four ways to bring credit with you',
  creditWay: 'Way',
  creditShows: 'What you show',
  creditAsk: 'What to ask',
  transfer: 'Old college credits',
  transferShows: 'Transcripts from each school, even one you left badly',
  transferAsk: 'Do they count toward my degree, or only as extras?',
  exams: 'Exams',
  examsShows: 'A score from CLEP or a test the college made',
  examsAsk: 'Which exams do you take, and which score do I need?',
  portfolio: 'Portfolio',
  portfolioShows: 'Work samples and a written case for what you learned',
  portfolioAsk: 'What does the review cost, and how long does it take?',
  training: 'Military or job training',
  trainingShows: 'A Joint Services Transcript, licenses, course records',
  trainingAsk: 'Who reads it, and when will I have it in writing?',
  credit2:
    'CLEP exams let you earn credit by passing a test in a subject you know.[^clep] Your service record can turn into a [Joint Services Transcript](https://jst.doded.mil), which lists training with credit advice for colleges.[^jst]',
  credit3:
    'Colleges with federal aid have to publish their rules for transfer credit and for prior learning.[^transferRules] Ask for that page. Then ask for a review **before** you enroll, and get the answer in writing. “We take up to sixty credits” is not an answer. “These twelve classes count toward this degree” is.',

  payHeading: 'Paying for it',
  pay1: 'There is no age limit on federal student aid.[^eligibility] Fill in the [FAFSA](https://studentaid.gov/h/apply-for-aid/fafsa) each year. It’s free.[^fafsa] If you are 24 by the January 1 that falls in the school year, you count as independent. So do most people who are married, who have served or who support a child.[^dependency] Then your parents’ income is left out.',
  pay2: 'The form looks at taxes from two years before. If you now earn less, or will cut your hours to study, tell the aid office. The law lets it adjust for special circumstances, case by case.[^special]',
  payGrants:
    '**Pell Grants** go to students with need who don’t yet hold a bachelor’s degree. You can get one as a part-time student. There is a lifetime limit of about six full years, and years from long ago count.[^pell]',
  payLoans:
    '**Federal loans** need at least half-time study.[^directLoans] Since July 1, 2026, what you can borrow in a year shrinks if you are not full time.[^loanLimits] Ask for the figure for *your* load.',
  payEmployer:
    '**Your employer** may help. Up to a yearly limit, such help is free of federal income tax ($5,250 in 2026).[^employer] Ask if you pay first, which grades you need and whether you must stay on.',
  payDefault:
    '**Old loans** in default block new aid.[^eligibility] There are ways out. Start at [StudentAid.gov](https://studentaid.gov) or call your loan servicer first, before you apply.',
  payDrop:
    '**Leaving early** can cost you. If you drop out before about 60 percent of the term is over, part of your federal aid goes back, and you may owe the college.[^withdraw] Life happens. Talk to the aid office the day before you quit, not the day after.',

  servedHeading: 'If you served',
  served1:
    'Check your [GI Bill benefits](https://www.va.gov/education/about-gi-bill-benefits/post-9-11/) first, for they can pay tuition, books and housing.[^giBill] Know two details. Public colleges must charge in-state rates to many veterans and family members who use the GI Bill, even if their official home is in another state.[^inState] And if every one of your classes is online, the housing payment is based on half of a national average.[^giBillHousing] One class in a classroom can change that.',
  served2:
    'Ask for the person who certifies GI Bill students. If nobody knows the name, take note. In federal data for 2024, about half of all colleges gave credit for military training.[^militaryCredit]',

  kidsHeading: 'If you have children',
  kids1:
    'Tell the aid office. Child care can be added to your cost of attendance, and that can raise the aid you may get.[^childCareCost] Ask about [help with child care](https://childcare.gov) in your state, too. The rules differ, and school can count as a reason.[^childCareHelp]',
  kids2:
    'Ask early if there is care on campus. In 2024 about one college in seven had it, and one in three public two-year colleges.[^dayCare] Some have a federal grant, called CCAMPIS, that lowers the cost for students with low income.[^ccampis] Places go fast.',
  kids3:
    'Food help is worth a call as well. Students have extra rules for SNAP, but parents of young children and people who work at least twenty hours a week can often get it.[^snap]',
  kidsTip:
    'Write down who picks up the kids when you have an exam and one of them has a fever. If two names are on that list, you are ready.',

  workHeading: 'If you work',
  work1:
    'Half of all colleges had evening or weekend classes in 2024, and almost two in three had courses online.[^evening] Having *some* is not the same as having *yours*. Ask to see the schedule for the last two years, and find out whether every class you need was there at a time you could come.',
  work2:
    'Talk with your boss before you sign up. Bring a plan, not a problem: “On Tuesdays I leave at four. I make it up on Friday.” Ask for the busy weeks, too, so that you don’t take statistics in December if you sell toys.',

  safeHeading: 'Pick a college that is safe to trust',
  safe1:
    'Look up the college in the [federal list of accredited schools](https://ope.ed.gov/dapip/).[^accreditation] Without the right accreditation there is no federal aid, and other colleges may not take the credits. Then look at results. [College Scorecard](https://collegescorecard.ed.gov/) shows how many finish, what they owe and what they earn.[^scorecard]',
  safe2:
    'Need a license for the job, as nurses and teachers do? Colleges must say for which states a program meets the rules.[^licensure] Check your own state. Walk away from anyone who rushes you. A good college will still want you next week.',

  firstHeading: 'Your first term back',
  first1:
    'The first weeks feel odd for nearly everybody. You may be older than your teacher. The rules for citing a source have changed, and there is an app for everything. Give it a month before you judge.',
  firstPlacement:
    '**Brush up before any placement test.** Two weeks of free practice in math can save you a whole class that you’d have to pay for.',
  firstTeacher:
    '**Meet each teacher in week one.** Say what you do all day, and that you want to do well. People help a person they have met.',
  firstTutor:
    '**Go to the tutor before you are lost.** Put one visit in your calendar for week three. It’s most often free, and the room is full of good students.',
  firstFriend:
    '**Find one other adult in class** and trade numbers. That’s who sends you the notes when the car won’t start.',
  firstHome:
    '**Put the plan on the fridge.** Your family gives up something, too. Show them the exam weeks, and the day it’s over.',

  check1: 'Write my reason in one sentence',
  check2: 'Find nine hours a week and test them',
  check3: 'Order transcripts from each old school',
  check4: 'List my training, licenses and exams',
  check5: 'Check for old loans in default',
  check6: 'Make my StudentAid.gov account',
  check7: 'File the FAFSA',
  check8: 'Ask my employer about tuition help',
  check9: 'Look up my GI Bill benefits, if I served',
  check10: 'Line up two people for child care',
  check11: 'Check that the college is accredited',
  check12: 'Compare results on College Scorecard',
  check13: 'Get my credit review in writing',
  check14: 'Ask what one class costs with all fees',
  check15: 'Start with one class, if I’m not sure',

  ask1: 'How many of your students are over 25, and what do you do just for them?',
  ask2: 'Will you review my old credits before I pay a deposit?',
  ask3: 'Can I finish this degree only in the evening, on weekends or online?',
  ask4: 'Are advisers, tutors and the library there after six o’clock?',
  ask5: 'What happens if I need to stop for a term?',
  ask6: 'Which fees do part-time and online students pay on top of tuition?',
  ask7: 'May I talk with a student who works full time?',
});
