import { words } from '../platform/words/words.ts';

/** The guide that compares online, hybrid and in-person study. */
export const studyFormatsWords = words('guides.studyFormats', {
  title: 'Online, hybrid or in person?',
  short: 'The honest trade-offs and six questions that settle it',
  deck: 'What each way of studying gives you and what it asks of you, side by side, with six questions that settle it for most people.',

  wordsHeading: 'First, three words that mean different things',
  words1:
    'Two colleges can use the same word for two different weeks. So don’t choose by the word. Ask when and where you have to be.',
  inPersonTerm: 'In person',
  inPersonText:
    'You and your teacher are in one room at set times. Homework may still be on a website.',
  hybridTerm: 'Hybrid',
  hybridText:
    'Part in a room, part online. That could be every Tuesday night, or two weekends a term. Always ask which days.',
  onlineTerm: 'Online',
  onlineText:
    'All or nearly all of it reaches you on a screen. **Live** classes meet at set times on video. **Any-time** classes let you choose the hour, but they have due dates each week.',
  words2:
    'Online study is no side road any more. In federal data for 2024, almost two in three colleges and career schools had at least some courses online, and nearly half had a whole program.[^distance] Only 74 were online and nothing else.[^allOnline] Most colleges you’ll meet at a fair do some of each.',

  compareHeading: 'The honest comparison',
  compare1: 'No column wins. Read down the rows and mark the ones that matter in *your* life.',
  compareCaption: 'Three ways to study, side by side',
  compareWhat: 'What matters',
  timeRow: 'Your time',
  timeInPerson: 'Fixed hours, plus the trip',
  timeHybrid: 'Some fixed hours, fewer trips',
  timeOnline: 'No trip. Any-time classes bend most, and slip most easily',
  costRow: 'Costs',
  costInPerson: 'Tuition, campus fees, trips or a room',
  costHybrid: 'Tuition, some fees, some trips',
  costOnline: 'Tuition, tech fees, a good computer and internet',
  focusRow: 'Focus',
  focusInPerson: 'The room keeps you at it',
  focusHybrid: 'A push each week, then you’re on your own',
  focusOnline: 'You are the one who makes it happen',
  helpRow: 'Help',
  helpInPerson: 'Ask after class, walk to an office',
  helpHybrid: 'Both, on the right days',
  helpOnline: 'By message or video. Ask how fast, and how late',
  peopleRow: 'People',
  peopleInPerson: 'Clubs, labs, a lunch table',
  peopleHybrid: 'A small group that you meet again and again',
  peopleOnline: 'Classmates from all over. You have to write first',
  handsRow: 'Hands-on work',
  handsInPerson: 'Labs, shops and studios are there',
  handsHybrid: 'Often the best mix: theory at home, practice there',
  handsOnline: 'You may need a lab, a clinic or a work site near you',

  costHeading: 'What it really costs',
  cost1:
    'It’s easy to think that online is cheap. Sometimes it is, because you skip the room, the meal plan and the drive. At other colleges the tuition is the same, and a technology fee comes on top. So compare the whole year, not the price of a credit.',
  cost2:
    'For each college write down five numbers: tuition, fees, books and gear, getting there, and the pay you would lose in class hours. Then take off grants and scholarships. The college’s net price calculator helps. Federal law asks colleges with federal aid to post one.[^netPrice] It may be built for full-time students on campus, so ask the aid office about your case.',
  cost3:
    'Federal aid can pay for all three. It does not depend on the room but on the college, the program and your load. The college must be accredited and approved, and an online class must have real contact with a teacher, regular and about the subject.[^definitions] A pile of videos is not enough. If you have the GI Bill, read one more line: with online classes only, the housing payment is lower.[^giBillHousing]',
  costTip:
    'Ask each college one thing in writing: “What would I pay for this program in one year, in this format, with every fee?” Then put the answers side by side.',

  timeHeading: 'What it asks of your week',
  time1:
    'A class takes the same work in each format. Federal rules describe one credit as about three hours a week in all, in class and out, over about fifteen weeks.[^definitions] For a three-credit class that is nine hours. Online saves you the trip. It does not save you the reading.',
  time2:
    'So be kind to yourself, and honest. Think back to the last time you learned something alone: a language app, a guitar, a fitness plan. What happened in week five? If you kept going, online may suit you well. If you stopped, it doesn’t mean that you are lazy. It means that you do better with people around, and you should buy that.',

  sixHeading: 'Six questions that settle it',
  six1: '**When am I free, really?** If your shifts change each week, look for any-time online classes. If your hours are fixed, all three can work.',
  six2: '**Where do I get things done?** Name the table, the door that closes, the hours. If there is no such place at home, you need a campus, a library or a hybrid plan.',
  six3: '**What does the work look like?** Nursing, welding, lab science and the arts need hands and tools. Ask exactly where you’d do that part, and who finds the place.',
  six4: '**Do I go and ask when I’m stuck?** If you do, you can thrive online. If you wait and hope, choose a room with a teacher in it.',
  six5: '**What do I want besides the degree?** Friends for life, a team, a first home of your own? Or just the paper, so you can get on? Both are good answers.',
  six6: '**What can I pay, all in?** Use the five numbers above. If two formats cost about the same, go with the one you’re more likely to finish. The most costly class is the one you take twice.',
  sixAfter:
    'Now count. If most of your answers point one way, you’re done. If they split, hybrid is a fair first try. You can also start with one online class over the summer and see how it goes.',

  peopleHeading: 'Three people, three answers',
  people1: 'These three are made up. Their answers may sound like people you know.',
  leahTerm: 'Leah, 18',
  leahText:
    'She wants to study biology, and she learns by talking. At home she shares a room with two sisters. Labs need a lab, and she needs a door that closes. She picks **in person** at the state college an hour away, and comes home to do her laundry.',
  marcusTerm: 'Marcus, 34',
  marcusText:
    'He drives a truck, and no two weeks are the same. He once taught himself Spanish on the road, and kept at it. He wants a business degree for the office job. He picks **online**, with any-time classes, and starts with just one.',
  anaTerm: 'Ana, 27',
  anaText:
    'She works days at a clinic and wants to be a nurse. She needs real patients for that, but the reading can wait until the kids are in bed. She picks **hybrid**: two evenings on campus, the rest at her kitchen table.',

  trustHeading: 'Check these four things before you trust it',
  trust1:
    '**Accreditation.** Find the college in the [federal list](https://ope.ed.gov/dapip/).[^accreditation] Ask, too, if your program has its own stamp. In nursing, law, teaching and engineering that can decide if you may work.',
  trust2:
    '**Your state.** An online college in another state needs leave to teach people where you live, if it gives federal aid.[^stateApproval] Ask: “Can you enroll students from my state? What if I move?”',
  trust3:
    '**Your license.** Colleges have to say for which states a program meets the rules for a license.[^licensure] If yours is missing, that degree may not get you the job.',
  trust4:
    '**Results.** [College Scorecard](https://collegescorecard.ed.gov/) shows who finishes, what they borrow and what they earn.[^scorecard] Ask the college for the same figures for online students alone. Many can tell you. If they won’t, that tells you something.',

  mixHeading: 'You can mix, and you can change your mind',
  mix1: 'Few people pick once and for all. You can take the big lecture online and the lab in person. You can live on campus and take one class from your bunk. You can start at home and move in next year. Before you do, ask three things. Does it change my aid? Does it change my fees? Will the diploma look the same? It often does, but ask.',
  mix2: 'If a class isn’t working, say so early. Each college has a last day to drop or switch without harm to your record, and it comes fast. Put it in your calendar on day one.',

  check1: 'Mark the rows of the table that matter to me',
  check2: 'Write down my free hours for one normal week',
  check3: 'Name the place where I would study',
  check4: 'Answer the six questions',
  check5: 'Add up five cost numbers for each college',
  check6: 'Ask for the yearly price in writing',
  check7: 'Check accreditation of college and program',
  check8: 'Ask if my state is allowed',
  check9: 'Check the license rules, if my job needs one',
  check10: 'Test my computer and internet at night',
  check11: 'Sit in on one class, or watch one recorded',
  check12: 'Put the last day to drop in my calendar',

  ask1: 'In a normal week, on which days and at what hours do I have to be somewhere?',
  ask2: 'Who teaches the online classes? Are they the same people as on campus?',
  ask3: 'How fast does a teacher answer, and can I meet one live?',
  ask4: 'How many online students finish, compared with those on campus?',
  ask5: 'Where would I do labs, clinics or internships, and who sets them up?',
  ask6: 'What do online students pay that others don’t, and the other way round?',
  ask7: 'Can I get tutoring, advice and job help at night, on a phone?',
});
