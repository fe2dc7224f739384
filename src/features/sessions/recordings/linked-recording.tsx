import { ButtonAnchor } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import { frameMessages } from '../../fairs/fair-page.messages.ts';
import { recordingsMessages as messages } from './recordings.messages.ts';
import css from './recorded-session.module.css';

interface LinkedRecordingProps {
  readonly number: number;
  readonly url: string;
  /** The browser tried to play it here and failed. */
  readonly isBlocked: boolean;
}

/** A recording on another site: a link, with nothing of that site on our page. */
export function LinkedRecording({ number, url, isBlocked }: LinkedRecordingProps) {
  const t = useTranslate();
  const host = URL.parse(url)?.host ?? null;
  return (
    <div className={css.linked}>
      {isBlocked && <p role="status">{t(messages.blocked)}</p>}
      <ButtonAnchor href={url} target="_blank" rel="noopener noreferrer" icon="play">
        <span>
          {host === null ? t(messages.openFile) : t(messages.elsewhere, { number, host })}{' '}
          <span className="visually-hidden">{t(frameMessages.opensElsewhere)}</span>
        </span>
      </ButtonAnchor>
    </div>
  );
}
