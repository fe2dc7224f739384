import { useReducer } from 'react';
import { useTranslate } from '../../ui/text/translate.tsx';
import { island } from '../../ui/islands/island.tsx';
import { fairMessages } from './fair-page.messages.ts';
import { PopMenu } from '../../ui/overlays/pop-menu.tsx';
import css from './fair-page/hero/share-fair.module.css';

const ShareLinks = island(() => import('./fair-page/hero/share-links.tsx'));

/** A button that opens the link to a fair. */
export function ShareFair({ fair }: { readonly fair: { name: string; slug: string } }) {
  const t = useTranslate();
  const [isUsed, use] = useReducer(() => true, false);
  return (
    <PopMenu
      icon="share"
      label={t(fairMessages.share)}
      kind="quiet"
      className={css.panel}
      onUse={use}
    >
      <ShareLinks fair={fair} hydrated={isUsed} />
    </PopMenu>
  );
}
