import { smallLogo } from '../colleges/card-view.ts';
import { drawPennant } from '../ui/draw-pennant.ts';
import type { PennantArt } from '../ui/pennant-felt.ts';
import type { TicketFair } from './fair-queries.ts';

interface Bare {
  readonly name: string;
  readonly logo: string | null;
}

/** A college with its pennant drawn. */
export type Flagged<College extends Bare> = Omit<College, 'logo'> & { readonly art: PennantArt };

/**
 * Draws the pennant of a college, with its logo where it has one; for loaders, so that the outlines
 * of letters stay on the server.
 */
export const toCollegeView = <College extends Bare>({
  logo,
  ...college
}: College): Flagged<College> => ({
  ...college,
  art: drawPennant(college.name, 'still', smallLogo(logo, 128)),
});

/** Draws the small pennant of a speaker: letters can be read where logos cannot. */
export const toSpeakerView = <Speaker extends Bare>({
  logo: _,
  ...speaker
}: Speaker): Flagged<Speaker> => ({ ...speaker, art: drawPennant(speaker.name) });

/** A fair as tickets and heroes show it. */
export type ShownFair = Omit<TicketFair, 'pennants'> & {
  readonly pennants: readonly { readonly name: string; readonly art: PennantArt }[];
};

/**
 * Draws the pennants of a fair; for loaders. They are small and in a row, where letters can be read
 * and logos cannot.
 */
export const toFairView = <Fair extends TicketFair>({ pennants, ...fair }: Fair) => ({
  ...fair,
  pennants: pennants.map(({ name }) => ({ name, art: drawPennant(name) })),
});
