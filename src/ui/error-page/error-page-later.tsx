import { lazy, Suspense } from 'react';
import { errorMessages } from './error-page.messages.ts';
import { useTranslate } from '../text/translate.tsx';
import { useRefreshEvery } from '../navigation/use-refresh.ts';

/** Milliseconds between two times of asking: those whose pages failed at different moments stay apart. */
const pause = 8_000;

const Drawn = lazy(() => import('./error-page.tsx').catch(() => ({ default: Plain })));

/**
 * The page for errors and missing pages, loaded on demand. A failed request is retried
 * automatically.
 */
export function ErrorPage({ status }: { readonly status: number }) {
  // Visitors of an open page recover automatically after a restart.
  useRefreshEvery(pause, { isOn: status >= 500 });
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
