import { cloneElement, useId, useState, type ReactElement } from 'react';
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
  const [shown, setShown] = useState(false);
  if (text === null)
    return <span className={classNames(css.around, block && css.block)}>{children}</span>;
  return (
    <span
      className={classNames(css.around, block && css.block)}
      onPointerEnter={() => setShown(true)}
      onPointerLeave={() => setShown(false)}
      onFocus={() => setShown(true)}
      onBlur={() => setShown(false)}
      onKeyDown={({ key }) => key === 'Escape' && setShown(false)}
    >
      {cloneElement(children, { 'aria-describedby': id })}
      <span role="tooltip" id={id} className={css.bubble} hidden={!shown}>
        {text}
      </span>
    </span>
  );
}
