import type { PennantProps } from './pennant.tsx';
import { island } from '../islands/island.tsx';

/** A pennant (pennant.tsx) that the server alone draws as long as it stays as it is. */
export const StaticPennant = island<PennantProps>(
  () => import('./pennant.tsx').then(({ Pennant }) => ({ default: Pennant })),
  'span',
);
