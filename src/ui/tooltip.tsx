import {
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
} from 'react';
import { classNames } from './class-names.ts';
import css from './tooltip.module.css';

interface TooltipProps {
  /** null: nothing to say at the moment. */
  readonly text: string | null;
  /** The one thing it is about; it can have the focus. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** As wide as the place it stands in. */
  readonly block?: boolean | undefined;
}

/**
 * Says something short about what it surrounds, to pointer, keyboard, touch and screen reader. It stays
 * while it is pointed at and goes with Escape (WCAG 1.4.13).
 */
export function Tooltip({ text, children, block }: TooltipProps) {
  const id = useId();
  const bubble = useRef<HTMLSpanElement>(null);
  const [wanted, setWanted] = useState(false);
  const shown = wanted && text !== null;

  useLayoutEffect(() => {
    if (shown && bubble.current) keepInWindow(bubble.current);
  }, [shown]);
  useEffect(() => {
    if (!shown) return;
    const hide = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') setWanted(false);
    };
    document.addEventListener('keydown', hide);
    return () => document.removeEventListener('keydown', hide);
  }, [shown]);

  return (
    <span
      className={classNames(css.around, block && css.block)}
      onPointerEnter={() => setWanted(true)}
      onPointerLeave={({ pointerType }) => pointerType !== 'touch' && setWanted(false)}
      onFocus={() => setWanted(true)}
      onBlur={() => setWanted(false)}
    >
      {cloneElement(children, text === null ? {} : { 'aria-describedby': id })}
      {text !== null && (
        <span role="tooltip" id={id} ref={bubble} className={css.bubble} hidden={!shown}>
          {text}
        </span>
      )}
    </span>
  );
}

/** Moves the bubble aside at an edge of the window, and below where there is no room above. */
function keepInWindow(bubble: HTMLElement): void {
  const gap = 8;
  bubble.style.removeProperty('--aside');
  bubble.removeAttribute('data-below');
  const { left, right, top } = bubble.getBoundingClientRect();
  const over = Math.max(0, right + gap - document.documentElement.clientWidth);
  const aside = left < gap ? gap - left : -over;
  if (aside !== 0) bubble.style.setProperty('--aside', `${aside}px`);
  if (top < gap) bubble.setAttribute('data-below', '');
}
