import { defineMessages } from '../../../platform/i18n/define-messages.ts';

/** The guide that compares online, hybrid and in-person study. */
export const studyFormatsMessages = defineMessages('guides.studyFormats', {
  title: 'Online, hybrid or in person?',
  short: 'The honest trade-offs and six questions that settle it',
  deck: 'What each way of studying gives you and what it asks of you, side by side, with six questions that settle it for most people.',

  wordsHeading: 'First, three words that mean different things',
  words1:
    'Two colleges can use the same word for two completely different schedules. Instead of choosing by the word, ask each college exactly when and where you have to be.',
  inPersonTerm: 'In person',
  inPersonText:
    'You and your professor are in one classroom at scheduled times, although the homework may still be on a website.',
  hybridTerm: 'Hybrid',
  hybridText:
    'Some of the class meets in a classroom and some of it online. That could mean every Tuesday evening or two weekends a semester, so always ask which days.',
  onlineTerm: 'Online',
  onlineText:
    'All or nearly all of the class happens on a screen. **Live** (synchronous) classes meet at scheduled times on video, while **any-time** (asynchronous) classes let you choose the hour but still have weekly deadlines.',
  words2:
    'Online study is mainstream now. In federal data for 2024, almost two in three colleges and career schools offered at least some courses online, and nearly half offered an entire program.[^distance] Only 74 were completely online.[^allOnline] Most colleges you’ll meet at a fair offer some of each.',

  compareHeading: 'The honest comparison',
  compare1: 'No column wins. Read down the rows and mark the ones that matter in *your* life.',
  compareCaption: 'Three ways to study, side by side',
  compareWhat: 'What matters',
  timeRow: 'Your time',
  timeInPerson: 'Fixed hours, plus the commute',
  timeHybrid: 'Some fixed hours, fewer trips',
  timeOnline: 'No commute. Any-time classes are the most flexible, and the easiest to put off',
  costRow: 'Costs',
  costInPerson: 'Tuition, campus fees, commuting or housing',
  costHybrid: 'Tuition, some fees, some trips',
  costOnline: 'Tuition, technology fees, a good computer and internet',
  focusRow: 'Focus',
  focusInPerson: 'The classroom keeps you at it',
  focusHybrid: 'A push each week, then you’re on your own',
  focusOnline: 'It’s up to you to make it happen',
  helpRow: 'Help',
  helpInPerson: 'Ask after class, or walk to an office',
  helpHybrid: 'Both, on the right days',
  helpOnline: 'By message or video. Ask how fast, and how late',
  peopleRow: 'People',
  peopleInPerson: 'Clubs, labs, a lunch table',
  peopleHybrid: 'A small group that you meet again and again',
  peopleOnline: 'Classmates from all over. You have to make the first move',
  handsRow: 'Hands-on work',
  handsInPerson: 'Labs, shops and studios are on campus',
  handsHybrid: 'Often the best mix: theory at home, practice there',
  handsOnline: 'You may need a lab, a clinic or a work site near you',

  costHeading: 'What it really costs',
  cost1:
    'It’s easy to assume that online study is inexpensive, and sometimes it is, because you skip the dorm, the meal plan and the drive. At other colleges the tuition is identical and a technology fee is added, so compare the entire year instead of the price of a credit.',
  cost2:
    'For each college, write down five numbers: tuition, fees, books and supplies, transportation, and the pay you’d lose during class hours. Then subtract grants and scholarships. Federal law requires colleges with federal aid to have a net price calculator, which helps with this.[^netPrice] Because it may be designed for full-time students on campus, ask the financial aid office about your own situation.',
  cost3:
    'Federal aid can pay for all three formats, because it depends on the college, the program and your course load. The college must be accredited and approved, and an online class must include regular contact with an instructor about the subject, so a collection of videos isn’t enough.[^definitions] If you use the GI Bill and all of your classes are online, remember that the housing allowance is lower.[^giBillHousing]',
  costTip:
    'Ask each college one question in writing: “What would I pay for this program in one year, in this format, including every fee?” Then put the answers side by side.',

  timeHeading: 'What it asks of your week',
  time1:
    'A class requires the same amount of work in each format. Federal rules describe one credit as about three hours a week in all, in class and outside it, over about fifteen weeks, which is nine hours a week for a three-credit class.[^definitions] Online study saves you the commute, but it doesn’t save you the reading.',
  time2:
    'So be kind to yourself, and be honest. Think back to the last time you learned something alone, such as a language app, a guitar or an exercise plan, and remember what happened in the fifth week. If you kept going, online study may suit you well. If you stopped, that doesn’t mean you’re lazy; it means you do better with people around you, and that’s worth paying for.',

  sixHeading: 'Six questions that settle it',
  six1: '**When am I really available?** If your shifts change every week, look for any-time online classes. If your hours are predictable, all three formats can work.',
  six2: '**Where do I get things done?** Name the table, the door that closes and the hours when it’s quiet. If there’s no such place at home, you need a campus, a library or a hybrid schedule.',
  six3: '**What does the work look like?** Nursing, welding, laboratory science and the arts require hands and equipment. Ask exactly where you’d complete that part, and who finds the location.',
  six4: '**Do I ask for help when I’m stuck?** If you do, you can succeed online. If you usually wait and hope, choose a classroom with an instructor in it.',
  six5: '**What do I want besides the degree?** You may want lifelong friends, a team or a first apartment of your own, or you may only want the diploma so you can continue with your life. Both are good answers.',
  six6: '**What can I pay, everything included?** Use the five numbers above. If two formats cost about the same, choose the one you’re more likely to finish, because the most expensive class is the one you take twice.',
  sixAfter:
    'Now count your answers. If most of them point in one direction, you’re done. If they’re divided, hybrid is a reasonable first choice, and you can also take a single online class over the summer to see how it goes.',

  peopleHeading: 'Three people, three answers',
  people1: 'These three people are imaginary, but their answers may sound familiar to you.',
  leahTerm: 'Leah, 18',
  leahText:
    'She wants to study biology, and she learns by talking. At home she shares a bedroom with two sisters, biology requires a laboratory, and she needs a door that closes. She picks **in person** at the state university an hour away, and comes home to do her laundry.',
  marcusTerm: 'Marcus, 34',
  marcusText:
    'He drives a truck, and no two weeks are the same. He once taught himself Spanish on the road and stayed with it, and now he wants a business degree so he can apply for an office job. He picks **online**, with any-time classes, and starts with only one.',
  anaTerm: 'Ana, 27',
  anaText:
    'She works days at a clinic and wants to become a registered nurse. That requires real patients, but the reading can wait until the children are in bed. She picks **hybrid**: two evenings a week on campus, and everything else at her kitchen table.',

  trustHeading: 'Check these four things before you trust it',
  trust1:
    '**Accreditation.** Find the college in the [federal list](https://ope.ed.gov/dapip/) of accredited institutions, and ask whether your program has its own accreditation, too.[^accreditation] In nursing, law, teaching and engineering, that can decide whether you’re allowed to work.',
  trust2:
    '**Your state.** An online college in another state needs **state authorization** to enroll students where you live, if it offers federal aid.[^stateApproval] Ask: “Can you enroll students from my state, and what happens if I move?”',
  trust3:
    '**Your license.** Colleges have to say for which states a program meets the requirements for a professional license.[^licensure] If your state is missing, that degree may not qualify you for the job.',
  trust4:
    '**Results.** [College Scorecard](https://collegescorecard.ed.gov/) shows how many students graduate, what they borrow and what they earn.[^scorecard] Ask the college for the same figures for online students only. Many colleges can tell you, and if they won’t, that’s an answer as well.',

  mixHeading: 'You can mix, and you can change your mind',
  mix1: 'Few people choose once and for all. You can take the big lecture online and the laboratory in person, live on campus and take one class from your dorm room, or start at home and move in next year. Before you change anything, ask how it affects your financial aid and your fees, and whether the diploma will look the same. It often does, but ask.',
  mix2: 'If a class isn’t working, say so early. Every college has a deadline for dropping or switching a class without any effect on your record, and it comes quickly, so put it on your calendar on the first day.',

  check1: 'Mark the rows of the table that matter to me',
  check2: 'Write down my free hours for one normal week',
  check3: 'Name the place where I’d study',
  check4: 'Answer the six questions',
  check5: 'Add up five cost numbers for each college',
  check6: 'Ask for the yearly price in writing',
  check7: 'Check accreditation of college and program',
  check8: 'Ask whether the college can enroll students in my state',
  check9: 'Check the license rules, if my job needs one',
  check10: 'Test my computer and internet at night',
  check11: 'Sit in on one class, or watch one recorded',
  check12: 'Put the last day to drop a class on my calendar',

  ask1: 'In a normal week, on which days and at what hours do I have to be somewhere?',
  ask2: 'Who teaches the online classes? Are they the same people as on campus?',
  ask3: 'How fast does an instructor answer, and can I meet one live?',
  ask4: 'How many online students graduate, compared with those on campus?',
  ask5: 'Where would I do labs, clinics or internships, and who sets them up?',
  ask6: 'What do online students pay that others don’t, and vice versa?',
  ask7: 'Can I get tutoring, advising and career services at night, on a phone?',
});
