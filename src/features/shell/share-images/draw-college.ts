import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { drawBrand, drawPicture, type Studio } from './draw-brand.ts';
import { drawLawn, plant } from './draw-lawn.ts';
import { drawPill } from './draw-pill.ts';
import { drawLines, drawText, leadOf } from './draw-text.ts';
import { fitLines } from './fit-lines.ts';
import { palette } from './palette.ts';
import { shareMessages } from './share.messages.ts';

/** What a picture shows of a college. */
export interface PicturedCollege {
  readonly name: string;
  readonly city: string;
  readonly state: string;
  readonly fairs: readonly { readonly name: string }[];
}

const room = { x: 56, top: 128, width: 590, height: 290 };

/** The picture of a college: its pennant on the lawn, as big as it gets. */
export function drawCollege(college: PicturedCollege, studio: Studio): string {
  const { pennant, display, text } = studio;
  const t = translatorFor('en');
  const [fair] = college.fairs;
  const title = fitLines(college.name, {
    widths: display.widths,
    width: room.width,
    sizes: [
      ...[104, 92, 80].map((size) => ({ size, lines: 2 })),
      ...[76, 66].map((size) => ({ size, lines: 3 })),
      ...[54, 46].map((size) => ({ size, lines: 4 })),
    ],
  });
  const block = leadOf(title.size) * title.lines.length;
  const top = room.top + Math.max(0, (room.height - block - 60) / 2) + title.size * 0.82;
  const place = top + block - title.size * 0.82 + 40;
  const said = fair ? t(shareMessages.collegeAt, { fair: fair.name }) : t(shareMessages.college);
  return drawPicture([
    drawLawn(470),
    drawBrand(studio),
    drawLines(title, { x: room.x, y: top, face: display, fill: palette.ink }),
    drawText(`${college.city}, ${college.state}`, {
      ...{ x: room.x, y: place, size: 36, face: text, fill: palette.ink2 },
    }),
    plant([{ name: college.name, x: 716, y: 590, scale: 3.7 }], pennant),
    drawPill(said, { x: room.x, y: 538, fill: palette.surface, ink: palette.lawnInk, face: text }),
  ]);
}
