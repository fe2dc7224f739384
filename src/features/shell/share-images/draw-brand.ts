import { brandFlag } from '../icons/brand-flag.ts';
import { drawText, type Face } from './draw-text.ts';
import type { DrawPennant } from './draw-lawn.ts';
import { palette } from './palette.ts';

/** Whose picture it is. */
export interface ShareBrand {
  readonly name: string;
  readonly tagline: string;
  readonly primaryColor: string;
  /** Where the site is, without scheme. */
  readonly host: string;
}

/** The dependencies of every drawing: the brand, the pennant drawer, and fonts. */
export interface Studio {
  readonly brand: ShareBrand;
  readonly pennant: DrawPennant;
  readonly display: Face;
  readonly text: Face;
}

/** The name of the site at the top, and where it is. */
export const drawBrand = ({ brand, display, text }: Studio): string =>
  `<svg x="56" y="43" width="90" height="48">${brandFlag(brand.name, brand.primaryColor)}</svg>
${drawText(brand.name, { x: 160, y: 83, size: 44, face: display, fill: palette.ink })}
${drawText(brand.host, { x: 1144, y: 80, size: 26, face: text, fill: palette.ink2, anchor: 'end' })}`;

/** A whole picture of these parts. */
export const drawPicture = (parts: readonly string[]): string =>
  `<svg xmlns="http://www.w3.org/2000/svg" width="1200" height="630" viewBox="0 0 1200 630">${parts.join('\n')}</svg>`;
