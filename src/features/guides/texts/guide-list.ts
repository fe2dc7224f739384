import { collegePrep } from './college-prep.ts';
import {
  type Guide,
  type GuideRole,
  list,
  section,
  steps,
  table,
  terms,
  text,
  tip,
} from '../guide.ts';
import { parentGuardianPrep } from './parent-guardian-prep.ts';
import { studyFormatsMessages as w } from './study-formats.messages.ts';
import { nontraditionalMessages as nontraditionalStudentsW } from './nontraditional-students.messages.ts';

/** For adults who start college, or come back to it. */
const nontraditionalStudents: Guide = {
  slug: 'nontraditional-students',
  roles: ['student', 'counselor'],
  title: nontraditionalStudentsW.title,
  short: nontraditionalStudentsW.short,
  deck: nontraditionalStudentsW.deck,
  published: '2026-11-21',
  reviewed: '2026-11-24',
  sections: [
    section(
      'your-week',
      nontraditionalStudentsW.whyHeading,
      text(
        nontraditionalStudentsW.why1,
        nontraditionalStudentsW.why2,
        nontraditionalStudentsW.why3,
      ),
      tip(nontraditionalStudentsW.weekTip),
      table(
        nontraditionalStudentsW.hoursCaption,
        [
          nontraditionalStudentsW.hoursLoad,
          nontraditionalStudentsW.hoursWeek,
          nontraditionalStudentsW.hoursLike,
        ],
        [
          nontraditionalStudentsW.load1,
          nontraditionalStudentsW.load1Week,
          nontraditionalStudentsW.load1Like,
        ],
        [
          nontraditionalStudentsW.load2,
          nontraditionalStudentsW.load2Week,
          nontraditionalStudentsW.load2Like,
        ],
        [
          nontraditionalStudentsW.load4,
          nontraditionalStudentsW.load4Week,
          nontraditionalStudentsW.load4Like,
        ],
      ),
    ),
    section(
      'credit',
      nontraditionalStudentsW.creditHeading,
      text(nontraditionalStudentsW.credit1),
      table(
        nontraditionalStudentsW.creditCaption,
        [
          nontraditionalStudentsW.creditWay,
          nontraditionalStudentsW.creditShows,
          nontraditionalStudentsW.creditAsk,
        ],
        [
          nontraditionalStudentsW.transfer,
          nontraditionalStudentsW.transferShows,
          nontraditionalStudentsW.transferAsk,
        ],
        [
          nontraditionalStudentsW.exams,
          nontraditionalStudentsW.examsShows,
          nontraditionalStudentsW.examsAsk,
        ],
        [
          nontraditionalStudentsW.portfolio,
          nontraditionalStudentsW.portfolioShows,
          nontraditionalStudentsW.portfolioAsk,
        ],
        [
          nontraditionalStudentsW.training,
          nontraditionalStudentsW.trainingShows,
          nontraditionalStudentsW.trainingAsk,
        ],
      ),
      text(nontraditionalStudentsW.credit2, nontraditionalStudentsW.credit3),
    ),
    section(
      'paying',
      nontraditionalStudentsW.payHeading,
      text(nontraditionalStudentsW.pay1, nontraditionalStudentsW.pay2),
      list(
        nontraditionalStudentsW.payGrants,
        nontraditionalStudentsW.payLoans,
        nontraditionalStudentsW.payEmployer,
        nontraditionalStudentsW.payDefault,
        nontraditionalStudentsW.payDrop,
      ),
    ),
    section(
      'service',
      nontraditionalStudentsW.servedHeading,
      text(nontraditionalStudentsW.served1, nontraditionalStudentsW.served2),
    ),
    section(
      'children',
      nontraditionalStudentsW.kidsHeading,
      text(nontraditionalStudentsW.kids1),
      tip(nontraditionalStudentsW.kidsTip),
      text(nontraditionalStudentsW.kids2, nontraditionalStudentsW.kids3),
    ),
    section(
      'work',
      nontraditionalStudentsW.workHeading,
      text(nontraditionalStudentsW.work1, nontraditionalStudentsW.work2),
    ),
    section(
      'trust',
      nontraditionalStudentsW.safeHeading,
      text(nontraditionalStudentsW.safe1, nontraditionalStudentsW.safe2),
    ),
    section(
      'first-term',
      nontraditionalStudentsW.firstHeading,
      text(nontraditionalStudentsW.first1),
      list(
        nontraditionalStudentsW.firstPlacement,
        nontraditionalStudentsW.firstTeacher,
        nontraditionalStudentsW.firstTutor,
        nontraditionalStudentsW.firstFriend,
        nontraditionalStudentsW.firstHome,
      ),
    ),
  ],
  checklist: [
    nontraditionalStudentsW.check1,
    nontraditionalStudentsW.check2,
    nontraditionalStudentsW.check3,
    nontraditionalStudentsW.check4,
    nontraditionalStudentsW.check5,
    nontraditionalStudentsW.check6,
    nontraditionalStudentsW.check7,
    nontraditionalStudentsW.check8,
    nontraditionalStudentsW.check9,
    nontraditionalStudentsW.check10,
    nontraditionalStudentsW.check11,
    nontraditionalStudentsW.check12,
    nontraditionalStudentsW.check13,
    nontraditionalStudentsW.check14,
    nontraditionalStudentsW.check15,
  ],
  questions: [
    nontraditionalStudentsW.ask1,
    nontraditionalStudentsW.ask2,
    nontraditionalStudentsW.ask3,
    nontraditionalStudentsW.ask4,
    nontraditionalStudentsW.ask5,
    nontraditionalStudentsW.ask6,
    nontraditionalStudentsW.ask7,
  ],
};

