import { isRouteErrorResponse, type MetaDescriptor } from 'react-router';
import { titleOf } from '../../../platform/metadata/page-title.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { errorMessages } from '../../../ui/error-page/error-page.messages.ts';

/** The status of what was thrown where a page should be. */
export const statusOf = (error: unknown): number =>
  isRouteErrorResponse(error) ? error.status : 500;

/** The title of a page that is not there or has failed; no search engine keeps it. */
export function errorMeta(error: unknown, brand = 'Quad', locale = 'en'): MetaDescriptor[] {
  const message = statusOf(error) === 404 ? errorMessages.notFound : errorMessages.failed;
  return [
    { title: titleOf(translatorFor(locale)(message), brand) },
    { name: 'robots', content: 'noindex' },
  ];
}
