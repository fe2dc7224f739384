import { lazy, Suspense, useEffect } from 'react';
import { useRevalidator } from 'react-router';
import { errorMessages } from './error-page.messages.ts';
import { useTranslate } from '../text/translate.tsx';

/** Milliseconds between two times of asking: those whose pages failed at different moments stay apart. */
const pause = 8_000;

/**
 * Reloads the page's data while the error is on the server side: visitors of an open page recover
 * automatically after a restart.
 */
function useRetry(isOurFault: boolean): void {
  const { revalidate } = useRevalidator();
  useEffect(() => {
    if (!isOurFault) return;
    const timer = setInterval(() => document.hidden || void revalidate(), pause);
    return () => clearInterval(timer);
  }, [isOurFault, revalidate]);
}

const Drawn = lazy(() => import('./error-page.tsx').catch(() => ({ default: Plain })));

/**
 * The page for errors and missing pages, loaded on demand. A failed request is retried
 * automatically.
 */
export function ErrorPage({ status }: { readonly status: number }) {
  useRetry(status >= 500);
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
