interface Watch {
  /** The build that the page is of. */
  readonly known: string;
  /** Asks for the build that is running; rejects when no one answers. */
  readonly ask: () => Promise<string>;
  readonly page: Pick<Document, 'visibilityState' | 'addEventListener' | 'removeEventListener'>;
  /** Called once. */
  readonly onNewer: () => void;
  readonly everyMs?: number;
}

/** Milliseconds between two questions of a page that someone sees. */
const usualEveryMs = 5 * 60_000;

/**
 * Checks periodically, while the page is visible, whether a newer build is running; returns a
 * cleanup function. A page that becomes visible again checks if its turn has passed meanwhile.
 */
export function watchBuild({
  known,
  ask,
  page,
  onNewer,
  everyMs = usualEveryMs,
}: Watch): () => void {
  let isOver = false;
  let isDue = false;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function wait() {
    isDue = false;
    timer = setTimeout(() => {
      isDue = true;
      look();
    }, everyMs);
  }

  function look() {
    if (!isDue || page.visibilityState !== 'visible') return;
    isDue = false;
    void ask()
      .catch(() => known)
      .then((running) => {
        if (isOver) return;
        if (running === known) return wait();
        stop();
        onNewer();
      });
  }

  function stop() {
    isOver = true;
    clearTimeout(timer);
    page.removeEventListener('visibilitychange', look);
  }

  page.addEventListener('visibilitychange', look);
  wait();
  return stop;
}

/** Asks the site which build is running. */
export async function askBuild(): Promise<string> {
  const answer = await fetch('/build.json', { cache: 'no-store', credentials: 'omit' });
  const body: unknown = await answer.json();
  if (!answer.ok || typeof body !== 'object' || body === null || !('id' in body))
    throw new Error('The server didn’t say which build it is.');
  return String(body.id);
}
