import type { PageCall } from '../../platform/pages/page-call.ts';
import { pageMeta, type PageMeta } from '../../platform/metadata/page-meta.ts';
import { shareImagePath } from '../../platform/metadata/share-image-path.ts';
import { fairPaths } from '../fairs/fair-paths.ts';
import type { FairPageData } from '../fairs/load-fair-page.ts';

/** Metadata in the head of a fair's page. */
export const fairPageMeta = (
  call: Pick<PageCall, 'publicUrl' | 'brand' | 'locale'>,
  { fair, machines, wanted }: FairPageData,
): PageMeta =>
  pageMeta({
    ...call,
    title: machines.title,
    description: machines.description,
    path: fairPaths(fair.slug).page,
    image: { path: shareImagePath({ kind: 'fair', slug: fair.slug }), alt: fair.name },
    ...(wanted === '' ? {} : { noindex: true }),
  });
