import { pageMeta, type PageMeta } from '../platform/pages/page-meta.ts';
import { shareImagePath } from '../platform/pages/share-image-path.ts';
import type { PageCall } from '../platform/pages/page-call.ts';
import { speak } from '../platform/words/speak.ts';
import type { Message } from '../platform/words/words.ts';
import { frameWords } from './fair-frame.words.ts';

interface Said {
  readonly title: Message;
  /** With `{fair}`. */
  readonly description: Message;
  /** Behind `/fair-{slug}`. */
  readonly end: string;
  readonly noindex?: boolean;
}

/** The `meta` of a page around a fair. */
export function framedMeta(
  { publicUrl, brand, locale }: Pick<PageCall, 'publicUrl' | 'brand' | 'locale'>,
  fair: { readonly name: string; readonly slug: string },
  { title, description, end, noindex }: Said,
): PageMeta {
  const say = speak(locale);
  return pageMeta({
    title: say(frameWords.title, { title: say(title), fair: fair.name }),
    description: say(description, { fair: fair.name }),
    path: `/fair-${fair.slug}/${end}`,
    image: { path: shareImagePath({ kind: 'fair', slug: fair.slug }), alt: fair.name },
    ...(noindex === undefined ? {} : { noindex }),
    publicUrl,
    brand,
    locale,
  });
}
