import { ButtonAnchor } from '../../ui/button.tsx';
import { useSay } from '../../ui/say.tsx';
import { frameWords } from '../../fairs/fair-frame.words.ts';
import { recordingsWords as said } from './recordings.words.ts';
import css from './recorded-session.module.css';

interface LinkedRecordingProps {
  readonly number: number;
  readonly url: string;
  /** The browser tried to play it here and couldn’t. */
  readonly isBlocked: boolean;
}

/** A recording that is on another site: a link, and nothing of that site on our page. */
export function LinkedRecording({ number, url, isBlocked }: LinkedRecordingProps) {
  const say = useSay();
  const host = URL.parse(url)?.host ?? null;
  return (
    <div className={css.linked}>
      {isBlocked && <p role="status">{say(said.blocked)}</p>}
      <ButtonAnchor href={url} target="_blank" rel="noopener noreferrer" icon="play">
        <span>
          {host === null ? say(said.openFile) : say(said.elsewhere, { number, host })}{' '}
          <span className="visually-hidden">{say(frameWords.opensElsewhere)}</span>
        </span>
      </ButtonAnchor>
    </div>
  );
}
