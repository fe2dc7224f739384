import { drawBrand, drawPicture, type Studio } from './draw-brand.ts';
import { drawLawn, plant, rowsOf } from './draw-lawn.ts';
import { drawLines, leadOf } from './draw-text.ts';
import { fitLines } from './fit-lines.ts';
import { palette } from './palette.ts';

/** The picture of the site: what it is for, over a lawn full of pennants. */
export function drawSiteImage(
  colleges: readonly { readonly name: string }[],
  studio: Studio,
): string {
  const { brand, pennant, display } = studio;
  const title = fitLines(brand.tagline, {
    widths: display.widths,
    width: 1088,
    sizes: [
      { size: 132, lines: 2 },
      ...[112, 96, 84].map((size) => ({ size, lines: 2 })),
      { size: 72, lines: 3 },
    ],
  });
  const block = leadOf(title.size) * title.lines.length;
  const top = 130 + (290 - block) / 2 + title.size * 0.8;
  const names = colleges.map(({ name }) => name);
  return drawPicture([
    drawLawn(436),
    drawBrand(studio),
    drawLines(title, { x: 56, y: top, face: display, fill: palette.ink }),
    plant(rowsOf(names.length > 0 ? names : [brand.name]), pennant),
  ]);
}
