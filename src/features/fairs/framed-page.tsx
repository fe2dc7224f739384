import type { ReactNode } from 'react';
import { ButtonLink } from '../../ui/buttons/button.tsx';
import { EmptyLawn } from '../../ui/pennants/empty-lawn.tsx';
import { useTranslate } from '../../ui/text/translate.tsx';
import type { ShownFair } from './fair-view.ts';
import { frameMessages, fairMessages } from './fair-page.messages.ts';
import { fairPaths } from './fair-paths.ts';
import type { FairPhase } from './fair-phase.ts';
import AddMenu from './add-menu.tsx';
import { pageMeta, type PageMeta } from '../../platform/metadata/page-meta.ts';
import { shareImagePath } from '../../platform/metadata/share-image-path.ts';
import type { PageCall } from '../../platform/pages/page-call.ts';
import { translatorFor } from '../../platform/i18n/translator-for.ts';
import type { Message } from '../../platform/i18n/define-messages.ts';
import ShareLinks from './fair-page/hero/share-links.tsx';
import { PopMenu } from '../../ui/overlays/pop-menu.tsx';
import css from './fair-page/hero/share-fair.module.css';

interface NotYetProps {
  readonly title: string;
  readonly text: ReactNode;
  readonly fair: ShownFair;
  readonly phase: FairPhase;
  /** The most useful action here. */
  readonly children?: ReactNode;
}

/** An empty state: why there is nothing yet, and what to do meanwhile. */
export function NotYet({ title, text, fair, phase, children }: NotYetProps) {
  const t = useTranslate();
  const isPast = phase === 'ended' || phase === 'cancelled';
  return (
    <EmptyLawn title={title} text={text}>
      {children}
      {isPast ? (
        <ButtonLink kind={children ? 'line' : 'primary'} to="/calendar">
          {t(frameMessages.calendar)}
        </ButtonLink>
      ) : (
        <AddMenu fair={fair} kind="line" />
      )}
      <ButtonLink kind="line" to={fairPaths(fair.slug).page}>
        {t(frameMessages.seeFair)}
      </ButtonLink>
    </EmptyLawn>
  );
}

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

/** A button that opens the link to a fair. */
export function ShareFair({ fair }: { readonly fair: { name: string; slug: string } }) {
  const t = useTranslate();
  return (
    <PopMenu icon="share" label={t(fairMessages.share)} kind="quiet" className={css.panel}>
      <ShareLinks fair={fair} />
    </PopMenu>
  );
}
