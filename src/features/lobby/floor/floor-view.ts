import { describeReason } from '../../colleges/match-point.ts';
import { smallLogo } from '../../colleges/card-view.ts';
import { translatorFor, type Translate } from '../../../platform/i18n/translator-for.ts';
import { drawPennant } from '../../../ui/pennants/draw-pennant.ts';
import { lobbyMessages as messages } from '../lobby.messages.ts';
import type { Visit } from '../visit/visit-queries.ts';
import type { FloorAsked } from './floor-address.ts';
import { groupBooths } from './group-booths.ts';

/** Booths per page. */
const perPage = 36;
/** Up to so many miles, a college is near home: there and back in a day. */
const nearMiles = 100;
/** Booths suggested to someone whose bag is empty. */
const suggestedBooths = 3;

type Floor = NonNullable<Visit['floor']>;

interface FloorOf {
  readonly locale: string;
  readonly visit: Pick<Visit, 'forMe' | 'near'>;
  readonly floor: Floor;
  readonly asked: FloorAsked;
  /** Colleges in the person's bag. */
  readonly saved: readonly string[];
}

/**
 * The floor as the lobby shows it: who is there first, then who is away. In both parts recommended
 * booths come first, then those nearest home; a search keeps its own order.
 */
export function toFloorView({ locale, visit, floor, asked, saved }: FloorOf) {
  const t = translatorFor(locale);
  const { booths, places, ...counts } = floor;
  const picks = reasonsOf({ t, locale }, visit.forMe);
  const miles = new Map(visit.near?.map((one) => [one.boothId, one.miles]));
  const savedIds = new Set(saved);
  const isNear = (id: string) => (miles.get(id) ?? Infinity) <= nearMiles;
  const isShown = {
    'for-you': ({ id }: { id: string }) => picks.has(id),
    saved: ({ collegeId }: { collegeId: string }) => savedIds.has(collegeId),
    near: ({ id }: { id: string }) => isNear(id),
  };
  const found = asked.show === null ? booths : booths.filter(isShown[asked.show]);
  const ranks = [...picks.keys()];
  const rankOf = ({ id }: { readonly id: string }) =>
    picks.has(id) ? ranks.indexOf(id) : ranks.length + (miles.get(id) ?? farthest);
  const sorted =
    asked.search === null ? found.toSorted((one, other) => rankOf(one) - rankOf(other)) : found;
  const { here, line, away } = groupBooths(sorted);
  const ordered = [...here, ...line, ...away];
  const pages = Math.max(1, Math.ceil(ordered.length / perPage));
  const page = Math.min(asked.page, pages);
  const reasonOf = (id: string): string | null => {
    const number = miles.get(id);
    return (
      picks.get(id) ??
      (number !== undefined && (asked.show === 'near' || isNear(id))
        ? describeReason({ t, locale }, { kind: 'distance', values: [], number })
        : null)
    );
  };
  const toView = ({ city, state, logo, ...booth }: ShownOfFloor) => ({
    id: booth.id,
    collegeId: booth.collegeId,
    name: booth.name,
    place: `${city}, ${state}`,
    isClosed: booth.isClosed,
    reps: booth.reps,
    waiting: booth.waiting,
    reason: reasonOf(booth.id),
    art: drawPennant(booth.name, 'fly', smallLogo(logo, 128)),
  });
  const savedHere = places.filter(({ collegeId }) => savedIds.has(collegeId)).length;
  const unsaved = sorted.filter(({ collegeId, isClosed }) => !savedIds.has(collegeId) && !isClosed);
  return {
    ...counts,
    found: found.length,
    hereCount: here.length + line.length,
    awayCount: away.length,
    here: Object.fromEntries(
      booths.filter(({ reps }) => reps.length > 0).map(({ id, reps }) => [id, reps]),
    ),
    page,
    pages,
    /** Booths behind each view; null for one that isn't offered to this person. */
    views: {
      'for-you': picks.size > 0 ? picks.size : null,
      saved: savedHere,
      near: [...miles.keys()].filter(isNear).length || null,
    },
    studentName: visit.forMe?.studentName ?? null,
    booths: ordered.slice((page - 1) * perPage, page * perPage).map(toView),
    suggested: savedHere === 0 ? unsaved.slice(0, suggestedBooths).map(toView) : [],
  };
}

/** Behind every booth whose distance is known. */
const farthest = 100_000;

type ShownOfFloor = Floor['booths'][number];

/** A booth as its card shows it. */
export type ShownBooth = ReturnType<typeof toFloorView>['booths'][number];

/** Why booths are recommended, in a few words by booth id: the best match, or that they are saved. */
function reasonsOf(
  speech: { readonly t: Translate; readonly locale: string },
  forMe: Visit['forMe'],
): ReadonlyMap<string, string> {
  const { t } = speech;
  return new Map(
    forMe?.picks.map(({ boothId, isSaved, reasons: [best] }) => {
      const { studentName } = forMe;
      const why = best
        ? describeReason(speech, { ...best, number: best.number ?? 0 })
        : isSaved || studentName === null
          ? t(messages.savedByYou)
          : t(messages.savedByStudent, { name: studentName });
      return [boothId, why] as const;
    }),
  );
}
