import { Suspense } from 'react';
import { errorMessages } from './error-page.messages.ts';
import { useRetryEntry } from './retry-entry.ts';
import { useTranslate } from './translate.tsx';
import { island } from './island.tsx';

const Drawn = island(() => import('./error-page.tsx').catch(() => ({ default: Plain })));

/**
 * The page for what is not there or has failed, loaded when there is need of it. What has failed is
 * asked for again by itself.
 */
export function ErrorPage({ status }: { readonly status: number }) {
  useRetryEntry(status >= 500);
  return (
    <Suspense fallback={<Plain status={status} />}>
      <Drawn status={status} />
    </Suspense>
  );
}

/** As long as it is on its way, and where it cannot be had. */
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
