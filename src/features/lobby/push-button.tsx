import { useEffect, useState } from 'react';
import { Button } from '../../ui/buttons/button.tsx';
import { useHydrated } from '../../ui/layout/hydrated.ts';
import { allowPush, canPush, isPushOn, type Allowed } from './push/allow-push.ts';

interface PushButtonProps {
  readonly children: string;
  readonly className?: string | undefined;
  /** Called when notifications were allowed, or weren't. */
  readonly onAnswer?: (answer: Allowed) => void;
}

/** Turns on notifications in this browser, where it can show them and doesn't. */
export function PushButton({ children, className, onAnswer }: PushButtonProps) {
  const hydrated = useHydrated();
  const [isNeeded, setIsNeeded] = useState(false);
  useEffect(() => {
    if (!canPush() || Notification.permission === 'denied') return;
    void isPushOn().then((isOn) => setIsNeeded(!isOn));
  }, []);
  if (!hydrated || !isNeeded) return null;
  return (
    <Button
      kind="line"
      size="small"
      icon="bell"
      {...(className === undefined ? {} : { className })}
      onClick={() =>
        void allowPush().then((answer) => {
          setIsNeeded(answer === 'off' || answer === 'failed');
          onAnswer?.(answer);
        })
      }
    >
      {children}
    </Button>
  );
}
