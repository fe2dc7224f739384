import { contrast } from '../../../ui/brand/contrast.ts';
import { pennantInitials } from '../../../ui/pennants/initials.ts';
import { letterPennant } from '../../../ui/pennants/letter-pennant.ts';
import { felt, feltOf } from '../../../ui/pennants/pennant-felt.ts';

const sun = '#f6c544';
const white = '#ffffff';
const ink = '#23211d';

/** The pennant of the server in its own color, as an SVG of its own; a stretched one fills its frame. */
export function brandFlag(name: string, color: string, { stretched = false } = {}): string {
  const { body, band } = feltOf.still;
  // One letter: more cannot be read in a tab.
  const letters = letterPennant(pennantInitials(name).slice(0, 1), 'still');
  // A shape of this size needs 3:1 (WCAG 2.2, 1.4.11).
  const letterColor = contrast(color, white) >= 3 ? white : ink;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${felt.width} ${felt.height}"${
    stretched ? ' preserveAspectRatio="none"' : ''
  }><path fill="${color}" d="${body}"/><path fill="${sun}" d="${band}"/><path fill="${letterColor}" d="${letters}"/></svg>`;
}
