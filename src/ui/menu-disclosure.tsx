import { useEffect, useRef, type ReactNode } from 'react';
import { useLocation } from 'react-router';
import { classNames } from './class-names.ts';
import css from './menu-disclosure.module.css';

interface MenuDisclosureProps {
  /** What the button shows. */
  readonly button: ReactNode;
  /** What the button is called where it shows no words. */
  readonly label?: string;
  readonly children: ReactNode;
  /** `menu`: under its button; `drawer`: from the end of the line, over the page. */
  readonly shape?: 'menu' | 'drawer';
  readonly className?: string | undefined;
  readonly buttonClassName?: string | undefined;
}

/**
 * A menu that opens at its button. Without JavaScript it is a disclosure; with it, Escape, a press
 * elsewhere, leaving it and going to another page close it as well.
 */
export function MenuDisclosure({
  button,
  label,
  children,
  shape = 'menu',
  className,
  buttonClassName,
}: MenuDisclosureProps) {
  const box = useRef<HTMLDetailsElement>(null);
  const { key } = useLocation();
  useEffect(() => {
    if (box.current) box.current.open = false;
  }, [key]);
  useEffect(() => {
    const details = box.current;
    if (!details) return undefined;
    const close = () => (details.open = false);
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape' || !details.open) return;
      close();
      details.querySelector('summary')?.focus();
    };
    const onPress = ({ target }: Event) => {
      // The drawer's own ground is the page behind it.
      const outside = !(target instanceof Node) || !details.contains(target);
      if (outside || (target instanceof Element && target.hasAttribute('data-ground'))) close();
    };
    const onLeave = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget instanceof Node && !details.contains(relatedTarget)) close();
    };
    document.addEventListener('keydown', onKey);
    document.addEventListener('pointerdown', onPress);
    details.addEventListener('focusout', onLeave);
    return () => {
      document.removeEventListener('keydown', onKey);
      document.removeEventListener('pointerdown', onPress);
      details.removeEventListener('focusout', onLeave);
    };
  }, []);
  return (
    <details ref={box} className={classNames(css.box, css[shape], className)}>
      <summary className={classNames(css.button, buttonClassName)} aria-label={label}>
        {button}
      </summary>
      <div className={css.ground} data-ground="" aria-hidden="true" />
      <div className={css.panel}>{children}</div>
    </details>
  );
}
