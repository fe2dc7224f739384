import type { PageCall } from '../../../platform/pages/page-call.ts';
import { pageMeta, type PageMeta } from '../../../platform/metadata/page-meta.ts';
import { translatorFor } from '../../../platform/i18n/translator-for.ts';
import { addressOf, filterCount } from './directory-address.ts';
import { directoryMessages } from './directory.messages.ts';
import type { DirectoryProblem, DirectoryView } from './directory-view.ts';

/** Pages of the list that search engines may index; colleges have pages of their own. */
const mostIndexed = 500;

/** Machine-readable data in the head of the directory. */
export function directoryMeta(
  call: Pick<PageCall, 'publicUrl' | 'brand' | 'locale'>,
  view: DirectoryView | DirectoryProblem,
): PageMeta {
  const t = translatorFor(call.locale);
  const { asked } = view;
  const narrowed = filterCount(asked) + (asked.q === '' ? 0 : 1);
  const n = 'total' in view ? view.total : 0;
  return pageMeta({
    ...call,
    title: t(directoryMessages.metaTitle),
    description: t(
      narrowed > 0 || n === 0 ? directoryMessages.about : directoryMessages.description,
      {
        n,
      },
    ),
    // A filtered list is a part of the whole; only the pages of the whole list stand alone.
    path: narrowed > 0 ? '/colleges' : addressOf({ page: asked.page }),
    noindex: narrowed > 1 || asked.q !== '' || asked.page > mostIndexed,
  });
}
