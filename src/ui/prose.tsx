import type { ReactNode } from 'react';
import { classNames } from './class-names.ts';
import css from './prose.module.css';

interface ProseProps {
  readonly children: ReactNode;
  readonly className?: string | undefined;
}

/**
 * Text to be read at length: 65 letters a line, air around headings, tables, lists; a list of
 * `<li data-check>` is a checklist that prints with boxes.
 */
export function Prose({ children, className }: ProseProps) {
  return <div className={classNames(css.prose, className)}>{children}</div>;
}
