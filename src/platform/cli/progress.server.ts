import type { World } from '../world.ts';

/** Progress of a long step, for the person waiting. */
export interface Progress {
  /** Reports how much is done so far, in the unit of the total. */
  reach(done: number): void;
  /** Ends the display; the last state stays to be read. */
  end(): void;
}

/** The part of standard error that a progress display needs. */
export interface ProgressOutput {
  readonly isTTY?: boolean;
  write(text: string): unknown;
}

const barWidth = 30;
/** Milliseconds between two drawings of the bar. */
const barPause = 100;
/** Milliseconds between two lines in a log. */
const linePause = 5_000;

/**
 * A progress bar on a terminal; otherwise a line every five seconds and one at the end. A total of
 * 0 means unknown: then only the count is shown.
 */
export function showProgress(
  label: string,
  total: number,
  output: ProgressOutput,
  world: World,
): Progress {
  const onTerminal = output.isTTY === true;
  const pause = onTerminal ? barPause : linePause;
  let done = 0;
  let shown = onTerminal ? 0 : world.now().getTime();
  let ended = false;

  const draw = () => {
    const text = describeProgress(label, done, total, onTerminal);
    output.write(onTerminal ? `\r${text}\u001b[K` : `${text}\n`);
  };

  return {
    reach(nowDone) {
      if (ended) return;
      done = nowDone;
      const now = world.now().getTime();
      if (now - shown < pause) return;
      shown = now;
      draw();
    },
    end() {
      if (ended) return;
      ended = true;
      draw();
      if (onTerminal) output.write('\n');
    },
  };
}

/** One state of the display in words, with a bar of 30 cells when `withBar`. */
function describeProgress(label: string, done: number, total: number, withBar: boolean): string {
  const count = done.toLocaleString('en-US');
  if (total <= 0) return `${label}: ${count}`;
  const part = Math.min(1, Math.max(0, done / total));
  const filled = Math.round(part * barWidth);
  const bar = withBar ? ` [${'#'.repeat(filled)}${'.'.repeat(barWidth - filled)}]` : '';
  return `${label}${bar || ':'} ${Math.floor(part * 100)} % (${count} of ${total.toLocaleString('en-US')})`;
}
