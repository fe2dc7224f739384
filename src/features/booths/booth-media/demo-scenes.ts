/** A scene that is drawn for the demo, and what it shows in words. */
interface Scene {
  readonly alt: string;
  readonly caption: string;
  /** What is drawn, 1200 by 900, with one color that differs from booth to booth. */
  readonly draw: (color: string) => string;
}

const sky = '#e4eff6';
const lawn = '#d8ebbb';
const path = '#f1eee6';
const stone = '#f7f2e6';
const glass = '#9cc3dc';
const wood = '#c9a577';
const darkWood = '#8a6642';
const leaves = '#6d9a55';
const dark = '#3d4757';

const rect = (x: number, y: number, width: number, height: number, fill: string, more = '') =>
  `<rect x="${x}" y="${y}" width="${width}" height="${height}" fill="${fill}" ${more}/>`;
const disk = (x: number, y: number, radius: number, fill: string) =>
  `<circle cx="${x}" cy="${y}" r="${radius}" fill="${fill}"/>`;
const shape = (d: string, fill: string) => `<path d="${d}" fill="${fill}"/>`;
const stroke = (d: string, color: string, width: number) =>
  `<path d="${d}" fill="none" stroke="${color}" stroke-width="${width}" stroke-linecap="round"/>`;
const times = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

const tree = (x: number, y: number) =>
  rect(x - 9, y - 110, 18, 110, darkWood) + disk(x, y - 170, 84, leaves);

function drawHall(color: string): string {
  const windows = (from: number, y: number) =>
    times(4, (index) => rect(from + index * 82, y, 44, 74, glass, 'rx="22"'));
  return [
    rect(0, 0, 1200, 900, sky),
    shape('M0 640Q600 570 1200 640V900H0Z', lawn),
    shape('M560 640H640L760 900H440Z', path),
    rect(190, 380, 820, 260, color),
    rect(190, 366, 820, 22, stone),
    rect(520, 190, 160, 450, color),
    shape('M500 190L600 70L700 190Z', dark),
    disk(600, 262, 46, stone),
    stroke('M600 262V232M600 262L622 274', dark, 7),
    ...[412, 520].flatMap((y) => [windows(216, y), windows(694, y)]),
    rect(560, 540, 80, 100, darkWood, 'rx="40"'),
    tree(110, 700),
    tree(1090, 700),
  ].join('');
}

function drawLibrary(color: string): string {
  const spines = [color, '#d9a441', '#4c7a8c', '#9c4f4f', '#6b7f52', '#c7bfae'];
  const shelf = (x: number, y: number) =>
    rect(x, y + 138, 250, 14, darkWood) +
    times(8, (index) => {
      const high = 92 + ((index * 37 + x + y) % 40);
      const spine = spines[(index * 5 + x + y) % spines.length] ?? color;
      return rect(x + 8 + index * 30, y + 138 - high, 24, high, spine);
    });
  const lamp = (x: number) =>
    stroke(`M${x} 690V600`, dark, 10) +
    shape(`M${x - 62} 604Q${x} 528 ${x + 62} 604Z`, color) +
    shape(`M${x - 56} 606H${x + 56}L${x + 110} 690H${x - 110}Z`, '#fbeebc');
  return [
    rect(0, 0, 1200, 900, stone),
    ...[60, 340, 620, 900].flatMap((x) => [
      rect(x - 12, 60, 274, 560, wood),
      ...[74, 254, 434].map((y) => shelf(x, y)),
    ]),
    rect(0, 620, 1200, 280, '#e2d3bb'),
    lamp(400),
    lamp(800),
    rect(120, 690, 960, 34, darkWood, 'rx="8"'),
    rect(180, 724, 30, 176, darkWood),
    rect(990, 724, 30, 176, darkWood),
  ].join('');
}

const drawRoom = (color: string): string =>
  [
    rect(0, 0, 1200, 900, '#f3ead8'),
    rect(0, 700, 1200, 200, wood),
    rect(640, 120, 380, 300, '#ffffff'),
    rect(660, 140, 340, 260, sky),
    shape('M660 330Q830 280 1000 330V400H660Z', leaves),
    rect(824, 140, 12, 260, '#ffffff'),
    // The bed.
    rect(90, 440, 26, 330, darkWood),
    rect(504, 560, 26, 210, darkWood),
    rect(100, 600, 420, 110, '#ffffff', 'rx="18"'),
    rect(230, 590, 296, 122, color, 'rx="18"'),
    rect(128, 562, 110, 64, '#ffffff', 'rx="28"'),
    // The desk, with a lamp and a plant.
    rect(620, 540, 470, 26, darkWood),
    rect(640, 566, 24, 240, darkWood),
    rect(1046, 566, 24, 240, darkWood),
    stroke('M720 540V450L790 420', dark, 10),
    shape('M770 400L830 410L800 460Z', color),
    shape('M940 470H1020L1006 540H954Z', '#b8683c'),
    stroke(
      'M980 470Q950 400 910 390M980 470Q985 380 980 350M980 470Q1010 400 1050 386',
      leaves,
      16,
    ),
  ].join('');

