import { sayReason } from '../colleges/say-match.ts';
import type { PageCall } from '../platform/pages/page-call.ts';
import { speak } from '../platform/words/speak.ts';
import { lobbyWords as said } from './lobby.words.ts';
import type { Visit } from './visit-queries.ts';

/** The booths that come first, each with its reason in a few words. */
export interface DressedPicks {
  readonly studentName: string | null;
  /** By the ids of booths, in their order. */
  readonly reasons: ReadonlyMap<string, string>;
}

/** Says why booths come first: what fits best, or that they are saved. */
export function dressPicks(
  { locale }: Pick<PageCall, 'locale'>,
  forMe: Visit['forMe'],
): DressedPicks | null {
  if (!forMe || forMe.picks.length === 0) return null;
  const say = speak(locale);
  const { studentName } = forMe;
  const reasons = forMe.picks.map(({ boothId, isSaved, reasons: [best] }) => {
    const why = best
      ? sayReason({ say, locale }, { ...best, number: best.number ?? 0 })
      : isSaved || studentName === null
        ? say(said.savedByYou)
        : say(said.savedByStudent, { name: studentName });
    return [boothId, why] as const;
  });
  return { studentName, reasons: new Map(reasons) };
}
