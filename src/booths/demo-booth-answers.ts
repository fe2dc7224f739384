import type { Values } from '../platform/model/entity.ts';

/** What the booths of the demo say: invented, and so plain that it could be said by any of them. */
const costs = [
  'Tuition and fees for this year are on our cost page, with room, meals and books. Use the net price calculator: it asks ten questions and tells what families like yours paid after grants.',
  'We publish one figure for a year on campus and one for living at home. What matters is the price after aid: bring last year’s tax return to our table and we work it out together.',
] as const;
const aid = [
  'Most of our first-year students get a grant. Send the FAFSA first; a second form is only needed if your parents live apart. Merit awards need no extra application.',
  'Two kinds: by need and by merit. Apply for admission by the early date and you are looked at for both. We answer with an award letter that lists loans apart from gifts.',
] as const;
const deadlines = [
  'Early action is in the first week of November, regular decision in mid-January. You can hand in scores and the last grades later.',
  'We read applications as they come, from August on. Housing and most scholarships go to those who apply before the new year.',
] as const;
const majors = [
  'More than sixty majors. Health, education and computing fill up first; you can start undeclared and decide at the end of the second year.',
  'You apply to the college, not to a department. Nearly half of our students change their major once, and nobody loses a term by it.',
] as const;
const housing = [
  'First-year students have a room for sure if they apply by May 1. Most share with one other; there are quiet floors and floors for one interest.',
  'You can live on campus all four years. Families nearby: living at home is fine, and you still get a mailbox, a locker and a mentor.',
] as const;
const visits = [
  'Tours go out every weekday morning and on most Saturdays. Too far? Join the tour by video and ask the guide everything.',
  'Come for half a day: a tour, a class, lunch with a student. Tell us a week ahead, and we find a class in your subject.',
] as const;

/** What a college says on its booth; `place` makes neighbours differ. */
export function demoContents(name: string, place: number): Values {
  const pick = (texts: readonly [string, string]) => texts[place % 2] ?? texts[0];
  return {
    about: `Welcome to the booth of ${name}. Ask us anything: how classes are, what it costs, what people do on a Sunday.\n\nEverything on this booth is made up so that you can try the fair out.`,
    costAnswer: pick(costs),
    aidAnswer: pick(aid),
    deadlinesAnswer: pick(deadlines),
    majorsAnswer: pick(majors),
    housingAnswer: pick(housing),
    visitAnswer: pick(visits),
  };
}