function drawLake(color: string): string {
  const canoe = (x: number, y: number, size: number) =>
    `<g transform="translate(${x} ${y}) scale(${size})">${shape('M-190 -26Q0 34 190 -26Q150 54 0 54Q-150 54 -190 -26Z', color)}${stroke('M-150 62Q0 84 150 62', '#ffffff', 6)}</g>`;
  return [
    rect(0, 0, 1200, 900, '#f6e7cf'),
    disk(880, 210, 78, '#f6c544'),
    shape('M0 430L240 210L430 380L660 170L900 390L1040 290L1200 420V520H0Z', '#8fae9b'),
    shape('M0 470Q300 400 620 460T1200 440V540H0Z', leaves),
    rect(0, 510, 1200, 390, glass),
    times(6, (index) => stroke(`M${80 + index * 190} ${590 + (index % 3) * 90}h110`, '#c9e1ef', 8)),
    canoe(380, 650, 1),
    canoe(840, 590, 0.62),
  ].join('');
}

const drawTrack = (color: string): string =>
  [
    rect(0, 0, 1200, 900, '#f2d8c2'),
    disk(600, 330, 120, '#f6c544'),
    shape('M0 330L260 250L520 330L840 230L1200 340V420H0Z', '#7d8a9e'),
    rect(0, 390, 1200, 510, leaves),
    `<ellipse cx="600" cy="650" rx="560" ry="210" fill="${color}"/>`,
    ...[0, 1, 2].map(
      (lane) =>
        `<ellipse cx="600" cy="650" rx="${520 - lane * 44}" ry="${190 - lane * 20}" fill="none" stroke="#ffffff" stroke-width="5"/>`,
    ),
    `<ellipse cx="600" cy="650" rx="390" ry="130" fill="${lawn}"/>`,
    ...[110, 1090].map(
      (x) => stroke(`M${x} 440V190`, dark, 12) + rect(x - 56, 170, 112, 44, stone, 'rx="8"'),
    ),
  ].join('');

function drawLab(color: string): string {
  const flask = (x: number, liquid: string) =>
    shape(`M${x - 22} 340H${x + 22}V450L${x + 96} 620H${x - 96}L${x - 22} 450Z`, '#ffffff') +
    shape(`M${x - 56} 528H${x + 56}L${x + 88} 612H${x - 88}Z`, liquid) +
    rect(x - 32, 326, 64, 18, glass, 'rx="9"');
  const tube = (x: number, liquid: string) =>
    rect(x, 400, 40, 210, '#ffffff', 'rx="20"') + rect(x + 6, 500, 28, 104, liquid, 'rx="14"');
  return [
    rect(0, 0, 1200, 900, '#e7eef0'),
    rect(90, 90, 1020, 26, wood),
    times(7, (index) => rect(140 + index * 140, 20, 60, 70, index % 2 ? glass : color, 'rx="10"')),
    flask(260, color),
    flask(520, '#d9a441'),
    tube(720, '#6d9a55'),
    tube(790, color),
    tube(860, '#4c7a8c'),
    rect(690, 570, 250, 50, darkWood, 'rx="8"'),
    stroke('M1040 610V360', dark, 16),
    stroke('M980 380H1080', dark, 16),
    rect(0, 620, 1200, 40, dark),
    rect(0, 660, 1200, 240, '#b9c3c9'),
  ].join('');
}

/** Places that many colleges have: the pictures show no real one. */
export const demoScenes: readonly Scene[] = [
  {
    alt: 'Drawing of a hall with a clock tower behind a lawn, with a path to its door',
    caption: 'A hall, drawn for the demo',
    draw: drawHall,
  },
  {
    alt: 'Drawing of tall shelves of books behind a long table with two lamps',
    caption: 'A library, drawn for the demo',
    draw: drawLibrary,
  },
  {
    alt: 'Drawing of a room with a bed, and a desk with a lamp and a plant under the window',
    caption: 'A room to live in, drawn for the demo',
    draw: drawRoom,
  },
  {
    alt: 'Drawing of two canoes on a lake, with hills and a low sun behind it',
    caption: 'A lake, drawn for the demo',
    draw: drawLake,
  },
  {
    alt: 'Drawing of a running track around a field, with floodlights at sunset',
    caption: 'A track, drawn for the demo',
    draw: drawTrack,
  },
  {
    alt: 'Drawing of a lab bench with flasks and test tubes of colored liquids',
    caption: 'A lab, drawn for the demo',
    draw: drawLab,
  },
];
