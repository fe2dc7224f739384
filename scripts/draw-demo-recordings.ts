import { execFileSync, spawn } from 'node:child_process';
import { writeFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { Resvg } from '@resvg/resvg-js';
import { readShareFonts } from '../src/features/shell/share-images/serve-share-images.server.ts';
import { demoRecording } from '../src/features/sessions/recording-files/demo-recordings.server.ts';

/**
 * Creates the demo’s three recordings: `node scripts/draw-demo-recordings.ts`, with an `ffmpeg`
 * that has libvpx-vp9 and libopus. A card for each college and a note where it begins; the results
 * are committed, so no one needs an encoder. All of it is the project’s own.
 */
const [width, height, perSecond] = [640, 360, 5];
const folder = new URL('../src/features/sessions/recording-files/', import.meta.url);
const { files: fontFiles, display } = readShareFonts();
const draw = (svg: string) =>
  new Resvg(svg, { font: { fontFiles: [...fontFiles], loadSystemFonts: false } }).render().asPng();
const { sessions, starts, seconds } = demoRecording;
const colors = ['#f2b83f', '#7ad0b0', '#f58f6c', '#9fb4ff', '#e7a6d8', '#c8d66b'];
const grounds = ['#26264a', '#1d3b3a', '#3f2440'];

/** Where a second is: before the colleges, with one of them, or after them all. */
function partAt(second: number): { readonly place: number; readonly since: number } {
  const place = starts.findLastIndex((start) => start <= second);
  return { place, since: second - (starts[place] ?? 0) };
}

function frame(title: string, ground: string, at: number): string {
  const { place, since } = partAt(at);
  const color = colors[place] ?? '#ffffff';
  const isLast = at >= seconds - demoRecording.outro;
  const head = place < 0 ? title : isLast ? 'Your questions' : `College ${place + 1} of 6`;
  const bars = Array.from({ length: 15 }, (_, bar) => {
    const tall = 8 + 34 * Math.abs(Math.sin(at * 2.1 + bar * 1.7) * Math.cos(at * 0.9 + bar));
    return `<rect x="${64 + bar * 16}" y="${262 - tall}" width="8" height="${2 * tall}" rx="4" fill="${color}"/>`;
  });
  const swing = 6 * Math.sin(since * 1.6) * Math.exp(-since / 4);
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}" font-family="Instrument Sans" font-weight="600">
    <rect width="640" height="360" fill="${ground}"/>
    <g transform="rotate(${swing} 470 70)">
      <rect x="464" y="56" width="8" height="230" rx="4" fill="#ffffff"/>
      <path d="M472 70 L608 118 L472 166 Z" fill="${color}"/>
    </g>
    <text x="64" y="84" font-size="22" fill="#dcdcf5">Demo recording · ${title}</text>
    <text x="64" y="146" font-size="44" font-family="${display.family}" font-weight="800" fill="#ffffff">${head}</text>
    ${bars.join('')}
    <rect x="0" y="350" width="${(width * at) / seconds}" height="10" fill="${color}"/>
  </svg>`;
}

/** A soft note where each college begins, one step higher each time. */
const notes = starts
  .map((start, place) => {
    const since = `(t-${start})`;
    const tone = Math.round(330 * 2 ** ((place * 2) / 12));
    return `gte(t,${start})*0.2*sin(2*PI*${tone}*t)*exp(-3*${since})`;
  })
  .join('+');

for (const [place, title] of sessions.entries()) {
  const file = fileURLToPath(new URL(`demo-session-${place + 1}.webm`, folder));
  const ground = grounds[place] ?? '';
  await writeFile(file.replace(/webm$/, 'png'), draw(frame(title, ground, 0)));
  const encoder = spawn(
    'ffmpeg',
    [
      '-v',
      'error',
      '-y',
      '-f',
      'image2pipe',
      '-framerate',
      String(perSecond),
      '-i',
      '-',
      '-f',
      'lavfi',
      '-t',
      String(seconds),
      '-i',
      `aevalsrc='${notes}':s=16000`,
      '-c:v',
      'libvpx-vp9',
      '-crf',
      '44',
      '-b:v',
      '0',
      '-row-mt',
      '1',
      '-pix_fmt',
      'yuv420p',
      // A picture to begin with wherever a chapter does.
      '-force_key_frames',
      starts.join(','),
      '-c:a',
      'libopus',
      '-b:a',
      '16k',
      '-cues_to_front',
      '1',
      '-bitexact',
      '-map_metadata',
      '-1',
      file,
    ],
    { stdio: ['pipe', 'inherit', 'inherit'] },
  );
  for (let number = 0; number < seconds * perSecond; number += 1) {
    const svg = frame(title, ground, number / perSecond);
    encoder.stdin.write(draw(svg));
  }
  encoder.stdin.end();
  await new Promise((done) => encoder.on('close', done));
  console.log(execFileSync('ls', ['-l', file]).toString().trim());
}
