import type { ReactNode } from 'react';
import { Icon } from '../marks/icon.tsx';
import css from './disclosure.module.css';

interface DisclosureProps {
  readonly title: ReactNode;
  readonly children: ReactNode;
  readonly open?: boolean;
  /** Of those with one name only one is open at a time. */
  readonly name?: string;
  /** At the end of the line: a count, what is chosen. */
  readonly aside?: ReactNode;
}

/** A line that opens to show more. It needs no script, and find-in-page opens it. */
export function Disclosure({ title, children, open, name, aside }: DisclosureProps) {
  return (
    <details className={css.disclosure} open={open} name={name}>
      <summary className={css.summary}>
        <span className={css.title}>{title}</span>
        {aside && <span className={css.aside}>{aside}</span>}
        <Icon name="chevron-down" className={css.mark} />
      </summary>
      <div className={css.body}>{children}</div>
    </details>
  );
}
