import { useEffect, useState } from 'react';
import { useNavigation } from 'react-router';
import { overlayWords } from './overlay.words.ts';
import { useSay } from './say.tsx';
import css from './progress-bar.module.css';

/** Milliseconds after which it is worth telling those who do not see the line. */
const toldAfter = 1000;

/** A thin line at the top while another page is on its way; it appears when that takes a moment. */
export function NavigationProgress() {
  const say = useSay();
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
        {slow && say(overlayWords.opening)}
      </div>
    </>
  );
}
