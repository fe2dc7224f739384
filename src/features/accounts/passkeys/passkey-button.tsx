import { useState } from 'react';
import { Button } from '../../../ui/buttons/button.tsx';
import { useTranslate } from '../../../ui/text/translate.tsx';
import type { Message } from '../../../platform/i18n/define-messages.ts';
import { passkeyMessages as messages } from '../sign-in-settings.messages.ts';
import css from './passkeys.module.css';

interface PasskeyButtonProps {
  /** Asks the device; null when it worked. */
  readonly ask: () => Promise<Message | null>;
  readonly label: string;
  /** Where to go when it worked, as a path. */
  readonly next: string;
  readonly kind?: 'primary' | 'line';
}

/** A button that has the device ask for its owner. Without scripts it says why it is not there. */
export function PasskeyButton({ ask, label, next, kind = 'primary' }: PasskeyButtonProps) {
  const t = useTranslate();
  const [problem, setProblem] = useState<Message | null>(null);
  const [isAsking, setAsking] = useState(false);
  const press = async () => {
    setAsking(true);
    setProblem(null);
    const message = await ask();
    // The account has changed: reload all page data.
    if (message === null) window.location.assign(next);
    else {
      setProblem(message);
      setAsking(false);
    }
  };
  return (
    <div className={css.device}>
      <div className={css.withScripts}>
        <Button
          kind={kind}
          size="large"
          block
          icon="lock"
          pending={isAsking && t(messages.signingIn)}
          onClick={() => void press()}
        >
          {label}
        </Button>
        <p role="status" className={css.problem}>
          {problem && t(problem)}
        </p>
      </div>
      <p className={css.withoutScripts}>{t(messages.needsScript)}</p>
    </div>
  );
}
