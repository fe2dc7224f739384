import { Suspense } from 'react';
import { errorWords } from './error-page.words.ts';
import { useKnockAgain } from './knock-again.ts';
import { useSay } from './say.tsx';
import { still } from './still.tsx';

const Drawn = still(() => import('./error-page.tsx').catch(() => ({ default: Plain })));

/**
 * The page for what is not there or has failed, loaded when there is need of it. What has failed is
 * asked for again by itself.
 */
export function ErrorPage({ status }: { readonly status: number }) {
  useKnockAgain(status >= 500);
  return (
    <Suspense fallback={<Plain status={status} />}>
      <Drawn status={status} />
    </Suspense>
  );
}

/** As long as it is on its way, and where it cannot be had. */
function Plain({ status }: { readonly status?: number }) {
  const say = useSay();
  return (
    <>
      <h1>{say(status === 404 ? errorWords.notFound : errorWords.failed)}</h1>
      <p>
        <a href="">{say(errorWords.tryAgain)}</a>
      </p>
    </>
  );
}
