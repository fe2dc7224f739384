import { renderToString } from 'react-dom/server';
import { createStaticHandler, createStaticRouter, StaticRouterProvider } from 'react-router';
import { TranslationProvider } from '../../src/ui/text/translate.tsx';
import { answerForm } from './scratch-action.ts';
import { routesWith } from './scratch-page.tsx';

/** The scratch page as the server has it, after its action when something was posted. */
export async function renderScratch(request: Request, locale: string): Promise<string> {
  const { query, dataRoutes } = createStaticHandler(routesWith((form) => answerForm(form, locale)));
  const context = await query(request);
  if (context instanceof Response) throw new Error(`Answered ${context.status}.`);
  return renderToString(
    <TranslationProvider locale={locale}>
      <StaticRouterProvider router={createStaticRouter(dataRoutes, context)} context={context} />
    </TranslationProvider>,
  );
}

export { answerForm };
