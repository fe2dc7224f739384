import encodeQR from 'qr';

/** A QR code as a drawing: how many modules it is wide, and the dark ones as a path. */
export interface QrArt {
  readonly size: number;
  readonly path: string;
}

/** Modules of white around the code, as the standard has it. */
const quiet = 4;

/** Draws the QR code of a text; a quarter of it may be torn off or dirty. */
export function drawQr(text: string): QrArt {
  const rows = encodeQR(text, 'raw', { ecc: 'quartile', border: quiet });
  const path = rows.flatMap((row, y) =>
    runsOf(row).map(([x, length]) => `M${x} ${y}h${length}v1h-${length}z`),
  );
  return { size: rows.length, path: path.join('') };
}

/** The dark runs of a row: where each begins, and how long it is. */
function runsOf(row: readonly boolean[]): readonly (readonly [number, number])[] {
  const runs: [number, number][] = [];
  row.forEach((dark, x) => {
    const last = runs.at(-1);
    if (!dark) return;
    if (last && last[0] + last[1] === x) last[1] += 1;
    else runs.push([x, 1]);
  });
  return runs;
}
