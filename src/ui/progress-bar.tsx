import { useNavigation } from 'react-router';
import { overlayWords } from './overlay.words.ts';
import { useSay } from './say.tsx';
import css from './progress-bar.module.css';

/** A thin line at the top while another page is on its way; it appears when that takes a moment. */
export function NavigationProgress() {
  const say = useSay();
  const underWay = useNavigation().state !== 'idle';
  return (
    <div role="status">
      {underWay && (
        <div className={css.track}>
          <span className="visually-hidden">{say(overlayWords.opening)}</span>
        </div>
      )}
    </div>
  );
}
