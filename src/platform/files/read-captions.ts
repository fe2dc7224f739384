/** A caption. */
export interface Cue {
  /** Start and end, in seconds. */
  readonly start: number;
  readonly end: number;
  /** Without markup. */
  readonly text: string;
}

/** More than fits into four hours of speech. */
const mostCues = 10_000;
const longestText = 2_000;

const timePattern = String.raw`(?:(\d{2,3}):)?([0-5]\d):([0-5]\d)\.(\d{3})`;
const timing = new RegExp(String.raw`^${timePattern}[ \t]+-->[ \t]+${timePattern}(?:[ \t].*)?$`);

/**
 * Reads captions (WebVTT, W3C): their cues in order, without style, position and markup.
 * @returns null for what isn't WebVTT: no header, a time that can't be read, a cue that ends before
 *   it starts, more than 10,000 cues or a cue of more than 2,000 characters
 */
export function readCaptions(text: string): readonly Cue[] | null {
  const blocks = text
    .replace(/^\uFEFF/, '')
    .replaceAll(/\r\n?/g, '\n')
    .split(/\n{2,}/);
  if (!/^WEBVTT(?:[ \t].*)?$/.test(blocks[0]?.split('\n')[0] ?? '')) return null;
  const cues: Cue[] = [];
  for (const block of blocks.slice(1)) {
    const lines = block.split('\n').filter((line) => line !== '');
    if (lines.length === 0 || /^(?:NOTE|STYLE|REGION)(?:\s|$)/.test(lines[0] ?? '')) continue;
    const at = lines.findIndex((line) => line.includes('-->'));
    // The name of a cue may be over its times, and nothing else.
    if (at !== 0 && at !== 1) return null;
    const cue = readCue(lines[at] ?? '', lines.slice(at + 1));
    if (!cue || cues.length >= mostCues) return null;
    cues.push(cue);
  }
  return cues;
}

function readCue(times: string, lines: readonly string[]): Cue | null {
  const found = timing.exec(times);
  if (!found) return null;
  const [from, to] = [found.slice(1, 5), found.slice(5, 9)].map(asSeconds);
  const text = plain(lines.join(' '));
  if (from === undefined || to === undefined || to < from || text.length > longestText) return null;
  return { start: from, end: to, text };
}

const asSeconds = ([hours = '0', minutes = '0', seconds = '0', thousandths = '0']: readonly (
  string | undefined
)[]): number =>
  Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds) + Number(thousandths) / 1000;

const named: Readonly<Record<string, string>> = {
  amp: '&',
  lt: '<',
  gt: '>',
  nbsp: ' ',
  lrm: '',
  rlm: '',
};

const plain = (text: string): string =>
  text
    .replaceAll(/<[^>]*>/g, '')
    .replaceAll(/&(amp|lt|gt|nbsp|lrm|rlm);/g, (_, name: string) => named[name] ?? '')
    .replaceAll(/\s+/g, ' ')
    .trim();
