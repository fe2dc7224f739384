import type { Say } from '../platform/words/speak.ts';
import { explainedWords as said } from './fair-explained.words.ts';
import { shapeOfSession } from './shape-of-session.ts';

/** One of the things that people do at a fair. */
export interface Step {
  readonly title: string;
  readonly text: string;
}

interface Explained {
  readonly fairType: string;
  readonly collegeCount: number;
  readonly plan: Parameters<typeof shapeOfSession>[0];
}

/** What happens at a kind of fair, in the numbers of this one. */
export function fairSteps(say: Say, { fairType, collegeCount, plan }: Explained): readonly Step[] {
  const { colleges, minutes, length } = shapeOfSession(plan);
  const sessions = plan.length;
  if (fairType === 'booth')
    return [
      {
        title: say(said.boothLookTitle),
        text: say(said.boothLook, { count: collegeCount }),
      },
      { title: say(said.boothAskTitle), text: say(said.boothAskText) },
      { title: say(said.boothKeep), text: say(said.boothKeepText) },
    ];
  if (fairType === '6x6')
    return [
      { title: say(said.sixPick), text: say(said.sixPickText, { sessions }) },
      {
        title: say(said.sixListen, { colleges, minutes }),
        text: say(said.sixListenText, { length }),
      },
      { title: say(said.sixWatch), text: say(said.sixWatchText) },
    ];
  return [
    { title: say(said.webinarJoin), text: say(said.webinarJoinText) },
    { title: say(said.webinarWatch), text: say(said.webinarWatchText) },
  ];
}
