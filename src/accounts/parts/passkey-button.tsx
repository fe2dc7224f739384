import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { useSay } from '../../ui/say.tsx';
import type { Message } from '../../platform/words/words.ts';
import { passkeyWords as said } from '../passkeys.words.ts';
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
  const say = useSay();
  const [problem, setProblem] = useState<Message | null>(null);
  const [isAsking, setAsking] = useState(false);
  const press = async () => {
    setAsking(true);
    setProblem(null);
    const told = await ask();
    // As another person: everything the page knows is read anew.
    if (told === null) window.location.assign(next);
    else {
      setProblem(told);
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
          pending={isAsking && say(said.signingIn)}
          onClick={() => void press()}
        >
          {label}
        </Button>
        <p role="status" className={css.problem}>
          {problem && say(problem)}
        </p>
      </div>
      <p className={css.withoutScripts}>{say(said.needsScript)}</p>
    </div>
  );
}
