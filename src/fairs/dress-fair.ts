import { drawPennant } from '../ui/draw-pennant.ts';
import type { PennantArt } from '../ui/pennant-felt.ts';
import type { TicketFair } from './fair-queries.ts';

interface Bare {
  readonly name: string;
  readonly logo: string | null;
}

/** A college with its pennant drawn. */
export type Flagged<College extends Bare> = Omit<College, 'logo'> & { readonly art: PennantArt };

/** Draws the pennant of a college; for loaders, so that the outlines of letters stay on the server. */
export function dressCollege<College extends Bare>({
  logo,
  ...college
}: College): Flagged<College> {
  return { ...college, art: drawPennant(college.name, 'still', logo) };
}

/** A fair as tickets and heroes show it. */
export type ShownFair = Omit<TicketFair, 'pennants'> & {
  readonly pennants: readonly Flagged<TicketFair['pennants'][number]>[];
};

/** Draws the pennants of a fair; for loaders. */
export const dressFair = <Fair extends TicketFair>({ pennants, ...fair }: Fair) => ({
  ...fair,
  pennants: pennants.map(dressCollege),
});
