import { pageMeta, type PageMeta } from '../../platform/metadata/page-meta.ts';
import { shareImagePath } from '../../platform/metadata/share-image-path.ts';
import type { PageCall } from '../../platform/pages/page-call.ts';
import { translatorFor } from '../../platform/i18n/translator-for.ts';
import type { Message } from '../../platform/i18n/define-messages.ts';
import { frameMessages } from './fair-frame.messages.ts';

interface Said {
  readonly title: Message;
  /** Contains `{fair}`. */
  readonly description: Message;
  /** The path after `/fair-{slug}`. */
  readonly end: string;
  readonly noindex?: boolean;
}

/** The `meta` of a page around a fair. */
export function framedMeta(
  { publicUrl, brand, locale }: Pick<PageCall, 'publicUrl' | 'brand' | 'locale'>,
  fair: { readonly name: string; readonly slug: string },
  { title, description, end, noindex }: Said,
): PageMeta {
  const t = translatorFor(locale);
  return pageMeta({
    title: t(frameMessages.title, { title: t(title), fair: fair.name }),
    description: t(description, { fair: fair.name }),
    path: `/fair-${fair.slug}/${end}`,
    image: { path: shareImagePath({ kind: 'fair', slug: fair.slug }), alt: fair.name },
    ...(noindex === undefined ? {} : { noindex }),
    publicUrl,
    brand,
    locale,
  });
}
