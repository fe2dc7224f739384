import { hydrateRoot } from 'react-dom/client';
import {
  createBrowserRouter,
  type DataStrategyResult,
  type MiddlewareFunction,
} from 'react-router';
import { RouterProvider } from 'react-router/dom';
import { keepUnsent } from '../../src/ui/forms/keep-unsent.ts';
import { TranslationProvider } from '../../src/ui/text/translate.tsx';
import { routesWith } from './scratch-page.tsx';

const routes = routesWith(async (form) => {
  const answer = await fetch(`/act${location.search}`, { method: 'POST', body: form });
  return (await answer.json()) as unknown;
});

const keeping: MiddlewareFunction<unknown> = (args, next) =>
  keepUnsent(args, async () => (await next()) as Record<string, DataStrategyResult>);
for (const route of routes) route.middleware = [keeping];

declare global {
  interface Window {
    __staticRouterHydrationData?: Parameters<typeof createBrowserRouter>[1] extends
      { hydrationData?: infer Data } | undefined
      ? Data
      : never;
  }
}

const hydrationData = window.__staticRouterHydrationData;
const router = createBrowserRouter(routes, hydrationData ? { hydrationData } : {});

hydrateRoot(
  document.querySelector('#page') ?? document.body,
  <TranslationProvider locale={document.documentElement.lang}>
    <RouterProvider router={router} />
  </TranslationProvider>,
);
document.documentElement.dataset['hydrated'] = 'yes';
