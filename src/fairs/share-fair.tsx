import { useReducer } from 'react';
import { useSay } from '../ui/say.tsx';
import { still } from '../ui/still.tsx';
import { fairWords } from './fair-page.words.ts';
import { PopMenu } from './parts/pop-menu.tsx';
import css from './parts/share-fair.module.css';

const ShareLinks = still(() => import('./parts/share-links.tsx'));

/** A button behind which the link to a fair is. */
export function ShareFair({ fair }: { readonly fair: { name: string; slug: string } }) {
  const say = useSay();
  const [isUsed, use] = useReducer(() => true, false);
  return (
    <PopMenu
      icon="share"
      label={say(fairWords.share)}
      kind="quiet"
      className={css.panel}
      onUse={use}
    >
      <ShareLinks fair={fair} awake={isUsed} />
    </PopMenu>
  );
}
