import type { PennantProps } from './pennant.tsx';
import { still } from './still.tsx';

/** A pennant (pennant.tsx) that the server alone draws as long as it stays as it is. */
export const StillPennant = still<PennantProps>(
  () => import('./pennant.tsx').then(({ Pennant }) => ({ default: Pennant })),
  'span',
);