/** Online, hybrid and in-person study compared. */
const studyFormats: Guide = {
  slug: 'online-hybrid-inperson-pros-cons',
  roles: ['student', 'parent', 'counselor'],
  title: w.title,
  short: w.short,
  deck: w.deck,
  published: '2026-11-21',
  reviewed: '2026-11-24',
  sections: [
    section(
      'three-words',
      w.wordsHeading,
      text(w.words1),
      terms(
        [w.inPersonTerm, w.inPersonText],
        [w.hybridTerm, w.hybridText],
        [w.onlineTerm, w.onlineText],
      ),
      text(w.words2),
    ),
    section(
      'comparison',
      w.compareHeading,
      text(w.compare1),
      table(
        w.compareCaption,
        [w.compareWhat, w.inPersonTerm, w.hybridTerm, w.onlineTerm],
        [w.timeRow, w.timeInPerson, w.timeHybrid, w.timeOnline],
        [w.costRow, w.costInPerson, w.costHybrid, w.costOnline],
        [w.focusRow, w.focusInPerson, w.focusHybrid, w.focusOnline],
        [w.helpRow, w.helpInPerson, w.helpHybrid, w.helpOnline],
        [w.peopleRow, w.peopleInPerson, w.peopleHybrid, w.peopleOnline],
        [w.handsRow, w.handsInPerson, w.handsHybrid, w.handsOnline],
      ),
    ),
    section('cost', w.costHeading, text(w.cost1), tip(w.costTip), text(w.cost2, w.cost3)),
    section('time', w.timeHeading, text(w.time1, w.time2)),
    section(
      'six-questions',
      w.sixHeading,
      steps(w.six1, w.six2, w.six3, w.six4, w.six5, w.six6),
      text(w.sixAfter),
    ),
    section(
      'three-people',
      w.peopleHeading,
      text(w.people1),
      terms([w.leahTerm, w.leahText], [w.marcusTerm, w.marcusText], [w.anaTerm, w.anaText]),
    ),
    section('trust', w.trustHeading, list(w.trust1, w.trust2, w.trust3, w.trust4)),
    section('mix', w.mixHeading, text(w.mix1, w.mix2)),
  ],
  checklist: [
    w.check1,
    w.check2,
    w.check3,
    w.check4,
    w.check5,
    w.check6,
    w.check7,
    w.check8,
    w.check9,
    w.check10,
    w.check11,
    w.check12,
  ],
  questions: [w.ask1, w.ask2, w.ask3, w.ask4, w.ask5, w.ask6, w.ask7],
};

/** Every guide, in the order of the hub. */
export const guides: readonly Guide[] = [
  collegePrep,
  parentGuardianPrep,
  nontraditionalStudents,
  studyFormats,
];

/** Where a guide is read. */
export const guidePath = ({ slug }: Pick<Guide, 'slug'>): string => `/resources/${slug}`;

/** The guide at this path, if there is one. */
export const guideAt = (path: string): Guide | undefined =>
  guides.find((guide) => guidePath(guide) === path.toLowerCase());

/** The guides for a role, those that are for fewer others first; all of them without one. */
export function guidesFor(role: GuideRole | null): readonly Guide[] {
  if (!role) return guides;
  // Sorting is stable. Counselors hand out all of them, so their order is that of the hub.
  return guides
    .filter((guide) => guide.roles.includes(role))
    .toSorted((one, other) => (role === 'parent' ? one.roles.length - other.roles.length : 0));
}
