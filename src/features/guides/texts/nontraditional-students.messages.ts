import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The guide for adults who start college, or come back to it. */
export const nontraditionalMessages = defineMessages('guides.nontraditional', {
  title: 'Back to school, with a life already going on',
  short: 'Work, kids, service, credit for what you know',
  deck: 'A plan for people who start or return as adults: how to get credit for what you know, pay for college, fit it around work and children, and spot a college that’s ready for you.',

  whyHeading: 'Start with your week, not with a college',
  why1: 'You may be 24 or 61, and you may have a few old credits, a stack of work badges or a toddler on your hip. Colleges call you “nontraditional,” which only means that your life came first. That’s no flaw: you already know how to show up, ask questions and finish things.',
  why2: 'Before you look at a single website, name your reason in one sentence. “I want to be a nurse.” “I want the job that requires a degree.” “I want to finish what I started.” Keep that sentence where you can see it, because it will help you say no to programs that are shiny and wrong.',
  why3: 'Next, count your hours. Federal rules describe one credit as about one hour in class and two hours of work outside it each week, over about fifteen weeks, so a three-credit class takes about nine hours a week.[^definitions] Open your calendar and try to find them.',
  hoursCaption: 'What a class load asks of your week',
  hoursLoad: 'Classes of three credits',
  hoursWeek: 'Hours a week',
  hoursLike: 'What it feels like',
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
    'Try it before you pay for it. For two weeks, sit down and read during the nine hours you found. If the hours work, register for the class, and if they don’t, change the hours instead of the dream.',

  creditHeading: 'What you know may already count',
  credit1:
    'No one should have to pay to learn the same thing twice. Many colleges give credit for learning you can prove, wherever you got it; the official name is **credit for prior learning**. In federal data for 2024, more than one in three colleges said they give credit for life experience.[^lifeCredit] At public two-year colleges it was nearly four in five.',
  creditCaption: 'Four ways to bring credit with you',
  creditWay: 'Way',
  creditShows: 'What you show',
  creditAsk: 'What to ask',
  transfer: 'Old college credits',
  transferShows: 'Transcripts from every college, even one you left badly',
  transferAsk: 'Do they count toward my degree, or only as electives?',
  exams: 'Exams',
  examsShows: 'A score from CLEP or a test the college made',
  examsAsk: 'Which exams do you accept, and what score do I need?',
  portfolio: 'Portfolio',
  portfolioShows: 'Work samples and a written case for what you learned',
  portfolioAsk: 'What does the review cost, and how long does it take?',
  training: 'Military or job training',
  trainingShows: 'A Joint Services Transcript, licenses, course records',
  trainingAsk: 'Who reviews it, and when will I have the answer in writing?',
  credit2:
    'CLEP exams let you earn credit by passing a test in a subject you already know.[^clep] Your service record can become a [Joint Services Transcript](https://jst.doded.mil), which lists your training together with credit recommendations for colleges.[^jst]',
  credit3:
    'Colleges with federal aid have to publish their policies on transfer credit and prior learning.[^transferRules] Ask for that page, request a review of your own credits **before** you enroll, and get the answer in writing. “We accept up to sixty credits” isn’t an answer; “These twelve classes count toward this degree” is.',

  payHeading: 'Paying for it',
  pay1: 'There’s no age limit for federal student aid.[^eligibility] File the [FAFSA](https://studentaid.gov/h/apply-for-aid/fafsa) every year; it’s free.[^fafsa] In the fall of 2026, the form to file is the 2027–28 FAFSA, which uses tax information from 2025. If you’re 24 by January 1 of the school year, you’re an independent student. So are most people who are married, who have served in the military or who support a child.[^dependency] In that case your parents aren’t **contributors**, the form’s word for people who have to add their information.[^taxConsent]',
  pay2: 'The form’s result is the **Student Aid Index** (SAI), and a lower number means more need-based aid.[^sai] Because the form looks at taxes from two years before, tell the financial aid office if you now earn less or will reduce your hours to study. The law allows it to adjust for special circumstances, case by case.[^special]',
  payGrants:
    '**Pell Grants** go to students with financial need who don’t have a bachelor’s degree yet, and part-time students can get them too. There’s a lifetime limit of about six full years, and years from long ago count.[^pell] Since July 2026, **Workforce Pell** also covers short job-training programs of 8 to 15 weeks and 150 to 599 hours, if your state’s governor has approved the program.[^workforcePell]',
  payLoans:
    '**Federal loans** require at least half-time enrollment.[^directLoans] Since July 1, 2026, the amount you can borrow in a year shrinks if you aren’t full time.[^loanLimits] Ask for the figure for *your* course load.',
  payEmployer:
    '**Your employer** may help. Up to an annual limit, that help is free of federal income tax ($5,250 in 2026).[^employer] Ask whether you have to pay first, which grades you need, and how long you have to stay afterward.',
  payDefault:
    '**Old loans** in default block new aid, but there are ways out.[^eligibility] Before you apply, check [StudentAid.gov](https://studentaid.gov) or call your loan servicer. For a loan that’s already in default, call the Default Resolution Group.',
  payDrop:
    '**Leaving early** can cost you. If you withdraw before about 60 percent of the term is over, part of your federal aid goes back, and you may owe the college money.[^withdraw] Life happens, so talk to the financial aid office the day before you leave instead of the day after.',

  servedHeading: 'If you served',
  served1:
    'Check your [GI Bill benefits](https://www.va.gov/education/about-gi-bill-benefits/post-9-11/) first, because they can pay for tuition, books and housing.[^giBill] Two details matter. Public colleges must charge in-state tuition to many veterans and family members who use the GI Bill, even if their official home is in another state.[^inState] And if every one of your classes is online, the housing allowance is based on half of a national average.[^giBillHousing] A single class in a classroom can change that.',
  served2:
    'Ask for the **School Certifying Official**, the person who certifies GI Bill students. If no one knows who that is, take it as a warning. In federal data for 2024, about half of all colleges gave credit for military training.[^militaryCredit]',

  kidsHeading: 'If you have children',
  kids1:
    'Tell the financial aid office. Child care can be added to your cost of attendance, which can increase the aid you’re able to get.[^childCareCost] Ask about [help with child care](https://childcare.gov) in your state, too, because the rules differ and attending school can count as a reason.[^childCareHelp]',
  kids2:
    'Ask early whether there’s child care on campus. In 2024, about one college in seven had it, and one in three public two-year colleges.[^dayCare] Some have a federal grant, called CCAMPIS, that lowers the cost for students with low incomes.[^ccampis] Spots fill up fast.',
  kids3:
    'Food assistance is worth a call as well. Students have extra rules for SNAP, but parents of young children and people who work at least twenty hours a week can often get it.[^snap]',
  kidsTip:
    'Write down who will pick up the children when you have an exam and one of them has a fever. If there are two names on that list, you’re ready.',

  workHeading: 'If you work',
  work1:
    'Half of all colleges had evening or weekend classes in 2024, and almost two in three had courses online.[^evening] But having *some* isn’t the same as having *yours*. Ask to see the schedule for the last two years, and find out whether every class you need was offered at a time you could attend.',
  work2:
    'Talk with your manager before you register. Bring a plan instead of a problem: “On Tuesdays I leave at four, and I make it up on Friday.” Ask about the busy weeks, too, so that you don’t take statistics in December if you work in a toy store.',

  safeHeading: 'Pick a college that is safe to trust',
  safe1:
    'Look up the college in the [federal list of accredited schools](https://ope.ed.gov/dapip/).[^accreditation] Without the right accreditation there’s no federal aid, and other colleges may not accept the credits. Then look at results: [College Scorecard](https://collegescorecard.ed.gov/) shows how many students graduate, what they owe and what they earn.[^scorecard]',
  safe2:
    'Does your job require a license, as nursing and teaching do? Colleges must say for which states a program meets the requirements, so check your own state.[^licensure] Walk away from anyone who rushes you, because a good college will still want you next week.',

  firstHeading: 'Your first term back',
  first1:
    'The first weeks feel strange to almost everyone. You may be older than your professor, the rules for citing a source have changed, and there’s an app for everything. Give it a month before you judge.',
  firstPlacement:
    '**Review before any placement test.** Two weeks of free math practice can save you an entire class that you’d otherwise have to pay for.',
  firstTeacher:
    '**Meet each professor during the first week.** Explain what you do all day, and say that you want to do well, because people help a person they’ve met.',
  firstTutor:
    '**Go to tutoring before you’re lost.** Put one visit on your calendar for the third week. It’s usually free, and the room is full of good students.',
  firstFriend:
    '**Find one other adult in class** and exchange numbers. That’s the person who will send you the notes when the car won’t start.',
  firstHome:
    '**Put the plan on the fridge.** Your family gives up something, too, so show them the exam weeks and the day it’s over.',

  check1: 'Write my reason in one sentence',
  check2: 'Find nine hours a week and test them',
  check3: 'Request transcripts from every old college',
  check4: 'List my training, licenses and exams',
  check5: 'Check for old loans in default',
  check6: 'Create my StudentAid.gov account',
  check7: 'File the FAFSA',
  check8: 'Ask my employer about tuition assistance',
  check9: 'Look up my GI Bill benefits, if I served',
  check10: 'Line up two people for backup child care',
  check11: 'Check that the college is accredited',
  check12: 'Compare results on College Scorecard',
  check13: 'Get my credit review in writing',
  check14: 'Ask what one class costs with all fees',
  check15: 'Start with one class, if I’m not sure',

  ask1: 'How many of your students are over 25, and what do you do just for them?',
  ask2: 'Will you review my old credits before I pay a deposit?',
  ask3: 'Can I finish this degree entirely in the evening, on weekends or online?',
  ask4: 'Are advisers, tutors and the library available after six o’clock?',
  ask5: 'What happens if I need to stop for a term?',
  ask6: 'Which fees do part-time and online students pay on top of tuition?',
  ask7: 'Could I talk with a student who works full time?',
});
