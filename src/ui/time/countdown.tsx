import type { ReactNode } from 'react';
import { classNames } from '../layout/class-names.ts';
import { useNow } from './clock.ts';
import { countdownMessages } from './countdown.messages.ts';
import { useTranslate } from '../text/translate.tsx';
import { splitSpan } from './spans.ts';
import css from './countdown.module.css';

interface CountdownProps {
  /** ISO time that is waited for. */
  readonly to: string;
  /** The loader's now, ISO. */
  readonly now: string;
  /** Words before it: "Opens in". */
  readonly label: ReactNode;
  /** Shown instead once the time has come. */
  readonly over?: ReactNode;
  /** Its numbers in display size, each above its unit. */
  readonly isLarge?: boolean;
}

/**
 * Days, hours and minutes until something. Updates silently: a screen reader reads it on focus, and
 * does not announce every minute.
 */
export function Countdown({ to, now: serverNow, label, over = null, isLarge }: CountdownProps) {
  const t = useTranslate();
  const left = Date.parse(to) - useNow(serverNow, 10_000).getTime();
  if (left <= 0) return <>{over}</>;
  const { days, hours, minutes } = splitSpan(left);
  const units = [
    [days, t(countdownMessages.days, { days })],
    [hours, t(countdownMessages.hours)],
    [minutes, t(countdownMessages.minutes)],
  ] as const;
  return (
    <p className={classNames(css.countdown, isLarge && css.large)} role="timer" aria-live="off">
      <span>{label}</span>{' '}
      {units.slice(days === 0 ? 1 : 0).map(([number, unit]) => (
        <span key={unit} className={css.unit}>
          <b>{number}</b> {unit}
        </span>
      ))}
    </p>
  );
}
