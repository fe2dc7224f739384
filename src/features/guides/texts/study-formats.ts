import { list, section, steps, table, terms, text, tip, type Guide } from '../guide.ts';
import { studyFormatsMessages as w } from './study-formats.messages.ts';

/** Online, hybrid and in-person study compared. */
export const studyFormats: Guide = {
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
