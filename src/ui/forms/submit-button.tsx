import {
  type ComponentProps,
  cloneElement,
  useEffect,
  useId,
  useLayoutEffect,
  useRef,
  useState,
  type ReactElement,
} from 'react';
import { Button } from '../buttons/button.tsx';
import { useForm } from './form-context.ts';
import { formMessages } from './form.messages.ts';
import { useTranslate } from '../text/translate.tsx';
import { classNames } from '../layout/class-names.ts';
import css from '../overlays/tooltip.module.css';
import formCss from './form.module.css';

type SubmitButtonProps = Omit<ComponentProps<typeof Button>, 'type' | 'pending'> & {
  /** The label while the form is being sent; default: "Sending…". */
  readonly pending?: string;
  /** Why it cannot be sent yet; the specification's words without it. */
  readonly tooltip?: string;
};

/**
 * Sends the form around it. As long as a field does not pass it looks disabled and says why, but can be
 * reached, and pressing it goes to the first wrong field and says how many there are, where there are
 * several. With `formNoValidate` it sends whatever there is.
 */
export function SubmitButton({ pending, tooltip, children, ...props }: SubmitButtonProps) {
  const t = useTranslate();
  const form = useForm();
  const waits = !form.valid && !props.formNoValidate;
  // One answer says so itself, where the focus goes.
  const left =
    form.left !== null && form.left.count > 1 && !props.formNoValidate ? form.left : null;
  return (
    <>
      {left && (
        <p className={formCss.left}>
          {t(left.areMissing ? formMessages.missing : formMessages.wrong, { count: left.count })}
        </p>
      )}
      <Tooltip
        text={waits && !form.pending ? (tooltip ?? t(formMessages.fillOut)) : null}
        block={props.block}
        below
      >
        <Button
          {...props}
          type="submit"
          aria-disabled={waits || undefined}
          pending={form.pending && (pending ?? t(formMessages.sending))}
        >
          {children}
        </Button>
      </Tooltip>
    </>
  );
}

interface TooltipProps {
  /** null: nothing to say at the moment. */
  readonly text: string | null;
  /** The one thing it is about; it can have the focus. */
  readonly children: ReactElement<{ 'aria-describedby'?: string | undefined }>;
  /** As wide as its container. */
  readonly block?: boolean | undefined;
  /** Below what it is about, where there is room, instead of above. */
  readonly below?: boolean;
}

/**
 * A tooltip for pointer, keyboard, touch and screen reader. It stays while it is hovered and closes
 * with Escape (WCAG 1.4.13).
 */
export function Tooltip({ text, children, block, below = false }: TooltipProps) {
  const id = useId();
  const bubble = useRef<HTMLSpanElement>(null);
  const [wanted, setWanted] = useState(false);
  const shown = wanted && text !== null;

  useLayoutEffect(() => {
    if (shown && bubble.current) keepInside(bubble.current, below);
  }, [shown, below]);
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

/** Moves the bubble aside at an edge of the window or dialog, and flips it for lack of room. */
function keepInside(bubble: HTMLElement, below: boolean): void {
  const gap = 8;
  const { clientWidth, clientHeight } = document.documentElement;
  const frame = bubble.closest('dialog')?.getBoundingClientRect() ?? {
    left: 0,
    top: 0,
    right: clientWidth,
    bottom: clientHeight,
  };
  bubble.style.removeProperty('--aside');
  bubble.toggleAttribute('data-below', below);
  const { left, right, top, bottom } = bubble.getBoundingClientRect();
  const aside =
    left < frame.left + gap ? frame.left + gap - left : Math.min(0, frame.right - gap - right);
  if (aside !== 0) bubble.style.setProperty('--aside', `${aside}px`);
  if (below ? bottom > frame.bottom : top < frame.top) bubble.toggleAttribute('data-below', !below);
}
