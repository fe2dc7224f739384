import { toSpeakerView } from '../fairs/fair-view.ts';
import type { ResultOf } from '../platform/pages/graphql.ts';
import type { deskQuery } from './registration-queries.ts';

type Desk = ResultOf<typeof deskQuery>;

/**
 * The sessions of a fair to choose from, each with the pennants of its colleges; for loaders. Of a fair
 * with booths there are none.
 */
export function shownSessions({ fairDesk, fairCard }: Desk) {
  if (fairCard?.fairType === 'booth') return [];
  return (fairDesk?.sessions ?? []).map((session) => {
    const planned = fairCard?.sessions.find(({ number }) => number === session.number);
    return { ...session, speakers: (planned?.speakers ?? []).map(toSpeakerView) };
  });
}

/** A session to choose. */
export type ShownSession = ReturnType<typeof shownSessions>[number];
