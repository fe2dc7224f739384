import type { Translate } from '../../../platform/i18n/translator-for.ts';
import { explainedMessages as messages } from './fair-explained.messages.ts';
import { shapeOfSession } from './shape-of-session.ts';

/** One step of what people do at a fair. */
export interface Step {
  readonly title: string;
  readonly text: string;
}

interface Explained {
  readonly fairType: string;
  readonly collegeCount: number;
  readonly plan: Parameters<typeof shapeOfSession>[0];
}

/** What happens at a kind of fair, with the numbers of this one. */
export function fairSteps(
  t: Translate,
  { fairType, collegeCount, plan }: Explained,
): readonly Step[] {
  const { colleges, minutes, length } = shapeOfSession(plan);
  const sessions = plan.length;
  if (fairType === 'booth')
    return [
      {
        title: t(messages.boothLookTitle),
        text: t(messages.boothLook, { count: collegeCount }),
      },
      { title: t(messages.boothAskTitle), text: t(messages.boothAskText) },
      { title: t(messages.boothKeep), text: t(messages.boothKeepText) },
    ];
  if (fairType === '6x6')
    return [
      { title: t(messages.sixPick), text: t(messages.sixPickText, { sessions }) },
      {
        title: t(messages.sixListen, { colleges, minutes }),
        text: t(messages.sixListenText, { length }),
      },
      { title: t(messages.sixWatch), text: t(messages.sixWatchText) },
    ];
  return [
    { title: t(messages.webinarJoin), text: t(messages.webinarJoinText) },
    { title: t(messages.webinarWatch), text: t(messages.webinarWatchText) },
  ];
}
