import type { Queryable } from '../../platform/database/queryable.ts';
import { demoFairs } from '../fairs/demo-fairs.server.ts';
import { readRows, row, type RowOf } from '../../platform/database/read-rows.ts';
import { demoId } from '../../platform/demo/demo-id.server.ts';
import { SeededRandom } from '../../platform/demo/seeded-random.ts';
import { insertRecords } from '../../platform/store/insert-records.server.ts';
import type { World } from '../../platform/world.ts';
import { FairBooth } from './fair-booth.entity.ts';
import type { Values } from '../../platform/model/entity.ts';

/** Texts of the demo's booths: invented, and generic enough for any of them. */
const costs = [
  'Tuition and fees for this year are on our cost page, with room, meals, and books. Use the net price calculator: it asks ten questions and shows what families like yours paid after grants.',
  'We publish one figure for a year on campus and one for living at home. What matters is the price after aid: bring last year’s tax return to our booth and we’ll work it out together.',
] as const;
const aid = [
  'Most of our first-year students get a grant. Send the FAFSA first; a second form is only needed if your parents live apart. Merit awards need no extra application.',
  'We offer need-based and merit aid. Apply by the early deadline and we’ll consider you for both. Our award letter lists loans separately from grants.',
] as const;
const deadlines = [
  'Early action is in the first week of November, regular decision in mid-January. You can send test scores and final grades later.',
  'We read applications as they come in, starting in August. Housing and most scholarships go to those who apply before the new year.',
] as const;
const majors = [
  'More than sixty majors. Health, education, and computing fill up first. You can start undeclared and decide at the end of your second year.',
  'You apply to the college, not to a department. Nearly half of our students change their major once, and no one loses a semester over it.',
] as const;
const housing = [
  'First-year students are guaranteed a room if they apply by May 1. Most have one roommate, and there are quiet halls and themed halls.',
  'You can live on campus all four years. Live nearby? Commuting is fine, and you still get a mailbox, a locker, and a mentor.',
] as const;
const visits = [
  'Tours leave every weekday morning and on most Saturdays. Too far? Join the tour by video and ask the guide everything.',
  'Come for half a day: a tour, a class, lunch with a student. Let us know a week ahead, and we’ll find a class in your major.',
] as const;

const music = {
  question: 'Can I play music without majoring in it?',
  answer:
    'Yes. The choirs, the jazz band, and the marching band take everyone who shows up in the first week, and you can borrow an instrument.',
};
const commuters = {
  question: 'What do people do who commute?',
  answer:
    'About a third of our students do. There’s a lounge with lockers and a kitchen, and a shuttle from the station every 15 minutes.',
};
const firsts = {
  question: 'I’d be the first in my family to go to college. Who helps me?',
  answer:
    'You get an advisor who was the first, too, a summer week before everyone else arrives, and a small grant for books.',
};
const transfers = {
  question: 'Will my community college credits count?',
  answer: 'Most do. Send us your transcript, and we’ll tell you which ones before you apply.',
};

/** Questions of a college's own, which every other booth has. */
const ownQuestions = [
  [music, firsts],
  [commuters, transfers],
] as const;

/** An open film, to try the player with. */
const film = {
  url: 'https://www.youtube.com/watch?v=aqz-KE-bpKQ',
  title: 'Big Buck Bunny, an open film to try the player with',
};

/** A college's answers on its booth; `index` makes neighbors differ. */
function demoContents(index: number): Values {
  const pick = (texts: readonly [string, string]) => texts[index % 2] ?? texts[0];
  return {
    about:
      'Welcome to our booth. Ask us anything: what classes are like, what it costs, what people do on a Sunday.\n\nEverything at this booth is made up so that you can try out the fair.',
    costAnswer: pick(costs),
    aidAnswer: pick(aid),
    deadlinesAnswer: pick(deadlines),
    majorsAnswer: pick(majors),
    housingAnswer: pick(housing),
    visitAnswer: pick(visits),
    ...(index % 2 === 0 ? { ownQuestions: ownQuestions[(index / 2) % 2] } : {}),
    ...(index === 0 ? { videos: [film] } : {}),
  };
}

/** A few of the sixty have not paid, and some that have are not ready: work for an admin. */
const unpaid = 3;
const unready = 9;

/** Whether the college at this position in the sign-up order has paid for its booth. */
export const hasPaidInDemo = (position: number, of: number): boolean => of - position > unpaid;

/** Loads the booths of the demo's booth fair; the first college has completed everything. */
export async function loadDemoBooths(
  tx: Queryable,
  world: World,
  collegeIds: readonly string[],
): Promise<void> {
  const seededRandom = new SeededRandom(60);
  const colleges = await factsOf(tx, collegeIds);
  const booths = collegeIds.map((collegeId, index) => {
    const fromEnd = collegeIds.length - index;
    const ready = fromEnd > unready;
    const answered = ready && (index === 0 || seededRandom.happens(0.9));
    const college = colleges.get(collegeId);
    const { about, ...answers } = demoContents(index);
    return {
      id: demoId('booth', index + 1),
      collegeId,
      fairId: demoFairs.demo,
      paid: hasPaidInDemo(index, collegeIds.length),
      boothReady: ready,
      questionsAnswered: answered,
      chatReady: ready && (index === 0 || seededRandom.happens(0.8)),
      video: ready && (index === 0 || seededRandom.happens(0.5)),
      boothSent: ready,
      ...(ready
        ? { about, applyUrl: college?.applyUrl ?? null, visitUrl: college?.site ?? null }
        : {}),
      ...(answered ? answers : {}),
    };
  });
  await insertRecords(tx, world, FairBooth, booths, 'ignore');
}

const factsRow = row({ id: 'text', name: 'text', applyUrl: 'text?', site: 'text?' });

type Facts = RowOf<typeof factsRow>;

/** Names and addresses of the colleges; only those that a booth can link to. */
async function factsOf(tx: Queryable, ids: readonly string[]): Promise<Map<string, Facts>> {
  const rows = await readRows(tx, factsRow)(
    `select c.id, c.name, case when p.apply_url ~* '^https://' then p.apply_url end as "applyUrl",
       case when c.booth_url ~* '^https://' then c.booth_url end as site
     from college c left join college_profile p on p.college_id = c.id where c.id = any($1::uuid[])`,
    [ids],
  );
  return new Map(rows.map((facts) => [facts.id, facts]));
}
