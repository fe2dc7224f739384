import { useEffect, useRef } from 'react';
import { overlayMessages } from './overlay.messages.ts';
import { useTranslate } from '../text/translate.tsx';
import css from './loading-overlay.module.css';

/**
 * Covers the screen and reads "Loading..." while something short is on its way. The focus stays where it
 * is. Inside a dialog it covers the dialog, too.
 */
export function LoadingOverlay({ shown }: { readonly shown: boolean }) {
  const t = useTranslate();
  const cover = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (!shown) return;
    // Over an open dialog, too: the top layer is a stack.
    cover.current?.showPopover();
    const busy = document.querySelector('main');
    busy?.setAttribute('aria-busy', 'true');
    return () => busy?.removeAttribute('aria-busy');
  }, [shown]);
  return (
    <div role="status">
      {shown && (
        <div ref={cover} popover="manual" className={css.cover}>
          <p className={css.words}>{t(overlayMessages.loading)}</p>
        </div>
      )}
    </div>
  );
}
