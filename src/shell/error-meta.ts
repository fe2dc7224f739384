import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import { titleOf } from '../platform/pages/page-title.ts';
import { speak } from '../platform/words/speak.ts';
import { errorWords } from '../ui/error-page.words.ts';

/** The status of what was thrown where a page should be. */
export const statusOf = (error: unknown): number =>
  isRouteErrorResponse(error) ? error.status : 500;

/** The title of a page that is not there or has failed; no search engine keeps it. */
export function errorMeta(error: unknown, brand = 'Quad', locale = 'en'): MetaDescriptor[] {
  const said = statusOf(error) === 404 ? errorWords.notFound : errorWords.failed;
  return [{ title: titleOf(speak(locale)(said), brand) }, { name: 'robots', content: 'noindex' }];
}
