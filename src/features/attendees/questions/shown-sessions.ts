import { toSpeakerView } from '../../fairs/fair-view.ts';
import type { ResultOf } from '../../../platform/pages/graphql.ts';
import type { deskQuery } from '../registration-queries.ts';

type Desk = ResultOf<typeof deskQuery>;

/**
 * The selectable sessions of a fair, each with its colleges' pennants; for loaders. Booth fairs
 * have none.
 */
export function shownSessions({ fairDesk, fairCard }: Desk) {
  if (fairCard?.fairType === 'booth') return [];
  return (fairDesk?.sessions ?? []).map((session) => {
    const planned = fairCard?.sessions.find(({ number }) => number === session.number);
    return { ...session, speakers: (planned?.speakers ?? []).map(toSpeakerView) };
  });
}

/** A selectable session. */
export type ShownSession = ReturnType<typeof shownSessions>[number];
