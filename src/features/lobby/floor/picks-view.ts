import { describeReason } from '../../colleges/match-point.ts';
import type { PageCall } from '../../../platform/pages/page-call.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { lobbyMessages as messages } from '../lobby.messages.ts';
import type { Visit } from '../visit/visit-queries.ts';

/** The recommended booths, each with its reason in a few words. */
export interface PicksView {
  readonly studentName: string | null;
  /** By booth id, in their order. */
  readonly reasons: ReadonlyMap<string, string>;
}

/** Explains why booths are recommended: the best match, or that they are saved. */
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
