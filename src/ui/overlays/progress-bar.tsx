import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { overlayMessages } from './overlay.messages.ts';
import { useTranslate } from '../text/translate.tsx';
import css from './progress-bar.module.css';

/** Milliseconds before a notice to people who cannot see the progress bar. */
const toldAfter = 1000;

/** A thin line at the top while another page is on its way; it appears when that takes a moment. */
export function NavigationProgress() {
  const t = useTranslate();
  const underWay = useNavigation().state !== 'idle';
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!underWay) return;
    const timer = setTimeout(() => setSlow(true), toldAfter);
    return () => {
      clearTimeout(timer);
      setSlow(false);
    };
  }, [underWay]);
  return (
    <>
      {underWay && <div className={css.track} />}
      <div className="visually-hidden" role="status">
        {slow && t(overlayMessages.opening)}
      </div>
    </>
  );
}
