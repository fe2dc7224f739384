import { smallLogo } from '../colleges/card-view.ts';
import { drawPennant } from '../../ui/pennants/draw-pennant.ts';
import type { PennantArt } from '../../ui/pennants/pennant-felt.ts';
import { type TicketFair, fairHead } from './fair-queries.ts';
import type { PageCall } from '../../platform/pages/page-call.ts';
import { slugIn } from './fair-paths.ts';

interface Bare {
  readonly name: string;
  readonly logo: string | null;
}

/** A college with its rendered pennant. */
export type Flagged<College extends Bare> = Omit<College, 'logo'> & { readonly art: PennantArt };

/**
 * Draws a college's pennant, with its logo if it has one; for loaders, so that glyph outlines stay
 * on the server.
 */
export const toCollegeView = <College extends Bare>({
  logo,
  ...college
}: College): Flagged<College> => ({
  ...college,
  art: drawPennant(college.name, 'still', smallLogo(logo, 128)),
});

/** Draws a speaker's small pennant: letters are readable where logos are not. */
export const toSpeakerView = <Speaker extends Bare>({
  logo: _,
  ...speaker
}: Speaker): Flagged<Speaker> => ({ ...speaker, art: drawPennant(speaker.name) });

/** A fair as shown on tickets and heroes. */
export type ShownFair = Omit<TicketFair, 'pennants'> & {
  readonly pennants: readonly { readonly name: string; readonly art: PennantArt }[];
};

/**
 * Draws the pennants of a fair; for loaders. They are small and in a row, where letters are
 * readable and logos are not.
 */
export const toFairView = <Fair extends TicketFair>({ pennants, ...fair }: Fair) => ({
  ...fair,
  pennants: pennants.map(({ name }) => ({ name, art: drawPennant(name) })),
});

/**
 * Loads the header of a fair's pages.
 * @param address the first segment of the path, `fair-spring`
 * @throws Response 404 for a fair that is missing or not public
 */
export async function loadFairHead(call: PageCall, address: string) {
  const slug = slugIn(address);
  const { fairCard } = slug ? await call.query(fairHead, { slug }) : { fairCard: null };
  if (!fairCard || fairCard.slug !== slug) throw new Response(null, { status: 404 });
  return { now: call.now.toISOString(), fair: toFairView(fairCard) };
}
