import { Suspense } from 'react';
import { errorMessages } from './error-page.messages.ts';
import { useRetryEntry } from './retry-entry.ts';
import { useTranslate } from '../text/translate.tsx';
import { island } from '../islands/island.tsx';

const Drawn = island(() => import('./error-page.tsx').catch(() => ({ default: Plain })));

/**
 * The page for errors and missing pages, loaded on demand. A failed request is retried
 * automatically.
 */
export function ErrorPage({ status }: { readonly status: number }) {
  useRetryEntry(status >= 500);
  return (
    <Suspense fallback={<Plain status={status} />}>
      <Drawn status={status} />
    </Suspense>
  );
}

/** While it is loading, and where it cannot be loaded. */
function Plain({ status }: { readonly status?: number }) {
  const t = useTranslate();
  return (
    <>
      <h1>{t(status === 404 ? errorMessages.notFound : errorMessages.failed)}</h1>
      <p>
        <a href="">{t(errorMessages.tryAgain)}</a>
      </p>
    </>
  );
}
