import type { CommandCall } from './command.ts';
import type { Progress } from './progress.server.ts';

/** Shows one bar after the other for a command of several steps. */
export interface StepsFollower<Step extends string> {
  /** Reports progress; another step or total starts another bar. */
  readonly follow: (step: Step, done: number, total: number) => void;
  /** Ends the last bar; may be called again. */
  readonly end: () => void;
}

/** Follows the steps of a running command; `labels` are the words in front of their bars. */
export function followSteps<Step extends string>(
  call: Pick<CommandCall, 'progress'>,
  labels: Readonly<Record<Step, string>>,
): StepsFollower<Step> {
  let bar: Progress | undefined;
  let shown = '';
  const end = () => bar?.end();
  return {
    end,
    follow(step, done, total) {
      const stepKey = `${step} ${total}`;
      if (stepKey !== shown) {
        end();
        bar = call.progress(labels[step], total);
        shown = stepKey;
      }
      bar?.reach(done);
    },
  };
}
