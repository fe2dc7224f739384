import { graphql, type ResultOf } from '../../platform/pages/graphql.ts';
import type { PageCall } from '../../platform/pages/page-call.ts';

/** The sessions of fairs that haven’t ended, with who speaks when. */
const slotFairs = graphql(`
  query SlotFairs {
    fairCards {
      slug
      sessions {
        number
        title
        startTime
        speakers {
          exhibitorId
          startsAtMinute
          lengthMinutes
        }
      }
    }
  }
`);

interface OwnExhibit {
  readonly id: string;
  readonly fair: { readonly slug: string; readonly fairType: string };
}

/** A college’s minutes in a session of a fair. */
export interface OwnSlot {
  readonly exhibitorId: string;
  readonly number: number;
  readonly title: string;
  /** When the college speaks, ISO. */
  readonly start: string;
  readonly minutes: number;
}

/** The spots that a college was given at 6x6 fairs, as published; asks only if it exhibits at one. */
export async function loadSlots(
  call: PageCall,
  exhibits: readonly OwnExhibit[],
): Promise<readonly OwnSlot[]> {
  const own = exhibits.filter(({ fair }) => fair.fairType === '6x6');
  return own.length === 0 ? [] : slotsOf(own, (await call.query(slotFairs)).fairCards);
}

const slotsOf = (
  exhibits: readonly OwnExhibit[],
  fairs: ResultOf<typeof slotFairs>['fairCards'],
): readonly OwnSlot[] =>
  exhibits.flatMap(({ id, fair }) =>
    (fairs.find(({ slug }) => slug === fair.slug)?.sessions ?? []).flatMap((session) =>
      session.speakers
        .filter(({ exhibitorId }) => exhibitorId === id)
        .map(({ startsAtMinute, lengthMinutes }) => ({
          exhibitorId: id,
          number: session.number,
          title: session.title,
          start: new Date(Date.parse(session.startTime) + startsAtMinute * 60_000).toISOString(),
          minutes: lengthMinutes,
        })),
    ),
  );
