import { describeReason } from '../colleges/describe-match.ts';
import type { PageCall } from '../platform/pages/page-call.ts';
import { translatorFor } from '../platform/i18n/translator-for.ts';
import { lobbyMessages as messages } from './lobby.messages.ts';
import type { Visit } from './visit-queries.ts';

/** The booths that come first, each with its reason in a few words. */
export interface PicksView {
  readonly studentName: string | null;
  /** By the ids of booths, in their order. */
  readonly reasons: ReadonlyMap<string, string>;
}

/** Says why booths come first: what fits best, or that they are saved. */
export function toPicksView(
  { locale }: Pick<PageCall, 'locale'>,
  forMe: Visit['forMe'],
): PicksView | null {
  if (!forMe || forMe.picks.length === 0) return null;
  const t = translatorFor(locale);
  const { studentName } = forMe;
  const reasons = forMe.picks.map(({ boothId, isSaved, reasons: [best] }) => {
    const why = best
      ? describeReason({ t, locale }, { ...best, number: best.number ?? 0 })
      : isSaved || studentName === null
        ? t(messages.savedByYou)
        : t(messages.savedByStudent, { name: studentName });
    return [boothId, why] as const;
  });
  return { studentName, reasons: new Map(reasons) };
}
