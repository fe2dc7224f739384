import { QueuePanel } from './queue-panel.tsx';
import type { ShownQueue } from './queue-queries.ts';
import { RepQueue } from './rep-queue.tsx';

interface BoothLineProps {
  readonly booth: {
    readonly fair: { readonly id: string; readonly slug: string };
    readonly college: { readonly id: string; readonly name: string };
    readonly closed: unknown;
    readonly voice: string;
    readonly isOwn: boolean;
  };
  readonly queue: ShownQueue | null;
  /** Each call needs two reps; null for those who don’t hold calls. */
  readonly twoReps: boolean | null;
  readonly now: string;
}

/** The queue of an open booth above its conversation, for its staff or for a student who isn't muted. */
export function BoothLine({ booth, queue, twoReps, now }: BoothLineProps) {
  if (queue === null || booth.closed !== null || booth.voice === 'MUTED') return null;
  return queue.students === null ? (
    <QueuePanel
      queue={queue}
      fairId={booth.fair.id}
      slug={booth.fair.slug}
      college={booth.college}
    />
  ) : (
    <RepQueue
      queue={queue}
      slug={booth.fair.slug}
      isOwn={booth.isOwn}
      twoReps={twoReps === true}
      now={now}
    />
  );
}
