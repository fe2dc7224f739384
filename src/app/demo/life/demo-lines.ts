import type { SeededRandom } from '../../../platform/demo/seeded-random.ts';

/** A question of a demo student, and what a demo rep says to it: true of any college. */
interface Exchange {
  readonly ask: string;
  readonly answer: string;
}

/** None of it is about one college: these people are invented, and the colleges aren't. */
export const exchanges: readonly Exchange[] = [
  {
    ask: 'What’s a good question to ask on a campus tour?',
    answer: 'Ask your guide what they’d change about the place. You’ll learn a lot from that.',
  },
  {
    ask: 'Do I have to know my major before I apply?',
    answer:
      'Often you don’t. Ask each college by when you have to choose, and how easy a switch is.',
  },
  {
    ask: 'How do I find out what it would cost my family?',
    answer:
      'Every college has a net price calculator on its website. Use it together with a parent, and compare a few colleges.',
  },
  {
    ask: 'I’m in 10th grade. Is it too early to be here?',
    answer: 'Not at all. Look around, collect questions, and come back next year with better ones.',
  },
  {
    ask: 'Who should I ask for a letter of recommendation?',
    answer:
      'A teacher who has seen you work hard at something, and at least a month before the deadline.',
  },
  {
    ask: 'Can I bring my parents to an information session?',
    answer: 'Usually, yes. Some sessions even have a part just for families.',
  },
  {
    ask: 'What do students do on a rainy Sunday?',
    answer:
      'That’s a great one for a current student. Ask for a student ambassador when you visit.',
  },
  {
    ask: 'My grades were better this year than last. Does anyone notice?',
    answer:
      'People who read applications look at the whole record, and an upward trend is good news.',
  },
  {
    ask: 'How many colleges should be on my list?',
    answer: 'As many as you can get to know well. Make sure some of them are likely to say yes.',
  },
  {
    ask: 'Is it OK to apply if no one in my family went to college?',
    answer:
      'More than OK. Ask each college what it offers to first-generation students: many have a program.',
  },
  {
    ask: 'What’s the difference between early action and early decision?',
    answer: 'Both mean you hear sooner. Early decision is binding, and early action isn’t.',
  },
  {
    ask: 'Should I send my test scores?',
    answer:
      'Look up each college’s policy first. Where it’s optional, send them if they show you at your best.',
  },
  {
    ask: 'How do roommates get matched?',
    answer: 'It differs. Ask whether there’s a questionnaire, and whether you can name a friend.',
  },
  {
    ask: 'I play the cello. Can I join an orchestra without studying music?',
    answer:
      'At many places you can. Ask when auditions are, and whether they’re open to all majors.',
  },
  {
    ask: 'When should I start on my essay?',
    answer: 'The summer before senior year is a good time. Write a bad first draft, then fix it.',
  },
  {
    ask: 'Can I visit when school is out?',
    answer: 'Often, but classes may be out, too. A day with classes shows you more.',
  },
  {
    ask: 'What’s the FAFSA for, and do I need it?',
    answer:
      'It’s the application for federal aid, and it’s free. Most families should send it, even if they’re unsure.',
  },
  {
    ask: 'How big are the classes in the first year?',
    answer: 'Ask for two numbers: the largest lecture, and the size of a typical seminar.',
  },
  {
    ask: 'I’d like to study abroad. What should I ask?',
    answer: 'Ask where students go, what it adds to the price, and whether aid comes along.',
  },
  {
    ask: 'Is there help if I get stuck in a class?',
    answer: 'Ask about the tutoring center and office hours, and whether tutoring is free.',
  },
  {
    ask: 'How do I compare two financial aid offers?',
    answer: 'Take loans out first. What’s left to pay after grants is the number to compare.',
  },
  {
    ask: 'Do clubs take beginners?',
    answer: 'Most do. An activities fair in the first weeks is the place to try a few.',
  },
  {
    ask: 'Can I work on campus while I study?',
    answer: 'Many students do. Ask about work-study, and how many hours people usually work.',
  },
  {
    ask: 'What should I do before I leave the fair?',
    answer: 'Save the booths you liked, write down one thing about each, and plan one visit.',
  },
];

const answerTo = new Map(exchanges.map(({ ask, answer }) => [ask, answer]));

const honest = 'I’m a demo rep, so I can’t know this for sure.';

/** What a demo rep adds for a real person, by words of their question. */
const topics: readonly (readonly [words: RegExp, hint: string])[] = [
  [
    /\b(?:cost|tuition|price|afford|expens|pay|fees?\b|aid\b|scholarship|grant|fafsa|loan|money)|\$/i,
    'For costs and aid, start with the net price calculator on the college’s website: it shows what families like yours pay.',
  ],
  [
    /\b(?:deadline|apply|application|admi|accept|gpa|grade|sat\b|act\b|test|essay|transcript)/i,
    'For deadlines and what to send, the admissions page of the college’s website is the place to check.',
  ],
  [
    /\b(?:major|program|class|course|degree|study|professor|nursing|engineer|biolog|business)/i,
    'For majors and classes, look at the catalog on the college’s website, or ask to talk with the department.',
  ],
  [
    /\b(?:dorm|housing|room|residence|live on|campus life|food|meal|club|sport)/i,
    'For life on campus, ask a current student: a visit or a student ambassador tells you more than any page.',
  ],
  [
    /\b(?:visit|tour|campus|open house|come by)/i,
    'For visits, the college’s website has the dates, and often a tour by video.',
  ],
];

const inGeneral = [
  'The college’s admissions office knows, and is glad to be asked.',
  'It’s a good question to email to the college’s admissions office.',
] as const;

/** Someone says only that they got it, or hello. */
const isThanks =
  /^\W*(?:thanks?|thank you|thx|ty|ok(?:ay)?|great|cool|got it|bye|awesome)\b.{0,40}$/is;
const isHello = /^\W*(?:hi|hey|hello|good (?:morning|afternoon|evening))\b.{0,25}$/is;

/** Who asked, and where. */
interface Asker {
  readonly asker: 'demo' | 'person';
  readonly isPrivate?: boolean;
}

/**
 * What a demo rep answers. A demo student gets the words that go with the question; a real person
 * is told that it's a demo rep, and where the answer really is: never a fact about the college.
 */
export function answerOf(random: SeededRandom, question: string, by: Asker): string {
  const { asker, isPrivate = false } = by;
  const text = question.trim();
  const known = answerTo.get(text);
  if (known !== undefined && asker === 'demo') return known;
  const topic = topics.find(([words]) => words.test(text))?.[1];
  const asks = topic !== undefined || text.includes('?');
  if (!asks && isThanks.test(text))
    return 'You’re welcome! I’m a demo rep; at a real fair you’d be talking with someone from the college.';
  if (!asks && isHello.test(text))
    return 'Hi, and welcome! I’m a demo rep. Ask me something, and you’ll see how answers arrive.';
  const hint = topic ?? random.pick(inGeneral);
  const who = isPrivate
    ? 'At a real fair, someone from the college would answer you here, and only you and its reps could read it.'
    : 'At a real fair, someone from the college would answer you here.';
  return `${honest} ${who} ${hint}`;
}
